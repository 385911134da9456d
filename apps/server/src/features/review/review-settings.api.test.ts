import { randomUUID } from 'node:crypto';
import { identityCalls } from '@wickwise/contract/identity';
import { type ReviewSettings, reviewCalls } from '@wickwise/contract/review';
import { rewardCalls } from '@wickwise/contract/reward/reward';
import { patterns } from '@wickwise/curriculum/patterns';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { call, createLearner, send, type TestLearner } from '#tests/support/server.ts';

const server = await useTestServer();

const DEFAULTS = { newCardsPerDay: 10, retentionPercent: 90 };
const CARDS = patterns.map(({ id }) => id);

const at = (day: string) => new Date(`${day}T12:00:00Z`);
const change = async (as: TestLearner, body: Partial<ReviewSettings>) =>
  (await call(server, reviewCalls.updateReviewSettings, { as, body })).body;
const merge = async (as: TestLearner, body: Partial<ReviewSettings>) =>
  (await call(server, reviewCalls.mergeReviewSettings, { as, body })).body;
const read = async (as: TestLearner) => (await call(server, reviewCalls.readReviews, { as })).body;

/** Grades the cards Medium, each a second after the one before, and returns how many earned experience for being due. */
async function review(as: TestLearner, cardIds: readonly string[], retentionPercent?: number) {
  const entries = cardIds.map((cardId) => {
    server.now = new Date(server.now.getTime() + 1_000);
    const reviewedAt = server.now.toISOString();
    return { kind: 'grade' as const, id: randomUUID(), cardId, grade: 'good' as const, retentionPercent, reviewedAt };
  });
  const { body } = await call(server, reviewCalls.recordReviews, { as, body: { entries } });
  const paid = body.earned?.entries.filter(({ cause }) => cause.startsWith('flashcard-review:')).length;
  return { paid, reviews: body.reviews };
}

test('the settings are the defaults until the learner changes one, and changing one leaves the other', async () => {
  const [mine, theirs] = [await createLearner(server), await createLearner(server)];
  expect((await read(mine)).settings).toEqual(DEFAULTS);
  expect(await change(mine, { newCardsPerDay: 0 })).toEqual({ ...DEFAULTS, newCardsPerDay: 0 });
  expect(await change(mine, { retentionPercent: 97 })).toEqual({ newCardsPerDay: 0, retentionPercent: 97 });
  expect(await change(mine, {})).toEqual({ newCardsPerDay: 0, retentionPercent: 97 });
  expect((await read(mine)).settings).toEqual({ newCardsPerDay: 0, retentionPercent: 97 });
  expect((await read(theirs)).settings).toEqual(DEFAULTS);
});

test.each([
  { newCardsPerDay: -1 },
  { newCardsPerDay: 51 },
  { newCardsPerDay: 2.5 },
  { newCardsPerDay: null },
  { retentionPercent: 79 },
  { retentionPercent: 98 },
  { retentionPercent: 90.5 },
  { newCardsPerDay: 5, retentionPercent: 0.9 },
])('%j is refused and changes nothing', async (body) => {
  const learner = await createLearner(server);
  for (const settings of [reviewCalls.updateReviewSettings, reviewCalls.mergeReviewSettings]) {
    const { status, error } = await send(server, settings, { as: learner, body });
    expect([status, error.code]).toEqual([400, 'invalid_request']);
  }
  expect((await read(learner)).settings).toEqual(DEFAULTS);
});

test('a new card is due as long as the local day’s new cards are not used up, on all devices together', async () => {
  server.now = new Date('2026-03-11T02:00:00Z');
  const learner = await createLearner(server, { role: 'heritage', timeZone: 'America/New_York' });
  await change(learner, { newCardsPerDay: 3 });
  expect((await review(learner, CARDS.slice(0, 2))).paid).toBe(2);
  expect((await review(learner, CARDS.slice(2, 4))).paid).toBe(1);
  server.now = new Date('2026-03-11T04:30:00Z');
  expect((await review(learner, CARDS.slice(4, 8))).paid).toBe(3);
});

