import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { mailsTo, mailTo, tokenIn } from '#tests/support/counterparts/mail.ts';
import { insertUnclaimed } from '#tests/support/learner/buyers.ts';
import { listenToQueries } from '#tests/support/queries.ts';
import { createLearner, startTestServer } from '#tests/support/server.ts';
import { rateLimitWindow } from '../../db/schema/rate-limit.ts';

const server = await useTestServer();
afterEach(() => {
  vi.useRealTimers();
  server.now = new Date();
});

const MINUTE_MS = 60_000;
const POLL_OPTIONS = { timeout: 20_000 };
const EMERGENCY = '/api/emergency-login';
const paths = ['/api/heritage/direct-access', '/api/grant-heritage-access', EMERGENCY];

/**
 * Addresses of every kind: buyers with and without an account, one whose purchase was refunded, a learner without a
 * purchase, and an unknown address.
 */
async function createAddresses(): Promise<{ buyers: string[]; others: string[] }> {
  const [owner, genesis] = [await createLearner(server, { role: 'heritage' }), await createLearner(server)];
  const refunded = await createLearner(server, { role: 'refunded' });
  const [waiting, unknown] = [`${crypto.randomUUID()}@example.com`, `${crypto.randomUUID()}@example.com`];
  await insertUnclaimed(server, waiting);
  return { buyers: [owner.email, waiting, refunded.email], others: [genesis.email, unknown] };
}

/** The addresses that get a mail from a path. */
function mailedOf(path: string, { buyers, others }: Awaited<ReturnType<typeof createAddresses>>): string[] {
  return path === EMERGENCY ? [...buyers, ...others.slice(0, 1)] : buyers;
}

describe.each(paths)('requests to %s', (path) => {
  test('the response is the same for every address', async () => {
    const { buyers, others } = await createAddresses();
    const answers = new Set<string>();
    for (const email of [...buyers, ...others]) {
      const { status, text, headers } = await new BrowserSession(server).post(path, { email });
      const told = [...headers].filter(([name]) => name !== 'date');
      answers.add(JSON.stringify({ status, text, told }));
    }
    expect(answers.size).toBe(1);
    // The work after the responses ends here, so that it isn't counted for a later request.
    await Promise.all(mailedOf(path, { buyers, others }).map((email) => mailTo(server, email)));
  });

  test.each([
    'a@example.com, b@example.com',
    'a@example.com;b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'Anna <a@example.com>',
    'everybody: a@example.com;',
    'a@b@example.com',
    ' a@example.com',
    'a',
    '',
  ])('%j, which mail programs parse differently, is rejected', async (email) => {
    const page = await new BrowserSession(server).post(path, { email });
    expect([page.status, page.json<{ code: string }>().code]).toEqual([400, 'invalid_request']);
  });

  test('a request from another site is rejected', async () => {
    const foreign = { origin: 'https://evil.example' };
    const page = await new BrowserSession(server).post(path, { email: 'a@example.com' }, foreign);
    expect([page.status, page.json<{ code: string }>().code]).toEqual([403, 'cross_site']);
  });
});

describe('the response is sent before the address is looked up', () => {
  let post: Awaited<ReturnType<typeof listenToQueries>>;
  beforeAll(async () => {
    post = await listenToQueries(server);
  });

  test.each(paths)('%s responds before it looks up the address', async (path) => {
    // All these come from one network address.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (paths.indexOf(path) + 1) * MINUTE_MS });
    const { buyers, others } = await createAddresses();
    const mailed = mailedOf(path, { buyers, others });
    // Of an address that gets no mail: on the other paths, whether its buyer has another one by now.
    const lastQuery = path === EMERGENCY ? / (from|join) "user"/ : /"user"\."email" <> "purchase"\."email"/;
    const work = [];
    for (const email of [...buyers, ...others]) {
      const { status, untilAnswer, queries } = await post(path, { email });
      work.push([status, ...untilAnswer]);
      // Waits until this request's background work is done, so that it isn't counted for the next one.
      if (mailed.includes(email)) await mailTo(server, email);
      else await vi.waitUntil(() => queries.some((query) => lastQuery.test(query)), POLL_OPTIONS);
    }
    const status = path === EMERGENCY ? 202 : 200;
    expect(work).toEqual(Array(5).fill([status, expect.stringMatching(/^insert into "rate_limit_window"/)]));
  });
});

