import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { expect, test } from 'vitest';
import { lessonsFor } from '#app/features/pattern/model.ts';
import type { VisitorEntry } from '#app/features/progress/visitor-log.ts';
import { newcomerPlan } from './newcomer-plan.ts';
import { planVisitor } from './visitor-plan.ts';

const patterns = readerPatterns({ hasHeritageAccess: false });
const lessonsAfter = (...completed: string[]) =>
  lessonsFor(patterns, { completed: new Set(completed), hasHeritageAccess: false });
const now = new Date('2026-03-09T12:00:00Z');
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();

/** The three answers of a drill. */
function drill(patternId: string, at: string, isCorrect: boolean): VisitorEntry[] {
  const drillId = `${patternId} ${at}`;
  return [0, 1, 2].map((question) => ({
    ...{ kind: 'drill', id: `${drillId} ${question}`, at, patternId, against: null, drillId, question, isCorrect },
    ...{ questionKind: 'judge', choices: 2, chosen: '1' },
  }));
}

const nothing = { reviews: [], log: [], checks: [], decisions: [], articles: [] };

function plan(log: readonly VisitorEntry[], ...completed: string[]) {
  return planVisitor({ ...nothing, log, lessons: lessonsAfter(...completed), minutes: 10, now });
}

test('a newcomer begins with the first lesson', () => {
  expect(newcomerPlan({ lessons: lessonsAfter(), articles: [], minutes: 10 }).items.map(({ title }) => title)).toEqual([
    'Learn Doji',
  ]);
});

test('without any answer the model plans what a newcomer gets', () => {
  const { items, more } = newcomerPlan({ lessons: lessonsAfter('doji'), articles: [], minutes: 10 });
  expect(plan([], 'doji').plan).toMatchObject({ items, more });
});

test('what a visitor missed comes back, with when they missed it', () => {
  const { items } = plan(drill('doji', daysAgo(1), false), 'doji').plan;
  expect(items.find(({ action }) => action.kind === 'drill')).toMatchObject({
    action: { kind: 'drill', patternId: 'doji', against: null },
  });
});

test('a lesson and its drill that were done today count once, and are not planned again today', () => {
  const lesson: VisitorEntry = { kind: 'lesson', id: 'lesson:doji', at: daysAgo(0), patternId: 'doji' };
  const { plan: after } = plan([...drill('doji', daysAgo(0), false), lesson], 'doji');
  expect(after.items).toEqual([]);
  expect(after.done).toEqual({ items: 1, minutes: 4 });
  expect(after.more.map(({ title }) => title)).toContain('Read “How to Read a Candle”');
});

test('a flashcard that was forgotten and a term that was missed are due', () => {
  const forgotten = { kind: 'grade', cardId: 'doji', grade: 'again', responseMs: 900 } as const;
  const reviews = [{ ...forgotten, id: 'a', reviewedAt: daysAgo(2), retentionPercent: 90 }];
  const term = {
    kind: 'vocabulary',
    id: 'b',
    at: daysAgo(2),
    termId: 'ask',
    question: 'definition',
    isCorrect: false,
  } as const;
  const { skills, plan: planned } = planVisitor({
    ...nothing,
    reviews,
    log: [term],
    lessons: lessonsAfter('doji'),
    minutes: 20,
    now,
  });
  expect(skills.map(({ skill }) => skill).sort()).toEqual(['recognize:doji', 'term:ask']);
  expect(planned.items.map(({ action }) => action.kind).sort()).toEqual(['article', 'drill', 'vocabulary']);
});

test('an article that was read today is the new step of the day', () => {
  const article: VisitorEntry = {
    ...{ kind: 'article', id: 'article:how-to-read-a-candle', at: daysAgo(0) },
    articleId: 'how-to-read-a-candle',
  };
  const lessons = lessonsAfter('doji');
  const input = { ...nothing, lessons, log: [article], articles: ['how-to-read-a-candle'], minutes: 10 as const, now };
  const { items, more, done } = planVisitor(input).plan;
  expect([items, done]).toEqual([[], { items: 1, minutes: 5 }]);
  expect(more.map(({ title }) => title)).toEqual(['Read “Trend Analysis”']);
});

test('what a placement check showed to be known is skipped, and is known', () => {
  const judged = { patternId: 'doji', isCorrect: true, choices: 5, chosenPatternId: null, offeredIds: [] };
  const answers = [false, true].map((isNearMiss) => ({ ...judged, isNearMiss, questionId: `picture-${isNearMiss}` }));
  const checks = [{ id: 'try', takenAt: daysAgo(0), sent: [], answers }];
  const { plan: planned, skills } = planVisitor({ ...nothing, checks, lessons: lessonsAfter(), minutes: 10, now });
  expect(planned.items.map(({ title }) => title)).toEqual(['Read “How to Read a Candle”']);
  expect(skills).toMatchObject([{ skill: 'recognize:doji', status: 'learning' }]);
});

test('what a placement check missed is due only once its lesson is completed', () => {
  const judged = { patternId: 'hammer', isCorrect: false, choices: 5, chosenPatternId: null, offeredIds: [] };
  const answers = [false, true].map((isNearMiss) => ({ ...judged, isNearMiss, questionId: `picture-${isNearMiss}` }));
  const checks = [{ id: 'try', takenAt: daysAgo(1), sent: [], answers }];
  const after = (...completed: string[]) =>
    planVisitor({ ...nothing, checks, lessons: lessonsAfter(...completed), minutes: 10, now });
  expect(after().skills).toMatchObject([{ skill: 'recognize:hammer', dueOn: null }]);
  expect(after('doji', 'hammer').skills).toMatchObject([{ dueOn: daysAgo(1).slice(0, 10) }]);
});

test('rules that a visitor broke in a trade are known, and no trade is planned', () => {
  const broken = { id: 'replay:1-0:trade-exit', source: 'replay', topic: 'trade-exit', isKept: false } as const;
  const decisions = [{ ...broken, decidedAt: daysAgo(1) }];
  const input = { ...nothing, decisions, lessons: lessonsAfter('doji'), minutes: 10 as const, now };
  const { skills, plan: planned } = planVisitor(input);
  expect(skills).toMatchObject([{ skill: 'decision:trade-exit', name: 'Exit rules', status: 'learning' }]);
  expect(planned.items.map(({ kind }) => kind)).toEqual(['new-lesson']);
});

test('nothing of Heritage is planned', () => {
  const log = drill('morning-star', daysAgo(1), false);
  expect(plan(log).plan.items.every(({ action }) => action.kind !== 'drill')).toBe(true);
});
