import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openLog } from '#tests/support/log.ts';
import { startTestServer } from '#tests/support/server.ts';

const document = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
});

async function listen(answer: (issuer: string) => RequestListener) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.on('request', answer(issuer));
  return { issuer, close: () => new Promise<unknown>((resolve) => server.close(resolve)) };
}

const down: [string, (issuer: string) => RequestListener][] = [
  ['answers an error', () => (_, response) => response.writeHead(500).end()],
  ['answers something else', () => (_, response) => response.end('<html>Welcome</html>')],
  [
    'gives no keys',
    (issuer) => (_, response) => response.end(JSON.stringify({ ...document(issuer), jwks_uri: undefined })),
  ],
  ['is another one', () => (_, response) => response.end(JSON.stringify(document('https://other.example')))],
  ['hangs up', () => (request) => request.socket.destroy()],
];

test.each(down)('a provider that %s is logged once and does not stop the server from starting', async (_, answer) => {
  const { issuer, close } = await listen(answer);
  const { log, lines } = openLog();
  const server = await startTestServer({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'wickwise' }, { log });
  const methods = await server.app.inject({ url: '/api/auth/methods' });
  expect(methods.json()).toMatchObject({ provider: null });
  const login = await server.app.inject({ url: '/api/login?returnTo=%2Fquiz' });
  expect([login.statusCode, login.headers.location]).toEqual([302, '/sign-in?returnTo=%2Fquiz']);
  const social = await server.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/social',
    headers: { origin: server.origin },
    payload: { provider: 'oidc', callbackURL: '/learn' },
  });
  expect([social.statusCode, social.json<{ code: string }>().code]).toEqual([404, 'PROVIDER_NOT_FOUND']);
  expect(lines.filter((line) => line.includes('OIDC_ISSUER is not responding'))).toHaveLength(1);
  await server.close();
  await close();
});
