import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type LocalDay, parseLocalDay } from './local-day.ts';
import { type GradeEntry, type LogEntry, scheduleCards, scheduleFurther } from './review-log.ts';

const START = parseLocalDay('2026-01-01');
const noon = (day: LocalDay) => new Date(`${day}T12:00:00Z`);

function graded(
  id: string,
  { dayNumber = 0, cardId = 'doji', grade = 'good' as GradeEntry['grade'] } = {},
): GradeEntry {
  const day = addDays(START, dayNumber);
  return { kind: 'grade', id, cardId, grade, reviewedAt: noon(day), day };
}

const undo = (id: string, undoes: string): LogEntry => ({ kind: 'undo', id, undoes, reviewedAt: noon(START) });

const someGrades = fc.array(
  fc.record({
    dayNumber: fc.nat(60),
    cardId: fc.constantFrom('doji', 'hammer'),
    grade: fc.constantFrom('again', 'hard', 'good', 'easy'),
  }),
  { maxLength: 12 },
);

/** What one device did: grades, and undo entries for some of them. */
const device = (name: string) =>
  fc
    .tuple(someGrades, fc.array(fc.nat(11), { maxLength: 3 }))
    .map(([made, undone]) => [
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
    }),
  );
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
});
