import { emailChangeCalls } from '@wickwise/contract/account';
import { listCalls } from '@wickwise/contract/contract';
import { identityCalls } from '@wickwise/contract/identity';
import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { inputOf } from '#tests/support/call-inputs.ts';
import { signInByPassword } from '#tests/support/learner/buyers.ts';
import { browserOf, buyHeritage } from '#tests/support/learner/payments.ts';
import { turnOnTwoFactor } from '#tests/support/learner/two-factor.ts';
import { call, createLearner, send, type TestLearner } from '#tests/support/server.ts';
import { account, passkey, session, verification } from '../../db/schema/identity.ts';
import { schema } from '../../db/schema/schema.ts';
import type { LearnerExport } from '../../learner-data.ts';
import { storedLinkValue } from './magic-link.ts';

const server = await useTestServer();

/** The tables with rows of a learner. */
type Owned = {
  [Name in keyof typeof schema]: (typeof schema)[Name] extends { userId: PgColumn } ? Name : never;
}[keyof typeof schema];

/** Where the export holds the rows of each table. A new table is exported by its noun, listed in `learner-data.ts`. */
const exportedAs: Record<Owned, keyof LearnerExport> = {
  session: 'sessions',
  account: 'signIns',
  passkey: 'passkeys',
  emailChange: 'emailChanges',
  twoFactor: 'twoFactors',
  recoveryCode: 'recoveryCodes',
  pendingSignIn: 'pendingSignIns',
  knownDevice: 'devices',
  paymentOrder: 'orders',
  purchase: 'purchases',
  accessChange: 'accessChanges',
  activity: 'activities',
  review: 'reviews',
  reminderSettings: 'reminderSettings',
  pushSubscription: 'reminderDevices',
  reviewSettings: 'reviewSettings',
  xpLedger: 'ledger',
  celebration: 'celebrations',
  quizAnswer: 'quizAnswers',
  quizDraw: 'quizDraws',
  vocabularyQuiz: 'vocabularyQuizzes',
  quizAttempt: 'quizAttempts',
  scenarioAnswer: 'scenarioAnswers',
  drillAnswer: 'drillAnswers',
  placementAnswer: 'placementAnswers',
  todaySettings: 'todaySettings',
  dailyAnswer: 'dailyAnswers',
  decision: 'decisions',
};
const owned = Object.keys(exportedAs) as Owned[];

async function countOwned(learner: TestLearner): Promise<Record<Owned, number>> {
  const counts: Partial<Record<Owned, number>> = {};
  for (const name of owned) {
    const table: PgTable & { userId: PgColumn } = schema[name];
    counts[name] = await server.runtime.db.$count(table, eq(table.userId, learner.id));
  }
  return counts as Record<Owned, number>;
}

/** Every write of a learner's study. */
const studyCalls = listCalls().filter(
  ({ name, call }) => call.method !== 'GET' && !/^(identity|access|payment)\./.test(name),
);

/** A learner with at least one row in every table. */
async function createFullLearner(): Promise<TestLearner> {
  const learner = await createLearner(server);
  await buyHeritage(server, browserOf(server, learner), learner.email);
  for (const { name, call } of studyCalls) {
    const { body, ...input } = inputOf(name) as { body?: object };
    // What a visitor sends of a quiz is not kept.
    const kept = body !== undefined && 'counts' in body ? { ...body, counts: true } : body;
    await send(server, call, { as: learner, ...input, body: kept });
  }
  const device = { deviceType: 'multiDevice', backedUp: true, counter: 0, publicKey: `key-${learner.id}` };
  await server.runtime.db
    .insert(passkey)
    .values({ id: `passkey-${learner.id}`, name: 'Phone', userId: learner.id, credentialID: learner.id, ...device });
  await call(server, emailChangeCalls.requestEmailChange, { as: learner, body: { newEmail: `new-${learner.email}` } });
  await signInByPassword(server, learner.email);
  await turnOnTwoFactor(server, browserOf(server, learner));
  await signInByPassword(server, learner.email);
  const counts = await countOwned(learner);
  const empty = owned.filter((name) => counts[name] === 0);
  expect(empty, 'Give a call that fills it a valid input in tests/support/call-inputs.ts').toEqual([]);
  return learner;
}

describe('the data export', () => {
  test("the export holds every row of the learner and no one else's", async () => {
    const [mine, theirs] = [await createFullLearner(), await createFullLearner()];
    const { body } = await call(server, identityCalls.exportAccount, { as: mine });
    const counts = await countOwned(mine);
    for (const name of owned) expect(body.data[exportedAs[name]], name).toHaveLength(counts[name]);
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
    const { linkMailer, db } = server.runtime;
    await linkMailer.send({ email: mine.email, purpose: 'sign-in' });
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
