// A client over standard input and output, bridged by mcp-remote, which takes the header from the environment:
// AUTH_HEADER='Bearer KEY' node mcp-remote.mjs URL
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { seen } from './seen.mjs';

const require = createRequire(import.meta.url);
const config = await mkdtemp(join(tmpdir(), 'mcp-remote-'));
const transport = new StdioClientTransport({
  command: process.execPath,
  args: [
    join(require.resolve('mcp-remote/package.json'), '../dist/proxy.js'),
    process.argv[2],
    ...['--transport', 'http-only', '--allow-http', '--header', 'Authorization:${AUTH_HEADER}'],
  ],
  env: { PATH: process.env.PATH, AUTH_HEADER: process.env.AUTH_HEADER, MCP_REMOTE_CONFIG_DIR: config },
  stderr: 'ignore',
});
const client = new Client({ name: 'mcp-remote', version: '1' });
await client.connect(transport);
console.log(JSON.stringify({ version: null, ...(await seen(client)) }));
await client.close();
await rm(config, { recursive: true });
