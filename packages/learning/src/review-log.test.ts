import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type LocalDay, parseLocalDay } from './local-day.ts';
import {
  type CardEntry,
  effectiveReviews,
  type GradeEntry,
  type LogEntry,
  scheduleCards,
  scheduleFurther,
  suspendedCards,
} from './review-log.ts';

const START = parseLocalDay('2026-01-01');
const noon = (day: LocalDay) => new Date(`${day}T12:00:00Z`);

function graded(
  id: string,
  { dayNumber = 0, cardId = 'doji', grade = 'good' as GradeEntry['grade'], retentionPercent = 90 } = {},
): GradeEntry {
  const day = addDays(START, dayNumber);
  return { kind: 'grade', id, cardId, grade, retentionPercent, reviewedAt: noon(day), day };
}

const undo = (id: string, undoes: string): LogEntry => ({ kind: 'undo', id, undoes, reviewedAt: noon(START) });

function changed(id: string, kind: CardEntry['kind'], { dayNumber = 0, cardId = 'doji' } = {}): CardEntry {
  return { kind, id, cardId, reviewedAt: noon(addDays(START, dayNumber)) };
}

const someChanges = fc.array(
  fc.record({
    dayNumber: fc.nat(60),
    cardId: fc.constantFrom('doji', 'hammer'),
    kind: fc.constantFrom('suspend', 'resume', 'reset'),
  }),
  { maxLength: 6 },
);

const someGrades = fc.array(
  fc.record({
    dayNumber: fc.nat(60),
    cardId: fc.constantFrom('doji', 'hammer'),
    grade: fc.constantFrom('again', 'hard', 'good', 'easy'),
    retentionPercent: fc.integer({ min: 80, max: 97 }),
  }),
  { maxLength: 12 },
);

/** What one device did: grades, undo entries for some of them, and other changes to cards. */
const device = (name: string) =>
  fc
    .tuple(someGrades, fc.array(fc.nat(11), { maxLength: 3 }), someChanges)
    .map(([made, undone, changes]) => [
      ...changes.map(({ kind, ...change }, index) => changed(`${name}-change${index}`, kind, change)),
      ...made.map((review, index) => graded(`${name}${index}`, review)),
      ...undone.map((index) => undo(`${name}-undo${index}`, `${name}${index}`)),
    ]);

it('any interleaving of two devices’ reviews gives the same state', () => {
  const arrival = fc.tuple(device('a'), device('b')).chain(([one, other]) => {
    const log = [...one, ...other];
    return fc.tuple(fc.constant(log), fc.shuffledSubarray(log, { minLength: log.length }));
  });
  fc.assert(
    fc.property(arrival, ([log, shuffled]) => {
      expect(new Map([...scheduleCards(shuffled)].sort())).toEqual(new Map([...scheduleCards(log)].sort()));
      expect(suspendedCards(shuffled)).toEqual(suspendedCards(log));
    }),
  );
});

it('the retention of a review decides when its card is due, until the next review', () => {
  const dueOn = (...log: LogEntry[]) => scheduleCards(log).get('doji')?.dueOn;
  expect(dueOn(graded('a'))).toBe(addDays(START, 3));
  const first = graded('a', { retentionPercent: 80 });
  expect(dueOn(first)).toBe(addDays(START, 8));
  const second = graded('b', { dayNumber: 3 });
  expect(dueOn(first, second)).toBe(dueOn(graded('a'), second));
});

it('an entry counts once, however often it arrives', () => {
  const log = [graded('a'), graded('b', { dayNumber: 3 })];
  expect(scheduleCards([...log, ...log])).toEqual(scheduleCards(log));
});

it('an undo leaves the state as if the grade had never been given, also when it arrives first', () => {
  const kept = [graded('a')];
  const mistaken = graded('b', { dayNumber: 3, grade: 'again' });
  expect(scheduleCards([...kept, mistaken, undo('c', 'b')])).toEqual(scheduleCards(kept));
  expect(scheduleCards([undo('c', 'b'), mistaken, ...kept])).toEqual(scheduleCards(kept));
  expect(scheduleCards([graded('a'), undo('b', 'a')]).size).toBe(0);
});

it('entries that follow known schedules give the state of the whole log', () => {
  const before = [graded('a'), graded('b', { cardId: 'hammer' })];
  const further = [graded('c', { dayNumber: 3 }), graded('d', { dayNumber: 4, grade: 'again' }), undo('e', 'd')];
  expect(scheduleFurther(scheduleCards(before), further)).toEqual(scheduleCards([...before, ...further]));
  const moves = [changed('f', 'suspend', { dayNumber: 5 }), changed('g', 'reset', { dayNumber: 5, cardId: 'hammer' })];
  expect(scheduleFurther(scheduleCards(before), moves)).toEqual(scheduleCards([...before, ...moves]));
  const resumed = [changed('h', 'resume', { dayNumber: 6 })];
  expect(suspendedCards(resumed, suspendedCards(moves))).toEqual(new Set());
});

it('a card is suspended until it is resumed, and its schedule continues', () => {
  const log = [graded('a'), changed('b', 'suspend', { dayNumber: 1 })];
  expect(suspendedCards(log)).toEqual(new Set(['doji']));
  expect(suspendedCards([...log, changed('c', 'resume', { dayNumber: 2 })])).toEqual(new Set());
  expect(suspendedCards([changed('c', 'resume', { dayNumber: 2 }), ...log])).toEqual(new Set());
  expect(suspendedCards([...log, changed('c', 'resume', { dayNumber: 2, cardId: 'hammer' })])).toEqual(
    new Set(['doji']),
  );
  expect(scheduleCards(log)).toEqual(scheduleCards([graded('a')]));
});

it('a reset starts the schedule of its card again, and its reviews stay', () => {
  const log = [graded('a'), graded('h', { cardId: 'hammer' }), changed('b', 'reset', { dayNumber: 3 })];
  expect([...scheduleCards(log).keys()]).toEqual(['hammer']);
  expect(effectiveReviews(log)).toHaveLength(2);
  const again = graded('c', { dayNumber: 4 });
  expect(scheduleCards([...log, again]).get('doji')).toEqual(scheduleCards([again]).get('doji'));
});

it('a reset leaves a suspended card suspended, and an undo leaves it reset', () => {
  const log = [graded('a'), changed('b', 'suspend', { dayNumber: 1 }), changed('c', 'reset', { dayNumber: 2 })];
  expect(suspendedCards(log)).toEqual(new Set(['doji']));
  expect(scheduleCards([...log, undo('d', 'c'), undo('e', 'b')]).size).toBe(0);
});
