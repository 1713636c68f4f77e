import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { NodeStreamableHTTPServerTransport } from '@modelcontextprotocol/node';
import { McpServer, fromJsonSchema } from '@modelcontextprotocol/server';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

const articles = new Map(read(process.env.BENCH_ARTICLES).map((a) => [`${a.instrument} ${a.article}`, a]));
const { name, inputSchema, outputSchema, ...described } = read(process.env.BENCH_TOOL);

// Compiled once: the SDK wants a server per stateless request, and would translate a Zod schema again in each.
const tool = {
    ...described,
    inputSchema: fromJsonSchema(inputSchema),
    outputSchema: fromJsonSchema(outputSchema),
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
};

function find({ instrument, article }) {
    const found = articles.get(`${instrument} ${article}`);
    if (!found) return { isError: true, content: [{ type: 'text', text: `NOT_FOUND: ${instrument} ${article}` }] };
    return { structuredContent: found.structured, content: [{ type: 'text', text: found.text }] };
}

createServer(async (request, response) => {
    const server = new McpServer({ name: 'typescript-peer', version: '1' });
    server.registerTool(name, tool, find);
    const transport = new NodeStreamableHTTPServerTransport({ sessionIdGenerator: undefined, enableJsonResponse: true });
    await server.connect(transport);
    await transport.handleRequest(request, response);
}).listen(Number(process.env.BENCH_PORT), '127.0.0.1');
