import { describe, expect, it } from 'vitest';
import { scheduleAfter } from './card-schedule.ts';
import { addDays, parseLocalDay } from './local-day.ts';
import { isDue, NEW_CARDS_PER_DAY, planReviews } from './review-plan.ts';

const TODAY = parseLocalDay('2026-03-09');

/** A card graded Medium this many days ago: due three days after. */
function reviewed(cardId: string, daysAgo: number) {
  return [cardId, scheduleAfter(null, { cardId, grade: 'good', day: addDays(TODAY, -daysAgo) })] as const;
}

const schedules = new Map([reviewed('a', 3), reviewed('b', 5), reviewed('c', 1), reviewed('d', 0)]);

const suspended: ReadonlySet<string> = new Set();

describe('planReviews', () => {
  const plan = planReviews({ cardIds: ['a', 'b', 'c', 'd', 'e', 'f'], schedules, suspended, today: TODAY });

  it('the plan has due cards first, the longest overdue in front, then new cards', () => {
    expect(plan.due).toEqual(['b', 'a']);
    expect(plan.fresh).toEqual(['e', 'f']);
  });

  it('the plan has each card once', () => {
    const all = [...plan.due, ...plan.fresh];
    expect(new Set(all).size).toBe(all.length);
  });

  it('the forecast covers seven days, today first with everything overdue', () => {
    expect(plan.forecast).toEqual([2, 0, 1, 1, 0, 0, 0]);
  });

  it('the limit of new cards counts those begun today', () => {
    const cardIds = ['d', ...Array.from({ length: 20 }, (_, index) => `new-${index}`)];
    const { fresh, startedToday } = planReviews({ cardIds, schedules, suspended, today: TODAY });
    expect(startedToday).toBe(1);
    expect(fresh).toHaveLength(NEW_CARDS_PER_DAY - 1);
  });

  it('the plan and its forecast leave out suspended cards, new ones too', () => {
    const cardIds = ['a', 'b', 'c', 'd', 'e', 'f'];
    const plan = planReviews({ cardIds, schedules, suspended: new Set(['b', 'c', 'e']), today: TODAY });
    expect(plan).toMatchObject({ due: ['a'], fresh: ['f'], startedToday: 1, forecast: [1, 0, 0, 1, 0, 0, 0] });
  });

  it('the plan leaves out cards that are no longer in the deck', () => {
    expect(planReviews({ cardIds: ['c'], schedules, suspended, today: TODAY }).due).toEqual([]);
  });
});

describe('isDue', () => {
  it.each([
    ['a', true],
    ['c', false],
    ['d', false],
    ['new', true],
  ])('whether card %s is due: %s', (cardId, expected) => {
    expect(isDue(cardId, { schedules, suspended, today: TODAY })).toBe(expected);
  });

  it('isDue is false for a suspended card', () => {
    expect(isDue('a', { schedules, suspended: new Set(['a']), today: TODAY })).toBe(false);
  });

  it('isDue is false for a new card once the day’s new cards are used', () => {
    const full = new Map(Array.from({ length: NEW_CARDS_PER_DAY }, (_, index) => reviewed(`started-${index}`, 0)));
    expect(isDue('new', { schedules: full, suspended, today: TODAY })).toBe(false);
  });
});
