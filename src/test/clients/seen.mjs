// What a connected client sees; the same calls for every client, as facts for the tests.
export async function seen(client) {
  const { tools } = await client.listTools();
  const article = await client.callTool({
    name: 'get_regulation_article',
    arguments: { instrument: 'FFAR', article: '15' },
  });
  const missingArgument = await client.callTool({ name: 'get_lesson', arguments: {} });
  const prompt = await client.getPrompt({ name: 'study_loop', arguments: { lesson_number: '4' } });
  const resource = await client.readResource({ uri: 'lesson://4' });
  const { completion } = await client.complete({
    ref: { type: 'ref/resource', uri: 'regulation://{instrument}/{article}' },
    argument: { name: 'instrument', value: 'ff' },
  });
  return {
    server: client.getServerVersion()?.name,
    tools: tools.map((tool) => tool.name),
    article: article.structuredContent.citation,
    missing_argument: missingArgument.isError ? missingArgument.content[0].text : 'no error',
    unknown_tool: await codeOf(client.callTool({ name: 'no_such_tool', arguments: {} })),
    prompt: prompt.messages[0].content.text,
    resource: resource.contents[0].mimeType,
    completions: completion.values,
    account: (await client.callTool({ name: 'get_account_status', arguments: {} })).structuredContent,
  };
}

async function codeOf(call) {
  return call.then(
    () => 0,
    (error) => error.code,
  );
}
