import { listCalls } from '@wickwise/contract/contract';
import { describe, expect, onTestFinished, test } from 'vitest';
import { inputOf } from '#tests/support/call-inputs.ts';
import { digestTables, prepareFailures } from '#tests/support/database/failing-writes.ts';
import { sandboxOf } from '#tests/support/learner/payments.ts';
import { createLearner, type Role, send, startTestServer, type TestServer } from '#tests/support/server.ts';
import { type ByCall, type CallName, preparations } from '#tests/support/writing-calls.ts';

/** Why a call stores nothing although it isn't a `GET`. */
const storesNothing: ByCall<string> = {
  'identity.linkAddress': 'it only shows the address of a link',
  'identity.readEmailChange': 'it only shows what a link confirms',
  'access.forgetUnclaimedPurchase': 'it only clears a cookie',
};

/** Calls whose writes are not ours to put into one transaction. */
const notOurs: ByCall<string> = {
  'identity.signOut': 'better-auth deletes the session',
  'market.streamBars': 'a stream counts toward its limit while it is open',
};

/** Tables that are written apart from the rest of a call, and why. */
const apart: Record<string, string> = {
  rate_limit_window: 'a limit counts every request, also one that fails',
};
const apartIn: ByCall<Record<string, string>> = {
  'identity.signUpEmail': { user: 'its link is made afterwards; the next try mails one', account: 'as for user' },
  'payment.createPaymentIntent': {
    payment_order: 'Stripe is asked after the order was stored; the next try resumes it',
  },
  'payment.createCheckout': { payment_order: 'as for createPaymentIntent' },
};

/** A learner without Heritage where it can be bought or claimed. */
const roleFor = (name: string): Exclude<Role, 'visitor'> => (/^(payment|access)\./.test(name) ? 'genesis' : 'heritage');

const calls = listCalls();
const writing = calls.filter(({ name, call }) => call.method !== 'GET' && !(name in storesNothing || name in notOurs));

async function startServer(): Promise<TestServer> {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  sandboxOf(server).faults.dropEvents();
  return server;
}

describe('whichever write of a call fails, nothing of it is stored', () => {
  test.each(writing)('$name', async ({ name, call }) => {
    const server = await startServer();
    const as = await createLearner(server, { role: roleFor(name) });
    const input = (await preparations[name as CallName]?.(server, as)) ?? inputOf(name);
    const { failAt, countWrites } = await prepareFailures(server.connection);
    const digest = async () => {
      const tables = await digestTables(server.connection);
      return Object.fromEntries(
        Object.entries(tables).filter(([table]) => !(table in { ...apart, ...apartIn[name as CallName] })),
      );
    };
    const before = await digest();
    const sendFailingAt = async (write: number) => {
      await failAt(write);
      const { status, body } = await send(server, call, { as, ...input });
      return { status, body, wasReached: (await countWrites()) >= write };
    };
    let write = 1;
    let answer = await sendFailingAt(write);
    for (; answer.wasReached; answer = await sendFailingAt(write)) {
      expect(answer.status, `when write ${write} fails`).toBe(500);
      expect(await digest(), `after write ${write} failed`).toEqual(before);
      write += 1;
    }
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    expect(write, 'every write of a call that has none').toBeGreaterThan(1);
  });
});

test('calls that read, and those that are named as storing nothing, store nothing', async () => {
  const server = await startServer();
  const { countWrites } = await prepareFailures(server.connection);
  const as = await createLearner(server, { role: 'heritage' });
  const reading = calls.filter(
    ({ name, call }) => (call.method === 'GET' && !(name in notOurs)) || name in storesNothing,
  );
  for (const { name, call } of reading) {
    const before = await countWrites();
    await send(server, call, { as, ...inputOf(name) });
    expect(await countWrites(), name).toBe(before);
  }
});