test('only known addresses are mailed', async () => {
  const own = await startTestServer();
  const [mail, recipients] = [vi.spyOn(own.runtime.mailer, 'sendLater'), [] as string[]];
  const { email: owner } = await createLearner(own, { role: 'heritage' });
  const { email: genesis } = await createLearner(own);
  for (const email of [owner, genesis, 'nobody@example.com']) {
    for (const path of paths) await new BrowserSession(own).post(path, { email });
  }
  // Stops when all work left after the responses is done.
  await own.app.close();
  for (const [{ to, subject }] of mail.mock.calls) recipients.push(`${to}: ${subject}`);
  const [restore, signIn] = ['Your Heritage link for Wickwise', 'Your sign-in link for Wickwise'];
  expect(recipients.toSorted()).toEqual(
    [`${owner}: ${restore}`, `${owner}: ${restore}`, `${owner}: ${signIn}`, `${genesis}: ${signIn}`].toSorted(),
  );
  await own.close();
});

/** The default of ATTEMPTS_PER_NETWORK. */
const MOST = 30;

describe('rate limits per network', () => {
  test('a network gets 30 requests a minute across all calls, whatever headers it sends', async () => {
    const [attacker, bystander, statuses] = [new BrowserSession(server), new BrowserSession(server), [] as number[]];
    for (let attempt = 0; attempt < MOST + 2; attempt += 1) {
      const claimed = `203.0.113.${attempt}`;
      const headers = { 'x-forwarded-for': claimed, 'x-wickwise-address': claimed, forwarded: `for=${claimed}` };
      const email = `guess-${attempt}@example.com`;
      statuses.push((await attacker.post(paths[attempt % 3] ?? '', { email }, headers)).status);
    }
    expect(statuses.slice(0, MOST)).not.toContain(429);
    expect(statuses.slice(MOST)).toEqual([429, 429]);
    expect((await bystander.post(paths[0] ?? '', { email: 'guess-0@example.com' })).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + MINUTE_MS });
    expect((await attacker.post(paths[0] ?? '', { email: 'guess-8@example.com' })).status).toBe(200);
  });

  test('a rate-limited response says how long to wait and is the same for every address', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { buyers, others } = await createAddresses();
    const [browser, answers] = [new BrowserSession(server), new Set<string>()];
    for (let attempt = 0; attempt < MOST; attempt += 1)
      await browser.post(paths[0] ?? '', { email: 'first@example.com' });
    for (const email of [...buyers, ...others]) {
      const page = await browser.post(paths[1] ?? '', { email });
      expect(page.json()).toMatchObject({ code: 'too_many_requests', error: expect.any(String) });
      answers.add(`${page.status} ${page.text} ${page.headers.get('retry-after')}`);
    }
    expect([...answers]).toEqual([expect.stringMatching(/^429 .* 60$/)]);
  });

  test('IPv6 addresses are limited by network', async () => {
    const statuses = [];
    for (let host = 1; host <= MOST + 1; host += 1) {
      const browser = new BrowserSession(server, `2001:db8:7:1::${host}`);
      statuses.push((await browser.post(paths[0] ?? '', { email: `v6-${host}@example.com` })).status);
    }
    expect(statuses).toEqual([...Array(MOST).fill(200), 429]);
  });
});

describe('rate limits per mailbox', () => {
  test('links to one mailbox share a limit with sign-in links, and the last one works', async () => {
    const [email, start] = [(await createLearner(server, { role: 'heritage' })).email, Date.now()];
    const ways = [...paths, '/api/auth/sign-in/magic-link'];
    const [answers, links] = [new Set<string>(), vi.spyOn(server.runtime.linkMailer, 'send')];
    for (let minute = 0; minute < 40; minute += 1) {
      vi.useFakeTimers({ toFake: ['Date'], now: start + minute * MINUTE_MS });
      server.now = new Date();
      const path = ways[minute % ways.length] ?? '';
      const page = await new BrowserSession(server).post(path, { email });
      answers.add(`${path} ${page.status} ${page.text}`);
      // Work after the response is counted in this minute.
      await vi.waitUntil(
        () => links.mock.settledResults.filter(({ type }) => type === 'fulfilled').length === minute + 1,
        POLL_OPTIONS,
      );
    }
    expect(answers.size).toBe(ways.length);
    // One in each ten minutes, and four more.
    const sent = 4 + 4;
    const newest = tokenIn(await mailTo(server, email, sent));
    expect((await new BrowserSession(server).post('/api/restore-access', { token: newest })).status).toBe(200);
    expect(await mailsTo(server, email)).toHaveLength(sent);
  });

  test('the limit of a mailbox is stored without its address', async () => {
    const { email } = await createLearner(server, { role: 'heritage' });
    await new BrowserSession(server).post(paths[0] ?? '', { email });
    await mailTo(server, email);
    expect(JSON.stringify(await server.runtime.db.select().from(rateLimitWindow))).not.toContain(email);
  });
});
