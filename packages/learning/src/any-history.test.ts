import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyEvent } from '../fixtures/any-event.ts';
import { blankRecord } from '../fixtures/blank-record.ts';
import { levelAt } from './experience.ts';
import { type AppliedEvent, applyEvent } from './learning-event.ts';
import type { LearningRecord } from './learning-record.ts';
import type { LearningEvent } from './ledger.ts';
import { type DayClock, type LocalDay, localDayAt } from './local-day.ts';
import type { RewardCatalog } from './rewards.ts';
import { streakAt } from './streak.ts';
import { type FirstStudy, studyDayAt } from './study-day.ts';
import { studySessions } from './study-session.ts';

const catalog: RewardCatalog = {
  badges: [
    { id: 'one-lesson', points: 25, criteria: [{ measure: 'lessons-completed', atLeast: 1 }] },
    { id: 'three-days', points: 250, criteria: [{ measure: 'longest-streak-days', atLeast: 3 }] },
    { id: 'back-again', points: 25, criteria: [{ measure: 'returns-after-a-missed-day', atLeast: 1 }] },
    { id: 'level-two', points: 350, criteria: [{ measure: 'level', atLeast: 2 }] },
    { id: 'level-three', points: 500, criteria: [{ measure: 'level', atLeast: 3 }] },
    {
      id: 'all-rounder',
      points: 100,
      criteria: [
        { measure: 'quizzes-completed', atLeast: 1 },
        { measure: 'cards-mastered', atLeast: 2 },
      ],
    },
  ],
  achievements: [{ type: 'quiz-master', criterion: { measure: 'perfect-quizzes', atLeast: 3 }, badgeId: null }],
  categoryOf: () => 'candlesticks',
  termCount: 3,
};

/** Zones on both sides of the date line, and two that change their clocks in opposite directions. */
const anyZone = fc.constantFrom('Pacific/Auckland', 'Pacific/Honolulu', 'America/New_York', 'Europe/Berlin', 'UTC');
const anyClock = fc.record({ timeZone: anyZone, dayBeginsAt: fc.nat({ max: 6 }) });
const anySteps = fc.array(
  fc.record({ event: anyEvent, minutes: fc.oneof(fc.nat({ max: 90 }), fc.nat({ max: 5000 })), clock: anyClock }),
  { maxLength: 60 },
);

interface Step {
  readonly event: LearningEvent;
  readonly minutes: number;
  readonly clock: DayClock;
}

interface Logged extends AppliedEvent {
  readonly at: Date;
  readonly day: LocalDay;
}

/** Applies the steps as the server does: the study day of each follows from the log before it. */
function live(steps: readonly Step[]): { log: Logged[]; record: LearningRecord } {
  // Two days before the clocks go forward in New York, and three weeks before they go forward in Berlin.
  let now = new Date('2026-03-06T05:00:00Z');
  let latest: FirstStudy | null = null;
  let record = blankRecord(localDayAt(now, { timeZone: 'UTC', dayBeginsAt: 0 }));
  const log: Logged[] = [];
  for (const { event, minutes, clock } of steps) {
    now = new Date(now.getTime() + minutes * 60_000);
    const day: LocalDay = studyDayAt({ now, clock, latest });
    const recorded = applyEvent({ ...record, today: day }, event, { now, catalog });
    record = recorded.record;
    log.push({ ...recorded, at: now, day });
    const isNewDay: boolean = latest === null || day !== latest.day;
    if (recorded.activity?.countsAsStudy && isNewDay) latest = { day, firstStudiedAt: now, clock };
  }
  return { log, record };
}

const midnightIn = (timeZone: string): DayClock => ({ timeZone, dayBeginsAt: 0 });

const entriesOf = (log: readonly Logged[]) => log.flatMap(({ entries }) => entries);

it('experience is the sum of the ledger, and the level follows from it, for any history', () => {
  fc.assert(
    fc.property(anySteps, (steps) => {
      const { log, record } = live(steps);
      const sum = entriesOf(log).reduce((total, { points }) => total + points, 0);
      expect(record.experience).toBe(sum);
      const levels = entriesOf(log).filter(({ cause }) => cause.startsWith('level-up:'));
      expect(levels).toHaveLength(levelAt(sum) - 1);
    }),
    { numRuns: 300 },
  );
});