test('with no new cards a day, a new card is recorded and earns nothing, and known ones still earn', async () => {
  server.now = at('2026-03-02');
  const learner = await createLearner(server);
  await review(learner, ['doji']);
  await change(learner, { newCardsPerDay: 0 });
  const { paid, reviews } = await review(learner, ['hammer']);
  expect(paid).toBe(0);
  expect(reviews.schedules.map(({ cardId }) => cardId)).toContain('hammer');
  server.now = at('2026-03-05');
  expect((await review(learner, ['doji'])).paid).toBe(1);
});

test('more new cards a day earn for more cards, and a card once a day at most', async () => {
  server.now = at('2026-03-02');
  const learner = await createLearner(server, { role: 'heritage' });
  expect((await review(learner, CARDS.slice(0, 12))).paid).toBe(10);
  await change(learner, { newCardsPerDay: 50 });
  expect((await review(learner, CARDS.slice(0, 13))).paid).toBe(1);
});

test('a higher retention makes no card due, takes nothing back, and counts from the next review', async () => {
  server.now = at('2026-03-02');
  const learner = await createLearner(server, { role: 'heritage' });
  const earned = async () => (await call(server, rewardCalls.stats, { as: learner })).body.experience;
  await review(learner, CARDS.slice(0, 10));
  server.now = at('2026-03-05');
  const { reviews: before } = await review(learner, CARDS.slice(0, 10), 90);
  expect(new Set(before.schedules.map(({ dueOn }) => dueOn))).toEqual(new Set(['2026-03-19']));
  const experience = await earned();
  server.now = at('2026-03-06');
  await change(learner, { retentionPercent: 97 });
  expect((await read(learner)).schedules).toEqual(before.schedules);
  expect(await earned()).toBe(experience);
  expect((await review(learner, CARDS.slice(0, 10), 97)).paid).toBe(0);
  const dues = new Set((await read(learner)).schedules.map(({ dueOn }) => dueOn));
  expect([...dues].every((dueOn) => dueOn < '2026-03-19' && dueOn > '2026-03-06')).toBe(true);
});

test('a review with a retention outside the limits is refused', async () => {
  const learner = await createLearner(server);
  const grade = { kind: 'grade' as const, id: randomUUID(), cardId: 'doji', grade: 'good' as const };
  const entries = [{ ...grade, reviewedAt: server.now.toISOString(), retentionPercent: 99 }];
  const { status } = await send(server, reviewCalls.recordReviews, { as: learner, body: { entries } });
  expect(status).toBe(400);
});

test('the data export has the time that each grade took, and a time over a minute is refused', async () => {
  const learner = await createLearner(server);
  const grade = { kind: 'grade' as const, id: randomUUID(), cardId: 'doji', grade: 'good' as const };
  const timed = (responseMs: number) => ({
    as: learner,
    body: { entries: [{ ...grade, reviewedAt: server.now.toISOString(), responseMs }] },
  });
  expect((await send(server, reviewCalls.recordReviews, timed(60_001))).status).toBe(400);
  await call(server, reviewCalls.recordReviews, timed(4_200));
  const { body } = await call(server, identityCalls.exportAccount, { as: learner });
  expect(body.data).toMatchObject({ reviews: [{ cardId: 'doji', responseMs: 4_200 }] });
});

test('a visitor’s settings are merged only where the account has none of its own', async () => {
  const [fresh, chosen] = [await createLearner(server), await createLearner(server)];
  expect(await merge(fresh, { newCardsPerDay: 20, retentionPercent: 85 })).toEqual({
    newCardsPerDay: 20,
    retentionPercent: 85,
  });
  expect(await merge(fresh, { newCardsPerDay: 5 })).toEqual({ newCardsPerDay: 20, retentionPercent: 85 });
  // Choosing the default is a choice too.
  await change(chosen, { retentionPercent: 90 });
  expect(await merge(chosen, {})).toEqual(DEFAULTS);
  expect(await merge(chosen, { newCardsPerDay: 20, retentionPercent: 85 })).toEqual({
    ...DEFAULTS,
    newCardsPerDay: 20,
  });
});

test('the data export has the settings and the retention of each review', async () => {
  const learner = await createLearner(server);
  await change(learner, { newCardsPerDay: 20 });
  await review(learner, ['doji'], 95);
  const { body } = await call(server, identityCalls.exportAccount, { as: learner });
  expect(body.data).toMatchObject({
    reviewSettings: [{ newCardsPerDay: 20, retentionPercent: null }],
    reviews: [{ cardId: 'doji', retentionPercent: 95 }],
  });
});
