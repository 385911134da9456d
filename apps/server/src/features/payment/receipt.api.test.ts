import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { mailTo, tokenIn } from '#tests/support/counterparts/mail.ts';
import { type SmtpServer, startSilentServer, startSmtpServer } from '#tests/support/counterparts/smtp.ts';
import { deliver, listEvents } from '#tests/support/counterparts/webhook.ts';
import { HERITAGE } from '#tests/support/learner/buyers.ts';
import { browserOf, buyHeritage, countMailJobs, listStoredPurchases } from '#tests/support/learner/payments.ts';
import { openLog } from '#tests/support/log.ts';
import { createLearner, startTestServer, type TestServer } from '#tests/support/server.ts';

interface StoredJob {
  readonly state: string;
  readonly output: { givenUp?: string; message?: string } | null;
}

async function listMailJobs(server: TestServer): Promise<StoredJob[]> {
  const { rows } = await server.connection.run(`select state, output from pgboss.job where name = $1`, [
    'payment-mail',
  ]);
  return rows as StoredJob[];
}

const stateOfMail = async (server: TestServer) => (await listMailJobs(server)).map(({ state }) => state).join();

/** Has the next try of every mail come at once instead of after a pause. */
async function tryAgainNow(server: TestServer): Promise<void> {
  await server.connection.run(`update pgboss.job set start_after = now() - interval '1 second' where name = $1`, [
    'payment-mail',
  ]);
  server.runtime.jobs.wake();
}

describe('receipts in the local mailbox', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test("a learner's receipt has the amount, date, number and refund instructions", async () => {
    server.now = new Date('2026-11-20T12:00:00Z');
    const learner = await createLearner(server);
    await buyHeritage(server, browserOf(server, learner), learner.email);
    const { subject, text } = await mailTo(server, learner.email);
    expect(subject).toMatch(/^Your receipt W-\d{6} from Wickwise$/);
    expect(text).toContain('Heritage Tier - Lifetime Access');
    expect(text).toContain('37.00 USD');
    expect(text).toContain('November 20, 2026');
    expect(text).toContain('within 30 days, until December 20, 2026');
    expect(text).toContain(`${server.origin}/account`);
    expect(text).toContain(`${server.origin}/sign-in?returnTo=%2Flearn`);
    expect(text).toContain('no money has moved');
  });

  test('the days of a receipt are those of the buyer’s time zone', async () => {
    server.now = new Date('2026-11-20T03:00:00Z');
    const learner = await createLearner(server, { timeZone: 'America/New_York' });
    await buyHeritage(server, browserOf(server, learner), learner.email);
    const { text } = await mailTo(server, learner.email);
    expect(text).toContain('November 19, 2026');
    expect(text).toContain('until December 19, 2026');
  });

  test("a guest's receipt has a link that signs in and unlocks Heritage, once", async () => {
    await buyHeritage(server, new BrowserSession(server), 'Guest@Example.com');
    const receipt = await mailTo(server, 'guest@example.com');
    expect(receipt.text).toContain(`${server.origin}/restore-access\n`);
    expect(receipt.text).not.toContain('/sign-in?');
    expect(receipt.text).toContain('It works once and expires in 15 minutes. A newer link replaces it.');
    const phone = new BrowserSession(server);
    const spend = (browser: BrowserSession) => browser.post('/api/restore-access', { token: tokenIn(receipt) });
    expect((await spend(phone)).json()).toEqual({ hasHeritageAccess: true });
    expect(await phone.currentUser()).toMatchObject({ ...HERITAGE, email: 'guest@example.com' });
    expect((await spend(new BrowserSession(server))).json()).toMatchObject({ code: 'link_invalid' });
  });

  test('repeated events of a payment send one receipt', async () => {
    const before = await countMailJobs(server);
    const payment = await buyHeritage(server, new BrowserSession(server), 'often@example.com');
    const event = (await listEvents(server)).find(({ data }) => Reflect.get(data.object, 'id') === payment);
    for (let time = 0; time < 3; time += 1) await deliver(server, { ...event, id: `evt_again_${time}` });
    expect(await countMailJobs(server)).toBe(before + 1);
    await mailTo(server, 'often@example.com');
  });

  test('a buyer without an address gets no receipt and keeps the purchase', async () => {
    await buyHeritage(server, new BrowserSession(server), '');
    const given = async () => (await listMailJobs(server)).filter(({ output }) => output?.givenUp !== undefined);
    await expect.poll(given).toMatchObject([{ output: { givenUp: 'The buyer left no address.' } }]);
    expect((await listStoredPurchases(server)).at(-1)).toMatchObject({ status: 'paid', email: '' });
  });
});

