import { accessCalls } from '@wickwise/contract/access';
import { eq } from 'drizzle-orm';

import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { call, createLearner, type TestLearner } from '#tests/support/server.ts';
import { purchase } from '../db/schema/access.ts';
import { session } from '../db/schema/identity.ts';

const server = await useTestServer();

async function subscriptionOf(as: TestLearner) {
  const { status, body } = await call(server, accessCalls.subscriptionInfo, { as });
  return status === 200 ? `${body.tier}, ${body.status}` : status;
}

/** The learner of a session cookie whose signature the server has just verified. */
async function recognized(): Promise<TestLearner> {
  const learner = await createLearner(server, { role: 'heritage' });
  expect(await subscriptionOf(learner)).toBe('heritage, active');
  return learner;
}

test('a cookie that was accepted before is refused once its session has ended', async () => {
  const learner = await recognized();
  await server.runtime.db.delete(session).where(eq(session.userId, learner.id));
  expect(await subscriptionOf(learner)).toBe(401);
});

test('a cookie that was accepted before opens nothing that was refunded since', async () => {
  const learner = await recognized();
  await server.runtime.db.update(purchase).set({ status: 'refunded' }).where(eq(purchase.userId, learner.id));
  expect(await subscriptionOf(learner)).toBe('heritage, inactive');
});

test('a learner without purchases is on the free tier', async () => {
  expect(await subscriptionOf(await createLearner(server))).toBe('genesis, active');
});

test('the token of an accepted cookie is refused with the signature of another one', async () => {
  const [ada, ben] = [await recognized(), await recognized()];
  const [name, value = ''] = ada.cookie.split('=');
  const signature = decodeURIComponent(ben.cookie).split('.').at(-1) ?? '';
  const token = decodeURIComponent(value).split('.')[0] ?? '';
  const forged = `${name}=${encodeURIComponent(`${token}.${signature}`)}`;
  expect(await subscriptionOf({ ...ada, cookie: forged })).toBe(401);
});

function tokenOf({ cookie }: TestLearner): string {
  return decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)).split('.')[0] ?? '';
}

test('concurrent lookups each find their own learner', async () => {
  const learners = [];
  for (let count = 0; count < 9; count += 1) learners.push(await createLearner(server));
  const found = await Promise.all(learners.map((learner) => server.app.findLearner(tokenOf(learner))));
  expect(found.map((learner) => learner?.email)).toEqual(learners.map(({ email }) => email));
});

test('of many sessions, those that are open are found together', async () => {
  const learner = await createLearner(server);
  const ended = Array.from({ length: 130 }, (_, place) => `ended-${place}`);
  const found = await server.app.findLearners([...ended, tokenOf(learner)]);
  expect(found.map(({ email }) => email)).toEqual([learner.email]);
  expect(await server.app.findLearners([])).toEqual([]);
});
