import { randomUUID } from 'node:crypto';
import { identityCalls } from '@wickwise/contract/identity';
import { progressCalls } from '@wickwise/contract/progress';
import { reviewCalls } from '@wickwise/contract/review';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { call, createLearner, type TestLearner } from '#tests/support/server.ts';

const server = await useTestServer();

const at = (day: string) => new Date(`${day}T12:00:00Z`);
/** Made a moment after the last request. */
const base = (cardId: string) => {
  const reviewedAt = new Date(server.now.getTime() + 500).toISOString();
  return { id: randomUUID(), cardId, reviewedAt };
};
const graded = (cardId: string) => ({ kind: 'grade' as const, grade: 'good' as const, ...base(cardId) });
const changed = (kind: 'suspend' | 'resume' | 'reset', cardId: string) => ({ kind, ...base(cardId) });

type Entry = ReturnType<typeof graded> | ReturnType<typeof changed>;

/** Each request a second after the one before. */
async function record(as: TestLearner, ...entries: Entry[]) {
  server.now = new Date(server.now.getTime() + 1_000);
  return (await call(server, reviewCalls.recordReviews, { as, body: { entries } })).body;
}

const readReviews = async (as: TestLearner) => (await call(server, reviewCalls.readReviews, { as })).body;
const cardsNow = async (as: TestLearner) => (await call(server, progressCalls.weeklyReview, { as })).body.due.cardsNow;

test('a suspended card is due for no count and earns nothing, and keeps its schedule when it is resumed', async () => {
  server.now = at('2026-03-02');
  const learner = await createLearner(server);
  const { reviews: before } = await record(learner, graded('doji'));
  server.now = at('2026-03-05');
  expect(await cardsNow(learner)).toBe(1);
  const suspended = await record(learner, changed('suspend', 'doji'));
  expect(suspended).toMatchObject({ earned: null, reviews: { suspended: ['doji'], schedules: before.schedules } });
  expect(await readReviews(learner)).toEqual(suspended.reviews);
  expect(await cardsNow(learner)).toBe(0);
  const { earned } = await record(learner, graded('doji'));
  expect(earned?.entries.filter(({ cause }) => cause.startsWith('flashcard-review:'))).toEqual([]);
  expect((await record(learner, changed('resume', 'doji'))).reviews.suspended).toEqual([]);
});

test('a reset card is new, earns nothing more that day, and its reviews stay in the log', async () => {
  server.now = at('2026-03-02');
  const learner = await createLearner(server);
  const { reviews: first } = await record(learner, graded('doji'));
  expect((await record(learner, changed('reset', 'doji'))).reviews.schedules).toEqual([]);
  const again = await record(learner, graded('doji'));
  expect(again.earned?.entries).toEqual([]);
  expect(again.reviews.schedules).toEqual(first.schedules);
  const { body } = await call(server, identityCalls.exportAccount, { as: learner });
  const { reviews } = body.data as { reviews: { kind: string; cardId: string }[] };
  expect(reviews.map(({ kind, cardId }) => [kind, cardId]).toSorted()).toEqual([
    ['grade', 'doji'],
    ['grade', 'doji'],
    ['reset', 'doji'],
  ]);
});

test('what a device did last counts last, also when its clock is ahead', async () => {
  server.now = at('2026-03-02');
  const learner = await createLearner(server);
  const early = { reviewedAt: '2031-01-01T00:00:00.000Z' };
  for (let repeat = 0; repeat < 5; repeat += 1) {
    const entries = [
      { ...changed('suspend', 'doji'), ...early },
      { ...changed('resume', 'doji'), ...early },
    ];
    expect((await record(learner, ...entries)).reviews.suspended).toEqual([]);
  }
});

test('a card that the tier does not include cannot be suspended or reset', async () => {
  const learner = await createLearner(server, { role: 'refunded' });
  const entries = [changed('suspend', 'double-bottom'), changed('reset', 'no-such-card')];
  const { reviews, refused } = await record(learner, ...entries);
  expect(refused).toEqual(entries.map(({ id }) => id));
  expect(reviews.suspended).toEqual([]);
});