describe('receipts through a mail server', () => {
  let smtp: SmtpServer;
  beforeEach(async () => {
    smtp = await startSmtpServer();
  });
  afterEach(() => smtp.close());

  test('a receipt is retried while the mail server is busy and arrives once', async () => {
    const server = await startTestServer({ SMTP_URL: smtp.url });
    smtp.refusals.push(451, 421);
    await buyHeritage(server, new BrowserSession(server), 'guest@example.com');
    for (const offers of [1, 2]) {
      await expect.poll(() => smtp.offered).toBe(offers);
      await expect.poll(() => stateOfMail(server)).toBe('retry');
      await tryAgainNow(server);
    }
    await expect.poll(() => stateOfMail(server)).toBe('completed');
    expect(smtp.deliveries.map(({ recipients }) => recipients)).toEqual([['guest@example.com']]);
    await server.close();
  });

  test('a permanently rejected receipt is recorded and logged, and Heritage still opens', async () => {
    const { log, lines } = openLog();
    const server = await startTestServer({ SMTP_URL: smtp.url }, { log });
    const learner = await createLearner(server);
    const browser = browserOf(server, learner);
    smtp.refusals.push(550);
    await buyHeritage(server, browser, learner.email);
    await expect.poll(() => stateOfMail(server)).toBe('completed');
    expect(await listMailJobs(server)).toMatchObject([{ output: { givenUp: expect.stringContaining('550') } }]);
    expect(lines.filter((line) => line.includes('job given up'))).toHaveLength(1);
    expect(smtp.offered).toBe(1);
    expect(await browser.currentUser()).toMatchObject(HERITAGE);
    await server.close();
  });

  test('a receipt that finds the mail server down goes out after a restart', async () => {
    const { url } = smtp;
    await smtp.close();
    const first = await startTestServer({ SMTP_URL: url });
    const learner = await createLearner(first);
    await buyHeritage(first, browserOf(first, learner), learner.email);
    expect(await browserOf(first, learner).currentUser()).toMatchObject({ subscriptionTier: 'heritage' });
    await expect.poll(() => stateOfMail(first)).toBe('retry');
    await first.app.close();
    await first.runtime.jobs.close();
    smtp = await startSmtpServer(Number(new URL(url).port));
    const second = await startTestServer({ SMTP_URL: url }, { sharing: first.connection });
    await second.app.ready();
    await tryAgainNow(second);
    await expect.poll(() => smtp.deliveries.length).toBe(1);
    expect(smtp.deliveries[0]?.recipients).toEqual([learner.email]);
    await expect.poll(() => stateOfMail(second)).toBe('completed');
    await second.close();
    await first.close();
  });

  test('a process that dies between purchase and receipt leaves the receipt to the next process', async () => {
    const first = await startTestServer({ SMTP_URL: smtp.url });
    await first.app.ready();
    // A process that no longer polls, as after a kill.
    await first.runtime.jobs.close();
    await buyHeritage(first, new BrowserSession(first), 'guest@example.com');
    expect(await stateOfMail(first)).toBe('created');
    const second = await startTestServer({ SMTP_URL: smtp.url }, { sharing: first.connection });
    await second.app.ready();
    await expect.poll(() => smtp.deliveries.length).toBe(1);
    await second.close();
    await first.close();
  });

  test('a process that dies while sending a receipt leaves it to the next process, which sends it once', async () => {
    const silent = await startSilentServer();
    const first = await startTestServer({ SMTP_URL: silent.url });
    await buyHeritage(first, new BrowserSession(first), 'guest@example.com');
    await expect.poll(silent.connections).toBe(1);
    // It sends no more heartbeats, as after a kill.
    await first.connection.run(`update pgboss.job set heartbeat_on = now() - interval '1 minute' where name = $1`, [
      'payment-mail',
    ]);
    const second = await startTestServer({ SMTP_URL: smtp.url }, { sharing: first.connection });
    await second.app.ready();
    await second.runtime.jobs.maintain();
    await tryAgainNow(second);
    await expect.poll(() => stateOfMail(second)).toBe('completed');
    // The first attempt ends only now and no longer changes anything.
    await silent.close();
    await first.app.close();
    await first.runtime.jobs.close();
    expect(await stateOfMail(second)).toBe('completed');
    expect(smtp.deliveries.map(({ recipients }) => recipients)).toEqual([['guest@example.com']]);
    expect(smtp.deliveries[0]?.mail.messageId).toMatch(/^<receipt-[\w-]+@/);
    await second.close();
    await first.close();
  });
});
