// The TypeScript SDK, version 1: node typescript-v1.mjs URL, with the key, if any, in KEY.
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { seen } from './seen.mjs';

const headers = process.env.KEY ? { Authorization: `Bearer ${process.env.KEY}` } : {};
const transport = new StreamableHTTPClientTransport(new URL(process.argv[2]), { requestInit: { headers } });
const client = new Client({ name: 'typescript-v1', version: '1' });
await client.connect(transport);
console.log(JSON.stringify({ version: transport.protocolVersion, ...(await seen(client)) }));
await client.close();
