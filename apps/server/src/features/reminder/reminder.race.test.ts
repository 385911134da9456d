import { reminderCalls } from '@wickwise/contract/reminder';
import { afterAll, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { mailsTo } from '#tests/support/counterparts/mail.ts';
import { runReminderRound } from '#tests/support/learner/reminder.ts';
import { call, createLearner, startTestServer } from '#tests/support/server.ts';

const server = await useTestServer();
const other = await startTestServer({}, { sharing: server.connection });
afterAll(() => other.close());
const servers = [server, other];
for (const { runtime } of servers) await runtime.jobs.start();

test('two processes that look for reminders at once send each one once', async () => {
  for (const one of servers) one.now = new Date('2026-03-09T18:00:00Z');
  const learners = await Promise.all(Array.from({ length: 8 }, () => createLearner(server)));
  for (const as of learners) await call(server, reminderCalls.updateReminder, { as, body: { byEmail: true } });
  await Promise.all([...servers, ...servers].map((one) => runReminderRound(one)));
  const sent = servers.flatMap((one) => learners.map(({ email }) => mailsTo(one, email)));
  expect((await Promise.all(sent)).flat().map(({ to }) => to)).toHaveLength(learners.length);
});
