import { identityCalls } from '@wickwise/contract/identity';
import { progressCalls } from '@wickwise/contract/progress';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { mailsTo, mailTo } from '#tests/support/counterparts/mail.ts';
import { call, createLearner, type TestLearner } from '#tests/support/server.ts';
import { WEEKLY_EMAIL_SWEEP } from './weekly-email.ts';

const server = await useTestServer();
await server.runtime.jobs.start();

/** A Monday, eight in the morning in UTC. */
const MONDAY = new Date('2026-03-09T08:00:00Z');

async function runRound(): Promise<void> {
  const { db, jobs } = server.runtime;
  await db.transaction((tx) => jobs.add(tx, WEEKLY_EMAIL_SWEEP, {}));
  jobs.wake();
  await expect.poll(async () => await pendingJobs()).toBe(0);
}

async function pendingJobs(): Promise<number> {
  const { rows } = await server.connection.run(
    `select count(*)::int as count from pgboss.job where name like $1 and state < 'completed'`,
    ['weekly-email%'],
  );
  return (rows as { count: number }[])[0]?.count ?? 0;
}

const switchOn = (as: TestLearner, weeklyEmail = true) =>
  call(server, identityCalls.updateAccount, { as, body: { weeklyEmail } });
const isOn = async (as: TestLearner) => (await call(server, identityCalls.account, { as })).body.weeklyEmail;

test('only learners who turned it on get the weekly email', async () => {
  server.now = MONDAY;
  const learner = await createLearner(server);
  expect(await isOn(learner)).toBe(false);
  await runRound();
  expect(await mailsTo(server, learner.email)).toEqual([]);
});

test("the weekly email is sent once, on the learner's Monday morning, and sums up the week", async () => {
  server.now = new Date('2026-03-05T12:00:00Z');
  const learner = await createLearner(server, { timeZone: 'America/New_York' });
  await switchOn(learner);
  await call(server, progressCalls.completeItem, { as: learner, params: { kind: 'term', itemId: 'gap' } });
  // Eight in UTC is three or four in the morning there.
  server.now = MONDAY;
  await runRound();
  expect(await mailsTo(server, learner.email)).toEqual([]);
  server.now = new Date('2026-03-09T13:00:00Z');
  await runRound();
  await runRound();
  const mail = await mailTo(server, learner.email);
  expect(mail.subject).toBe('Your week on Wickwise: 1 day of study, 10 XP');
  expect(mail.text).toContain('March 3 to March 9');
  expect(mail.text).toContain('New terms: 1.');
  server.now = new Date('2026-03-16T13:00:00Z');
  await runRound();
  const next = await mailTo(server, learner.email, 2);
  expect(next.subject).toBe('Your week on Wickwise: a quiet one');
});

test('the unsubscribe link works without a session, on the page and from the mail program, and does nothing else', async () => {
  server.now = MONDAY;
  const learner = await createLearner(server);
  await switchOn(learner);
  await runRound();
  const mail = await mailTo(server, learner.email);
  const link = new URL(/https?:\S+\/unsubscribe\?\S+/.exec(mail.text)?.[0] ?? '');
  const token = link.searchParams.get('token') ?? '';

  const read = await server.app.inject({ method: 'GET', url: link.pathname + link.search });
  expect(read.statusCode).not.toBe(204);
  expect(await isOn(learner)).toBe(true);

  const asked = await call(server, identityCalls.unsubscribe, { as: null, body: { token } });
  expect(asked.body).toEqual({ mail: 'weekly-email' });
  expect(await isOn(learner)).toBe(false);

  const url = link.pathname + link.search;
  for (const [type, payload] of oneClickForms) {
    await switchOn(learner);
    const clicked = await server.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
    expect([type, clicked.statusCode]).toEqual([type, 204]);
    expect(await isOn(learner)).toBe(false);
  }
});

/** The two forms in which a mail program may post the click (RFC 8058). */
const oneClickForms = [
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=mark',
    '--mark\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--mark--\r\n',
  ],
] as const;

test.each([
  ['multipart/form-data', 'no boundary', 400],
  ['multipart/form-data; boundary=mark', '--other', 400],
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=No', 400],
  ['text/plain', 'List-Unsubscribe=One-Click', 415],
])('a one-click request as %s with %j is refused', async (type, payload, status) => {
  const headers = { 'content-type': type };
  const refused = await server.app.inject({ method: 'POST', url: '/unsubscribe?token=x', headers, payload });
  expect(refused.statusCode).toBe(status);
});

test.each(['', 'x', 'someone.else', `${'0'.repeat(36)}.${'a'.repeat(43)}`])(
  'the unsigned token %j is refused',
  async (token) => {
    const refused = await call(server, identityCalls.unsubscribe, { as: null, body: { token } });
    expect(['link_invalid', 'invalid_request']).toContain(refused.error.code);
  },
);

test('a POST that is not a one-click unsubscribe changes nothing', async () => {
  const learner = await createLearner(server);
  await switchOn(learner);
  const posted = await server.app.inject({ method: 'POST', url: '/unsubscribe?token=x', payload: {} });
  expect(posted.statusCode).toBeGreaterThanOrEqual(400);
  expect(await isOn(learner)).toBe(true);
});
