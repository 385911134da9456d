import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { PROOF_COOKIE } from './proof.ts';

const server = await useTestServer();
const encrypted = await useTestServer({ PUBLIC_URL: 'https://wickwise.example' });

function begin(browser: BrowserSession) {
  return browser.post('/api/create-payment-intent', { amount: 37 });
}

test('the proof cookie is signed, and scripts and other sites cannot read it', async () => {
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

test('the proof cookie is secure on an HTTPS site', async () => {
  const browser = new BrowserSession(encrypted);
  await begin(browser);
  expect(browser.cookie(`__Host-${PROOF_COOKIE}`)?.attributes).toMatch(/; Secure(;|$)/);
});

async function proofOf(browser: BrowserSession): Promise<string | undefined> {
  await begin(browser);
  return browser.cookie(PROOF_COOKIE)?.value;
}
