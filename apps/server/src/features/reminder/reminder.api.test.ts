import { identityCalls } from '@wickwise/contract/identity';
import { progressCalls } from '@wickwise/contract/progress';
import { reminderCalls } from '@wickwise/contract/reminder';
import { todayCalls } from '@wickwise/contract/today';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { mailsTo, mailTo } from '#tests/support/counterparts/mail.ts';
import { runReminderRound } from '#tests/support/learner/reminder.ts';
import { call, createLearner, send, type TestLearner } from '#tests/support/server.ts';

const server = await useTestServer();
await server.runtime.jobs.start();

const runRound = () => runReminderRound(server);
const switchOn = (as: TestLearner, hour = 18) =>
  call(server, reminderCalls.updateReminder, { as, body: { byEmail: true, hour } });
const isOn = async (as: TestLearner) => (await call(server, reminderCalls.readReminder, { as })).body.byEmail;
const study = (as: TestLearner) =>
  call(server, progressCalls.completeItem, { as, params: { kind: 'term', itemId: 'gap' } });

/** A Monday, six in the evening in Berlin. */
const EVENING = '2026-03-09T17:00:00Z';

test('reminders are off until they are turned on, and off again when turned off', async () => {
  server.now = new Date(EVENING);
  const as = await createLearner(server, { timeZone: 'Europe/Berlin' });
  const { body } = await call(server, reminderCalls.readReminder, { as });
  expect(body).toMatchObject({ byEmail: false, hour: 18, devices: [] });
  await runRound();
  await call(server, reminderCalls.updateReminder, { as, body: { hour: 18 } });
  await switchOn(as);
  await call(server, reminderCalls.updateReminder, { as, body: { byEmail: false } });
  await runRound();
  expect(await mailsTo(server, as.email)).toEqual([]);
});

test.each([-1, 24, 7.5, '7'])('the hour %j is refused', async (hour) => {
  const as = await createLearner(server);
  const refused = await send(server, reminderCalls.updateReminder, { as, body: { hour } });
  expect(refused.error.code).toBe('invalid_request');
});

test('the reminder comes at the hour of the learner’s clock, once a day, before and after the clocks change', async () => {
  server.now = new Date('2026-03-28T10:00:00Z');
  const as = await createLearner(server, { timeZone: 'Europe/Berlin' });
  await switchOn(as);
  const counts = [];
  for (const time of ['28T16:45', '28T17:00', '28T17:15', '28T18:30', '29T15:45', '29T16:00', '29T16:15']) {
    server.now = new Date(`2026-03-${time}:00Z`);
    await runRound();
    counts.push((await mailsTo(server, as.email)).length);
  }
  expect(counts).toEqual([0, 1, 1, 1, 1, 2, 2]);
});

test('the reminder says what today’s plan begins with, and why', async () => {
  server.now = new Date(EVENING);
  const as = await createLearner(server, { timeZone: 'Europe/Berlin' });
  await switchOn(as);
  const { body: plan } = await call(server, todayCalls.readToday, { as, query: {} });
  await runRound();
  const mail = await mailTo(server, as.email);
  expect(mail.subject).toBe(`Today on Wickwise: ${plan.items[0]?.title}`);
  expect(mail.text).toContain(plan.items[0]?.reason);
  expect(mail.text).toContain(`${server.origin}/today`);
});

test('who has studied that day is not reminded', async () => {
  server.now = new Date('2026-03-09T10:00:00Z');
  const as = await createLearner(server, { timeZone: 'Europe/Berlin' });
  await switchOn(as);
  await study(as);
  server.now = new Date(EVENING);
  await runRound();
  expect(await mailsTo(server, as.email)).toEqual([]);
  server.now = new Date('2026-03-10T17:00:00Z');
  await runRound();
  expect(await mailsTo(server, as.email)).toHaveLength(1);
});

test('one click on the link or in the mail program ends the reminder, and nothing else', async () => {
  server.now = new Date(EVENING);
  const as = await createLearner(server, { timeZone: 'Europe/Berlin' });
  await call(server, identityCalls.updateAccount, { as, body: { weeklyEmail: true } });
  await switchOn(as);
  await runRound();
  const { text } = await mailTo(server, as.email);
  const link = new URL(/https?:\S+\/unsubscribe\?\S+/.exec(text)?.[0] ?? '');
  const token = link.searchParams.get('token') ?? '';
  const asked = await call(server, identityCalls.unsubscribe, { as: null, body: { token } });
  expect(asked.body).toEqual({ mail: 'reminder' });
  expect(await isOn(as)).toBe(false);
  await switchOn(as);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = 'List-Unsubscribe=One-Click';
  const url = link.pathname + link.search;
  expect((await server.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(204);
  expect(await isOn(as)).toBe(false);
  expect((await call(server, identityCalls.account, { as })).body.weeklyEmail).toBe(true);
});
