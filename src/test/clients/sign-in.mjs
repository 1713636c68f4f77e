// A person connects an application: node sign-in.mjs URL FOLDER, with EMAIL, PASSWORD and CHROMIUM in the environment.
// The TypeScript SDK registers itself and asks for access with PKCE and a resource; the person is Chromium.
// The pages are photographed into FOLDER.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { auth } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { chromium } from 'playwright-core';
import { seen } from './seen.mjs';

const [url, folder] = process.argv.slice(2);
const { EMAIL, PASSWORD, CHROMIUM } = process.env;

const landing = createServer((request, response) => response.end('<title>Connected</title>'));
landing.listen(0, '127.0.0.1');
await once(landing, 'listening');

/** What the application remembers of its sign-in. */
const app = {
  redirectUrl: `http://127.0.0.1:${landing.address().port}/callback`,
  get clientMetadata() {
    return { client_name: 'Chromium test', redirect_uris: [this.redirectUrl], token_endpoint_auth_method: 'none' };
  },
  state: () => 'a-state-of-ours',
  clientInformation: () => app.client,
  saveClientInformation: (client) => (app.client = client),
  tokens: () => app.token,
  saveTokens: (token) => (app.token = token),
  redirectToAuthorization: (address) => (app.address = address),
  saveCodeVerifier: (verifier) => (app.verifier = verifier),
  codeVerifier: () => app.verifier,
};

await auth(app, { serverUrl: url });
const returned = await agree(app.address.href);
await auth(app, { serverUrl: url, authorizationCode: returned.get('code') });

const transport = new StreamableHTTPClientTransport(new URL(url), { authProvider: app });
const client = new Client({ name: 'chromium', version: '1' });
await client.connect(transport);
const facts = await seen(client);
await client.close();
landing.close();

const claims = JSON.parse(Buffer.from(app.token.access_token.split('.')[1], 'base64url'));
console.log(
  JSON.stringify({
    version: transport.protocolVersion,
    ...facts,
    registered: app.client.client_id !== undefined,
    challenge: app.address.searchParams.get('code_challenge_method'),
    resource_asked: app.address.searchParams.get('resource'),
    state: returned.get('state'),
    issuer: returned.get('iss'),
    audience: [claims.aud].flat(),
    refreshable: app.token.refresh_token !== undefined,
  }),
);

/** Signs in and agrees, as a person would; answers what the application is told at its own address. */
async function agree(address) {
  const args = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];
  args.push('--disable-background-networking', '--disable-component-update');
  const browser = await chromium.launch({ executablePath: CHROMIUM, chromiumSandbox: false, args });
  try {
    const page = await browser.newPage();
    await page.goto(address);
    await page.screenshot({ path: `${folder}/sign-in.png`, fullPage: true });
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const allow = page.getByRole('button', { name: 'Allow' });
    await allow.waitFor();
    await page.screenshot({ path: `${folder}/consent.png`, fullPage: true });
    await allow.click();
    await page.waitForURL(`${app.redirectUrl}?**`);
    return new URL(page.url()).searchParams;
  } finally {
    await browser.close();
  }
}
