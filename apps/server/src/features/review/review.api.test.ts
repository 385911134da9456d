import { randomUUID } from 'node:crypto';
import { reviewCalls } from '@wickwise/contract/review';
import { rewardCalls } from '@wickwise/contract/reward/reward';
import { flashcardTexts } from '@wickwise/curriculum/flashcards';
import { patterns } from '@wickwise/curriculum/patterns';
import { describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { call, createLearner, send } from '#tests/support/server.ts';
import { review } from '../../db/schema/review.ts';

const server = await useTestServer();

type Learner = Awaited<ReturnType<typeof createLearner>>;
type Grade = 'again' | 'hard' | 'good' | 'easy';

function at(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

function graded(cardId: string, grade: Grade, reviewedAt = server.now) {
  return { kind: 'grade' as const, id: randomUUID(), cardId, grade, reviewedAt: reviewedAt.toISOString() };
}

function undoOf({ id }: { id: string }) {
  return { kind: 'undo' as const, id: randomUUID(), undoes: id, reviewedAt: server.now.toISOString() };
}

type Entry = ReturnType<typeof graded> | ReturnType<typeof undoOf>;

async function record(learner: Learner, ...entries: Entry[]) {
  const { body } = await call(server, reviewCalls.recordReviews, { as: learner, body: { entries } });
  return body;
}

async function read(learner: Learner) {
  return (await call(server, reviewCalls.readReviews, { as: learner })).body;
}

describe('the flashcards', () => {
  test('visitors and Genesis learners get the five free flashcards, Heritage learners get all', async () => {
    const free = patterns.filter(({ requiredTier }) => requiredTier === 'genesis').map(({ id }) => id);
    const people = [null, await createLearner(server), await createLearner(server, { role: 'refunded' })];
    for (const as of people) {
      const { body } = await call(server, reviewCalls.listFlashcards, { as });
      expect(body.map(({ id }) => id)).toEqual(free);
    }
    const heritage = await createLearner(server, { role: 'heritage' });
    const { body } = await call(server, reviewCalls.listFlashcards, { as: heritage });
    expect(body.map(({ id }) => id)).toEqual(patterns.map(({ id }) => id));
    for (const { id, question, answer } of body) expect({ question, answer }).toEqual(flashcardTexts[id]);
  });
});

describe('a review', () => {
  test('a review of a due card earns 2, schedules the card by its grade and is stored', async () => {
    server.now = at('2026-03-02');
    const learner = await createLearner(server);
    const { reviews, earned } = await record(learner, graded('doji', 'good'));
    expect(earned?.entries).toContainEqual({ cause: 'flashcard-review:2026-03-02:1', points: 5 });
    expect(reviews.schedules).toMatchObject([{ cardId: 'doji', lastGrade: 'good', dueOn: '2026-03-05' }]);
    expect(await read(learner)).toEqual(reviews);
    server.now = at('2026-03-05');
    const next = await record(learner, graded('doji', 'good'));
    expect(next.earned?.entries.map(({ points }) => points)).toContain(5);
    expect(next.reviews).toMatchObject({ today: '2026-03-05', schedules: [{ dueOn: '2026-03-19' }] });
  });

  test('a review of a card that is not due is stored and earns nothing', async () => {
    server.now = at('2026-03-02');
    const learner = await createLearner(server);
    await record(learner, graded('doji', 'good'));
    server.now = at('2026-03-03');
    const { reviews, earned } = await record(learner, graded('doji', 'easy'));
    expect(earned?.entries.map(({ cause }) => cause)).toEqual(['streak-day:2026-03-03']);
    expect(reviews.schedules).toMatchObject([{ lastGrade: 'easy', lastReviewedOn: '2026-03-03', reviews: 2 }]);
  });

  test('a review sent again is stored and paid once', async () => {
    const learner = await createLearner(server);
    const entry = graded('doji', 'good');
    const first = await record(learner, entry, entry);
    const again = await record(learner, entry);
    expect(again).toEqual({ ...first, earned: null });
  });

  test('a review counts on the learner’s local day', async () => {
    server.now = new Date('2026-03-11T03:50:00Z');
    const learner = await createLearner(server, { timeZone: 'America/New_York' });
    expect((await record(learner, graded('doji', 'again'))).reviews.schedules).toMatchObject([
      { lastReviewedOn: '2026-03-10', dueOn: '2026-03-11' },
    ]);
  });

  test('a device whose clock is three days behind moves its cards on', async () => {
    server.now = at('2026-03-05');
    const learner = await createLearner(server);
    await record(learner, graded('doji', 'again'));
    server.now = at('2026-03-06');
    const reviewedAt = at('2026-03-03');
    const body = { entries: [graded('doji', 'good', reviewedAt)], sentAt: new Date(+reviewedAt + 1_000).toISOString() };
    const recorded = (await call(server, reviewCalls.recordReviews, { as: learner, body })).body;
    const [schedule] = recorded.reviews.schedules;
    expect(schedule).toMatchObject({ lastGrade: 'good', lastReviewedOn: '2026-03-06', reviews: 2 });
    expect(Date.parse(schedule?.dueOn ?? '')).toBeGreaterThan(Date.parse(recorded.reviews.today));
  });

  test('a review of an offline day stays on that day, also from a clock that is ahead', async () => {
    server.now = at('2026-03-06');
    const learner = await createLearner(server);
    const body = { entries: [graded('doji', 'good', at('2026-03-08'))], sentAt: at('2026-03-10').toISOString() };
    const { reviews } = (await call(server, reviewCalls.recordReviews, { as: learner, body })).body;
    expect(reviews.schedules).toMatchObject([{ lastReviewedOn: '2026-03-04' }]);
  });

  test('a review dated in the future or years ago is moved to now or a year ago', async () => {
    server.now = at('2026-03-02');
    const learner = await createLearner(server);
    const future = graded('doji', 'good', new Date('2031-01-01T00:00:00Z'));
    const old = { ...graded('hammer', 'good'), reviewedAt: '0001-01-01T00:00:00Z' };
    const { reviews } = await record(learner, future, old);
    expect(reviews.schedules.map(({ cardId, lastReviewedOn }) => [cardId, lastReviewedOn]).toSorted()).toEqual([
      ['doji', '2026-03-02'],
      ['hammer', '2025-03-01'],
    ]);
  });

  test('a review of a Heritage card without Heritage, or of an unknown card, is rejected and not stored', async () => {
    const learner = await createLearner(server, { role: 'refunded' });
    const entries = [graded('double-bottom', 'good'), graded('no-such-card', 'good')];
    const { reviews, refused, earned } = await record(learner, ...entries);
    expect(refused).toEqual(entries.map(({ id }) => id));
    expect(earned).toBeNull();
    expect(reviews.schedules).toEqual([]);
    const heritage = await createLearner(server, { role: 'heritage' });
    expect((await record(heritage, graded('double-bottom', 'good'))).refused).toEqual([]);
  });

  test('a review requires a session and a grade', async () => {
    const body = { entries: [graded('doji', 'good')] };
    const visitor = await send(server, reviewCalls.recordReviews, { as: null, body });
    expect([visitor.status, visitor.error.code]).toEqual([401, 'not_signed_in']);
    const learner = await createLearner(server);
    const wrong = await send(server, reviewCalls.recordReviews, {
      as: learner,
      body: { entries: [{ ...graded('doji', 'good'), grade: 'perfect' }] },
    });
    expect([wrong.status, wrong.error.code]).toEqual([400, 'invalid_request']);
    expect((await read(learner)).schedules).toEqual([]);
  });

  test('reviews are paid at most 50 times a day', async () => {
    server.now = at('2026-03-02');
    const learner = await createLearner(server, { role: 'heritage' });
    const month = Array.from({ length: 5 }, (_, week) => at(`2026-02-0${week + 1}`));
    for (const day of month) await record(learner, ...patterns.slice(0, 12).map(({ id }) => graded(id, 'again', day)));
    const { body } = await call(server, rewardCalls.stats, { as: learner });
    expect(body.experience).toBe(250 + 10);
  });
});

test('a full review log rejects more entries and keeps what it has', async () => {
  server.now = at('2026-03-02');
  const learner = await createLearner(server);
  const made = { userId: learner.id, kind: 'grade', cardId: 'doji', grade: 'good', localDay: '2026-03-01' } as const;
  const rows = Array.from({ length: 5_000 }, () => ({ ...made, entryId: randomUUID(), reviewedAt: at('2026-03-01') }));
  for (let start = 0; start < rows.length; start += 1_000)
    await server.runtime.db.insert(review).values(rows.slice(start, start + 1_000));
  const refused = await send(server, reviewCalls.recordReviews, {
    as: learner,
    body: { entries: [graded('doji', 'good')] },
  });
  expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests']);
  expect((await read(learner)).schedules).toMatchObject([{ cardId: 'doji', reviews: 5_000 }]);
});

describe('an undo', () => {
  test('an undo is an entry of its own, and the card earns nothing more that day', async () => {
    server.now = at('2026-03-02');
    const learner = await createLearner(server);
    const mistaken = graded('doji', 'again');
    await record(learner, mistaken);
    const undone = await record(learner, undoOf(mistaken));
    expect(undone).toMatchObject({ reviews: { schedules: [] }, earned: null });
    const { reviews, earned } = await record(learner, graded('doji', 'easy'));
    expect(earned?.entries).toEqual([]);
    expect(reviews.schedules).toMatchObject([{ lastGrade: 'easy', dueOn: '2026-03-10' }]);
  });

  test('an undo of another learner’s grade changes nothing', async () => {
    const [mine, other] = [await createLearner(server), await createLearner(server)];
    const theirs = graded('doji', 'good');
    const before = await record(mine, theirs);
    await record(other, undoOf(theirs));
    expect(await read(mine)).toEqual(before.reviews);
  });
});

test('two devices that send the same reviews in another order reach the same state', async () => {
  server.now = at('2026-03-20');
  const [one, other] = [await createLearner(server), await createLearner(server)];
  const phone = [graded('doji', 'good', at('2026-03-02')), graded('hammer', 'again', at('2026-03-04'))];
  const laptop = [graded('doji', 'again', at('2026-03-05')), graded('hammer', 'easy', at('2026-03-03'))];
  await record(one, ...phone);
  await record(one, ...laptop);
  await record(other, ...laptop);
  await record(other, ...phone);
  const byCard = ({ schedules }: Awaited<ReturnType<typeof read>>) =>
    schedules.toSorted((a, b) => (a.cardId < b.cardId ? -1 : 1));
  expect(byCard(await read(one))).toEqual(byCard(await read(other)));
});
