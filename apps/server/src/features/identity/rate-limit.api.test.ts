import { afterEach, describe, expect, test, vi } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { createLearner, startTestServer, TEST_PASSWORD } from '#tests/support/server.ts';

const server = await useTestServer();
afterEach(() => {
  vi.useRealTimers();
  server.now = new Date();
});

const MINUTE_MS = 60_000;

interface LimitCase {
  readonly path: string;
  readonly body: (attempt: number) => object;
}

/** The default of ATTEMPTS_PER_NETWORK. */
const most = 30;

const ways: LimitCase[] = [
  { path: '/sign-in/magic-link', body: (attempt) => ({ email: `a${attempt}@example.com` }) },
  {
    path: '/sign-up/email',
    body: (attempt) => ({ name: 'A', email: `b${attempt}@example.com`, password: 'a-long-password' }),
  },
  {
    path: '/sign-in/email',
    body: (attempt) => ({ email: `c${attempt}@example.com`, password: 'a-long-password' }),
  },
];

describe('rate limits per network', () => {
  test.each(ways)('a network can call $path 30 times a minute, whatever headers it sends', async ({ path, body }) => {
    const [attacker, bystander] = [new BrowserSession(server), new BrowserSession(server)];
    const statuses = [];
    for (let attempt = 0; attempt < most + 2; attempt += 1) {
      const claimed = `203.0.113.${attempt}`;
      const headers = { 'x-forwarded-for': claimed, 'x-wickwise-address': claimed, forwarded: `for=${claimed}` };
      statuses.push((await attacker.post(`/api/auth${path}`, body(attempt), headers)).status);
    }
    expect(statuses.slice(0, most)).not.toContain(429);
    expect(statuses.slice(most)).toEqual([429, 429]);
    expect((await bystander.post(`/api/auth${path}`, body(most))).status).not.toBe(429);
  });

  test('IPv6 addresses are limited by network', async () => {
    const statuses = [];
    for (let host = 1; host <= most + 1; host += 1) {
      const browser = new BrowserSession(server, `2001:db8:1:1::${host}`);
      statuses.push((await browser.post('/api/auth/sign-in/magic-link', { email: `v6-${host}@example.com` })).status);
    }
    expect(statuses).toEqual([...Array(most).fill(200), 429]);
  });

  test('a rate-limited response says how long to wait', async () => {
    const browser = new BrowserSession(server);
    const body = { email: 'patient@example.com' };
    for (let attempt = 0; attempt < most; attempt += 1) await browser.post('/api/auth/sign-in/magic-link', body);
    const page = await browser.post('/api/auth/sign-in/magic-link', body);
    expect(page.json()).toMatchObject({ code: 'too_many_requests', error: expect.any(String) });
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('right passwords and refused spellings cost a classroom nothing', async () => {
    const classroom = new BrowserSession(server);
    const { email } = await createLearner(server);
    const signIn = (body: object) => classroom.post('/api/auth/sign-in/email', body);
    for (let attempt = 0; attempt <= most; attempt += 1) {
      expect((await signIn({ email, password: TEST_PASSWORD })).status).toBe(200);
      expect((await signIn({ email: 'no address', password: TEST_PASSWORD })).status).toBe(400);
    }
    expect((await signIn({ email, password: 'not-the-password' })).status).toBe(401);
  });

  test('an operator sets the limits per network and per account apart', async () => {
    const small = await startTestServer({ ATTEMPTS_PER_NETWORK: '3', ATTEMPTS_PER_ACCOUNT: '2' });
    const browser = new BrowserSession(small);
    const guess = async (email: string) =>
      (await browser.post('/api/auth/sign-in/email', { email, password: 'not-the-password' })).json<{
        message: string;
      }>().message;
    expect(await guess('one@example.com')).toMatch(/do not match/);
    expect(await guess('one@example.com')).toMatch(/do not match/);
    expect(await guess('one@example.com')).toMatch(/^Too many wrong passwords/);
    expect(await guess('two@example.com')).toMatch(/^Too many attempts from your address/);
    await small.close();
  });

  test('rejected cross-site writes count toward 600 calls a minute', async () => {
    const browser = new BrowserSession(server);
    const from = { origin: 'https://evil.example' };
    const post = (url: string) => browser.post(url, {}, from);
    const refused = await post('/sandbox/payment_intents/x/confirm');
    expect([refused.status, refused.json<{ error: { type: string } }>().error.type]).toEqual([
      403,
      'invalid_request_error',
    ]);
    for (let call = 1; call < 599; call += 1) await post('/api/nothing');
    expect((await post('/sandbox/checkout/x')).status).toBe(403);
    expect((await post('/sandbox/checkout/x')).status).toBe(429);
    expect((await post('/sandbox/payment_intents/x/confirm')).status).toBe(429);
    expect((await post('/api/account')).status).toBe(429);
  });

  test('a network may make 600 calls a minute', async () => {
    const browser = new BrowserSession(server);
    for (let call = 0; call < 600; call += 1) await browser.get('/api/health');
    const refused = await browser.get('/api/health', { 'x-forwarded-for': '203.0.113.1' });
    expect([refused.status, refused.json<{ code: string }>().code]).toEqual([429, 'too_many_requests']);
    expect((await new BrowserSession(server).get('/api/health')).status).toBe(200);
  });
});

describe('behind a trusted proxy', () => {
  test('the address that the proxy saw counts, not what the client wrote before it', async () => {
    const proxied = await startTestServer({ TRUST_PROXY: '10.0.0.0/8' });
    const ask = (claimed: string, seen: string) =>
      new BrowserSession(proxied, '10.0.0.1').post(
        '/api/auth/sign-in/magic-link',
        { email: `${crypto.randomUUID()}@example.com` },
        { 'x-forwarded-for': `${claimed}, ${seen}` },
      );
    const statuses = [];
    for (let attempt = 0; attempt <= most; attempt += 1) {
      statuses.push((await ask(`203.0.113.${attempt}`, '198.51.100.7')).status);
    }
    expect(statuses).toEqual([...Array(most).fill(200), 429]);
    expect((await ask('203.0.113.1', '198.51.100.8')).status).toBe(200);
    await proxied.close();
  });
});

describe('password attempts for one account', () => {
  const guess = (email: string, browser: BrowserSession, password = 'not-the-password') =>
    browser.post('/api/auth/sign-in/email', { email, password });

  test('attempts from many addresses are limited for known and unknown accounts', async () => {
    const { email } = await createLearner(server);
    for (const target of [email, 'nobody-at-all@example.com']) {
      const statuses = [];
      for (let attempt = 0; attempt < 41; attempt += 1) {
        statuses.push((await guess(target, new BrowserSession(server))).status);
      }
      expect(statuses.slice(0, 40).every((status) => status === 401)).toBe(true);
      expect(statuses[40]).toBe(429);
    }
  });

  test('attempts over IPv6 are limited by network', async () => {
    const { email } = await createLearner(server);
    const statuses = [];
    for (let host = 1; host <= 11; host += 1) {
      statuses.push(
        (await guess(email, new BrowserSession(server, `2001:db8:2:${Math.ceil(host / 10)}::${host}`))).status,
      );
    }
    expect(statuses).toEqual(Array(11).fill(401));
    const refused = await guess(email, new BrowserSession(server, '2001:db8:2:1::99'));
    expect([refused.status, refused.json<{ message: string }>().message, refused.headers.get('retry-after')]).toEqual([
      429,
      'Too many wrong passwords for this account. Try again in 20 minutes, or use an emailed link.',
      expect.stringMatching(/^1[12]\d\d$/),
    ]);
  });

  test('attempts from one address never lock out the owner at another address', async () => {
    const { email } = await createLearner(server);
    const [attacker, start] = [new BrowserSession(server), Date.now()];
    for (let minute = 0; minute < 60; minute += 1) {
      vi.useFakeTimers({ toFake: ['Date'], now: start + minute * MINUTE_MS });
      server.now = new Date();
      for (let attempt = 0; attempt < 2; attempt += 1) await guess(email, attacker);
    }
    expect((await guess(email, attacker)).status).toBe(429);
    expect((await guess(email, new BrowserSession(server), TEST_PASSWORD)).status).toBe(200);
  });

  test('correct passwords do not count', async () => {
    const { email } = await createLearner(server);
    for (let attempt = 0; attempt < 41; attempt += 1) {
      expect((await guess(email, new BrowserSession(server), TEST_PASSWORD)).status).toBe(200);
    }
  });

  test('attempts do not keep the owner from signing in by link', async () => {
    const { email } = await createLearner(server);
    const attacker = new BrowserSession(server);
    for (let attempt = 0; attempt < 11; attempt += 1) await guess(email, attacker);
    expect((await attacker.post('/api/auth/sign-in/magic-link', { email })).status).toBe(200);
  });
});
