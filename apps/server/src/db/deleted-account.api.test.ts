import { listCalls } from '@wickwise/contract/contract';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { inputOf } from '#tests/support/call-inputs.ts';
import { digestTables } from '#tests/support/database/failing-writes.ts';
import { sandboxOf } from '#tests/support/learner/payments.ts';
import { createLearner, send, type TestLearner } from '#tests/support/server.ts';
import { type ByCall, type CallName, preparations } from '#tests/support/writing-calls.ts';
import { session, user } from './schema/identity.ts';

const server = await useTestServer();
sandboxOf(server).faults.dropEvents();

/** Deletes the account after the session of the next calls was read. */
async function deleteMeanwhile({ id }: TestLearner) {
  const { db } = server.runtime;
  const [open] = await db.select().from(session).where(eq(session.userId, id));
  const learner = await server.app.findLearner(open?.token ?? '');
  await db.delete(user).where(eq(user.id, id));
  return vi.spyOn(server.app, 'findLearner').mockResolvedValue(learner);
}

async function digest(): Promise<Record<string, string>> {
  const { rate_limit_window: _, ...tables } = await digestTables(server.connection);
  return tables;
}

/** Calls with another true answer: they only end what is gone, read, or clear a cookie. */
const otherAnswers: ByCall<number> = {
  'identity.setPassword': 400,
  'identity.endSession': 404,
  'identity.endOtherSessions': 200,
  'identity.removePasskey': 404,
  'identity.confirmTwoFactor': 404,
  'identity.renewRecoveryCodes': 404,
  'identity.endTwoFactor': 404,
  'identity.deleteAccount': 200,
  'identity.cancelEmailChange': 200,
  'access.forgetUnclaimedPurchase': 200,
  'payment.refundPurchase': 404,
  'vocabulary.answerVocabularyQuestion': 404,
  'reminder.removeReminderDevice': 404,
  'reward.markCelebrationViewed': 404,
  'assistant.analyzeChart': 200,
  'assistant.askWick': 200,
};

/** Calls about a mailbox: they do the same whether or not it has an account. */
const aboutMailbox: ByCall<true> = {
  'identity.signUpEmail': true,
  'identity.signInMagicLink': true,
  'identity.spendLink': true,
  'access.restoreAccess': true,
  'support.writeToSupport': true,
};

const calls = listCalls().filter(({ name, call }) => call.method !== 'GET' && !(name in aboutMailbox));

test.each(calls)('$name for an account that was just deleted stores nothing', async ({ name, call }) => {
  const as = await createLearner(server, { role: /^(payment|access)\./.test(name) ? 'genesis' : 'heritage' });
  const input = (await preparations[name as CallName]?.(server, as)) ?? inputOf(name);
  const lookup = await deleteMeanwhile(as);
  const before = await digest();
  const { status } = await send(server, call, { as, ...input });
  lookup.mockRestore();
  expect(await digest()).toEqual(before);
  if (call.access === 'everyone') expect(status).toBeLessThan(500);
  else expect(status).toBe(otherAnswers[name as CallName] ?? 401);
});
