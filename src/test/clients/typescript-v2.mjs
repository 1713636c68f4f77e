// The TypeScript SDK, version 2: node typescript-v2.mjs URL legacy|auto, with the key, if any, in KEY.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { seen } from './seen.mjs';

const [url, mode] = process.argv.slice(2);
const headers = process.env.KEY ? { Authorization: `Bearer ${process.env.KEY}` } : {};
const transport = new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } });
const client = new Client({ name: 'typescript-v2', version: '1' }, { versionNegotiation: { mode } });
await client.connect(transport);
console.log(JSON.stringify({ version: client.getNegotiatedProtocolVersion(), ...(await seen(client)) }));
await client.close();