it('no cause is paid twice and nothing is celebrated twice, for any history', () => {
  fc.assert(
    fc.property(anySteps, (steps) => {
      const { log } = live(steps);
      const causes = entriesOf(log).map(({ cause }) => cause);
      expect(new Set(causes).size).toBe(causes.length);
      const triggers = log.flatMap(({ celebrations }) => celebrations.map(({ trigger }) => trigger));
      expect(new Set(triggers).size).toBe(triggers.length);
      expect(entriesOf(log).every(({ points }) => Number.isSafeInteger(points) && points > 0)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it('streak, study days and study time follow from the log, for any history', () => {
  fc.assert(
    fc.property(anySteps, (steps) => {
      const { log, record } = live(steps);
      const studied = log.flatMap(({ activity, day }) => (activity?.countsAsStudy ? day : []));
      expect(record.studiedDays).toEqual(new Set(studied));
      const { today } = record;
      expect(streakAt(record)).toEqual(streakAt({ studiedDays: studied.toReversed(), today }));
      const actions = log.flatMap(({ activity, at }) => (activity === null ? [] : { ...activity, at }));
      const studyMs = studySessions(actions).reduce((sum, session) => sum + session.studyMs, 0);
      expect(record.counts.studyMs).toBe(studyMs);
    }),
    { numRuns: 300 },
  );
});

it('repeating the whole history at once pays no lesson, badge, milestone or level again', () => {
  fc.assert(
    fc.property(anySteps, (steps) => {
      const repeated = steps.map((step) => ({ ...step, minutes: 0 }));
      const once = new Set(entriesOf(live(steps).log).map(({ cause }) => cause));
      const twice = entriesOf(live([...steps, ...repeated]).log).map(({ cause }) => cause);
      const isOnce = (cause: string) =>
        /^(pattern-mastered|quiz-perfect|scenario-solved|badge|milestone|level-up):/.test(cause);
      expect(new Set(twice).size).toBe(twice.length);
      for (const cause of once) if (isOnce(cause)) expect(twice.filter((other) => other === cause)).toHaveLength(1);
    }),
    { numRuns: 100 },
  );
});

it('a flight from Auckland to Honolulu makes one study day, and the streak continues after it', () => {
  const lesson = (patternId: string) => ({ kind: 'lesson-completed', patternId }) as const;
  const { log, record } = live([
    // 09:00 on Saturday the 7th in Auckland is 10:00 on Friday the 6th in Honolulu.
    { event: lesson('hammer'), minutes: 15 * 60, clock: midnightIn('Pacific/Auckland') },
    { event: lesson('doji'), minutes: 9 * 60, clock: midnightIn('Pacific/Honolulu') },
    // The next day in Honolulu is the same Saturday again; then Sunday.
    { event: lesson('wedge'), minutes: 15 * 60, clock: midnightIn('Pacific/Honolulu') },
    { event: { kind: 'term-studied', itemId: 'gap' }, minutes: 24 * 60, clock: midnightIn('Pacific/Honolulu') },
  ]);
  expect(log.map(({ day }) => day)).toEqual(['2026-03-07', '2026-03-07', '2026-03-07', '2026-03-08']);
  expect(streakAt(record).days).toBe(2);
  expect(entriesOf(log).filter(({ cause }) => cause.startsWith('streak-day:'))).toHaveLength(2);
});

it.each([
  ['America/New_York', '2026-03-08', 'forward'],
  ['America/New_York', '2026-11-01', 'back'],
])('in %s a day with a clock change (%s, %s) is one day, to the millisecond', (timeZone, day) => {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  const isDay = (instant: Date) => localDayAt(instant, midnightIn(timeZone)) === day;
  // Midnight there is 4 or 5 o'clock in UTC, on either side of the change.
  const midnights = [4, 5].map((hour) => new Date(next.getTime() + hour * 3_600_000));
  const midnight = midnights.find((instant) => !isDay(instant) && isDay(new Date(instant.getTime() - 1)));
  expect(midnight).toBeDefined();
});
