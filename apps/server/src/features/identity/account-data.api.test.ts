import { randomUUID } from 'node:crypto';
import { drillCalls } from '@wickwise/contract/drill';
import { identityCalls } from '@wickwise/contract/identity';
import { progressCalls } from '@wickwise/contract/progress';
import { quizCalls } from '@wickwise/contract/quiz';
import { reviewCalls } from '@wickwise/contract/review';
import { scenarioCalls } from '@wickwise/contract/scenario';
import { count, eq, getTableName, is } from 'drizzle-orm';
import { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { callInputs } from '#tests/support/call-inputs.ts';
import { browserOf, buyHeritage } from '#tests/support/learner/payments.ts';
import { call, createLearner, send, type TestLearner } from '#tests/support/server.ts';
import { account, passkey, session, verification } from '../../db/schema/identity.ts';
import { schema } from '../../db/schema/schema.ts';
import { storedLinkValue } from './magic-link.ts';

const server = await useTestServer();

/** Every table with rows of a learner. */
const owned = Object.values(schema).flatMap((table) => {
  const owner = is(table, PgTable) && 'userId' in table ? table.userId : null;
  return is(owner, PgColumn) ? [{ table: table as PgTable, owner, name: getTableName(table) }] : [];
});

/** Where the export holds the rows of each table. A table that is added has to be exported too. */
const exportedAs: Record<string, string> = {
  session: 'sessions',
  account: 'signIns',
  passkey: 'passkeys',
  payment_order: 'orders',
  purchase: 'purchases',
  access_change: 'accessChanges',
  activity: 'activities',
  review: 'reviews',
  xp_ledger: 'ledger',
  celebration: 'celebrations',
  quiz_answer: 'quizAnswers',
  quiz_attempt: 'quizAttempts',
  scenario_answer: 'scenarioAnswers',
  drill_answer: 'drillAnswers',
};

async function countOwned(learner: TestLearner): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table, owner, name } of owned) {
    const [row] = await server.runtime.db.select({ rows: count() }).from(table).where(eq(owner, learner.id));
    counts[name] = row?.rows ?? 0;
  }
  return counts;
}

/** A learner with at least one row in every table. */
async function createFullLearner(): Promise<TestLearner> {
  const learner = await createLearner(server);
  await buyHeritage(server, browserOf(server, learner), learner.email);
  await call(server, progressCalls.updateProgress, {
    as: learner,
    params: { patternId: 'doji' },
    body: { completed: true, masteryLevel: 'mastered' },
  });
  await call(server, reviewCalls.recordReviews, { as: learner, ...callInputs.review.recordReviews });
  await call(server, quizCalls.recordQuizResult, {
    as: learner,
    body: { category: 'candlesticks', score: 3, totalQuestions: 4 },
  });
  await call(server, quizCalls.answerQuiz, { as: learner, ...callInputs.quiz.answerQuiz });
  await call(server, scenarioCalls.answerScenario, {
    as: learner,
    params: { scenarioId: 'fomo' },
    body: { optionId: 'b', attemptId: randomUUID() },
  });
  await call(server, drillCalls.answerDrill, { as: learner, ...callInputs.drill.answerDrill });
  const device = { deviceType: 'multiDevice', backedUp: true, counter: 0, publicKey: `key-${learner.id}` };
  await server.runtime.db
    .insert(passkey)
    .values({ id: `passkey-${learner.id}`, name: 'Phone', userId: learner.id, credentialID: learner.id, ...device });
  expect(Object.entries(await countOwned(learner)).filter(([, rows]) => rows === 0)).toEqual([]);
  return learner;
}

describe('the data export', () => {
  test("the export holds every row of the learner and no one else's", async () => {
    const [mine, theirs] = [await createFullLearner(), await createFullLearner()];
    const { body } = await call(server, identityCalls.exportAccount, { as: mine });
    const counts = await countOwned(mine);
    expect(Object.keys(exportedAs).toSorted()).toEqual(owned.map(({ name }) => name).toSorted());
    for (const [table, key] of Object.entries(exportedAs))
      expect(body.data[key], table).toHaveLength(counts[table] ?? 0);
    expect(body.data.profile).toMatchObject({ id: mine.id, email: mine.email });
    const text = JSON.stringify(body);
    for (const foreign of [theirs.id, theirs.email]) expect(text).not.toContain(foreign);
  });

  test('the export holds nothing that would let its reader sign in', async () => {
    const mine = await createFullLearner();
    const text = JSON.stringify((await call(server, identityCalls.exportAccount, { as: mine })).body);
    const { db } = server.runtime;
    const [sessions, accounts] = [
      await db.select().from(session).where(eq(session.userId, mine.id)),
      await db.select().from(account).where(eq(account.userId, mine.id)),
    ];
    const orders = await db.select().from(schema.paymentOrder).where(eq(schema.paymentOrder.userId, mine.id));
    const secrets = [
      ...sessions.map(({ token }) => token),
      ...accounts.map(({ password }) => password),
      ...orders.map(({ proofDigest }) => proofDigest),
    ];
    for (const secret of secrets) expect(text).not.toContain(secret ?? 'no password');
  });
});

describe('deleting the account', () => {
  const remove = (as: TestLearner, email: string) => call(server, identityCalls.deleteAccount, { as, body: { email } });

  test('a deletion removes every row of the learner and no others', async () => {
    const [mine, theirs] = [await createFullLearner(), await createFullLearner()];
    const before = await countOwned(theirs);
    const { auth, db } = server.runtime;
    await auth.api.signInMagicLink({ body: { email: mine.email }, headers: new Headers() });
    expect((await remove(mine, mine.email)).status).toBe(200);
    expect(new Set(Object.values(await countOwned(mine)))).toEqual(new Set([0]));
    expect(await db.select().from(schema.user).where(eq(schema.user.id, mine.id))).toEqual([]);
    expect(
      await db
        .select()
        .from(verification)
        .where(eq(verification.value, storedLinkValue(mine.email))),
    ).toEqual([]);
    expect(await countOwned(theirs)).toEqual(before);
    expect((await send(server, identityCalls.account, { as: mine })).status).toBe(401);
  });

  test('a deletion keeps payments as records without an owner', async () => {
    const mine = await createLearner(server, { role: 'heritage' });
    await remove(mine, mine.email);
    const paid = await server.runtime.db.select().from(schema.purchase).where(eq(schema.purchase.email, mine.email));
    expect(paid).toMatchObject([{ userId: null, status: 'paid' }]);
  });

  test('a deletion requires the address of the account, in any case', async () => {
    const mine = await createLearner(server);
    const refused = await remove(mine, 'somebody-else@example.com');
    expect([refused.status, refused.error.code]).toEqual([400, 'invalid_request']);
    expect((await remove(mine, `  ${mine.email.toUpperCase()} `)).status).toBe(200);
  });

  test('a deletion requires a sign-in within the last half hour', async () => {
    const mine = await createLearner(server);
    server.now = new Date(server.now.getTime() + 30 * 60_000);
    const refused = await remove(mine, mine.email);
    expect([refused.status, refused.error.code]).toEqual([403, 'sign_in_again']);
    expect(await countOwned(mine)).toMatchObject({ session: 1 });
  });
});
