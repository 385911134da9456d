import { afterEach, expect, test } from 'vitest';
import { BrowserSession } from '../../../../../tests/support/browser-session.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { PROOF_COOKIE } from './proof.ts';

let server: TestServer;
afterEach(() => server.close());

function begin(browser: BrowserSession) {
  return browser.post('/api/create-payment-intent', { amount: 37 });
}

test('the browser that begins a payment gets its proof signed, out of reach for scripts and other sites', async () => {
  server = await startTestServer();
  const browser = new BrowserSession(server);
  expect((await begin(browser)).status).toBe(200);
  const cookie = browser.cookie(PROOF_COOKIE);
  expect(cookie?.attributes.split('; ').toSorted()).toEqual(
    ['HttpOnly', `Max-Age=${30 * 24 * 60 * 60}`, 'Path=/api', 'SameSite=Lax'].toSorted(),
  );
  await begin(browser);
  expect(browser.cookie(PROOF_COOKIE)?.value).toBe(cookie?.value);
  expect(new Set([await proofOf(new BrowserSession(server)), cookie?.value]).size).toBe(2);
});

test('it travels only encrypted where the site does', async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://wickwise.example' });
  const browser = new BrowserSession(server);
  await begin(browser);
  expect(browser.cookie(PROOF_COOKIE)?.attributes).toMatch(/; Secure(;|$)/);
});

async function proofOf(browser: BrowserSession): Promise<string | undefined> {
  await begin(browser);
  return browser.cookie(PROOF_COOKIE)?.value;
}
