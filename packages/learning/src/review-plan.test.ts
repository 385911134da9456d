import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scheduleAfter } from './card-schedule.ts';
import { addDays, parseLocalDay } from './local-day.ts';
import { isDue, planReviews } from './review-plan.ts';

const TODAY = parseLocalDay('2026-03-09');
const NEW_CARDS_PER_DAY = 10;

/** A card graded Medium this many days ago: due three days after. */
function reviewed(cardId: string, daysAgo: number) {
  return [cardId, scheduleAfter(null, { cardId, grade: 'good', day: addDays(TODAY, -daysAgo) })] as const;
}

const schedules = new Map([reviewed('a', 3), reviewed('b', 5), reviewed('c', 1), reviewed('d', 0)]);

const suspended: ReadonlySet<string> = new Set();

const deck = { schedules, suspended, today: TODAY, newCardsPerDay: NEW_CARDS_PER_DAY };
const newCards = Array.from({ length: 60 }, (_, index) => `new-${index}`);

describe('planReviews', () => {
  const plan = planReviews({ ...deck, cardIds: ['a', 'b', 'c', 'd', 'e', 'f'] });

  it('the plan has due cards first, the longest overdue in front, then new cards', () => {
    expect(plan.due).toEqual(['b', 'a']);
    expect(plan.fresh).toEqual(['e', 'f']);
  });

  it('cards due on one day come in one order, whatever the order of the deck', () => {
    const cardIds = ['x', 'a', 'y'];
    const sameDay = new Map(cardIds.map((id) => reviewed(id, 4)));
    const dueOf = (ids: string[]) => planReviews({ ...deck, schedules: sameDay, cardIds: ids }).due;
    expect(dueOf(cardIds)).toEqual(['a', 'x', 'y']);
    expect(dueOf(cardIds.toReversed())).toEqual(['a', 'x', 'y']);
  });

  it('the plan has each card once', () => {
    const all = [...plan.due, ...plan.fresh];
    expect(new Set(all).size).toBe(all.length);
  });

  it('the forecast covers seven days, today first with everything overdue', () => {
    expect(plan.forecast).toEqual([2, 0, 1, 1, 0, 0, 0]);
  });

  it('the limit of new cards counts those begun today', () => {
    const { fresh, startedToday } = planReviews({ ...deck, cardIds: ['d', ...newCards] });
    expect(startedToday).toBe(1);
    expect(fresh).toHaveLength(NEW_CARDS_PER_DAY - 1);
  });

  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [50, 49],
  ])('with a limit of %i new cards, one of them begun, the plan has %i', (newCardsPerDay, expected) => {
    const plan = planReviews({ ...deck, cardIds: ['a', 'd', ...newCards], newCardsPerDay });
    expect(plan.fresh).toHaveLength(expected);
    expect(plan.due).toEqual(['a']);
  });

  it('the plan and its forecast leave out suspended cards, new ones too', () => {
    const cardIds = ['a', 'b', 'c', 'd', 'e', 'f'];
    const plan = planReviews({ ...deck, cardIds, suspended: new Set(['b', 'c', 'e']) });
    expect(plan).toMatchObject({ due: ['a'], fresh: ['f'], startedToday: 1, forecast: [1, 0, 0, 1, 0, 0, 0] });
  });

  it('the plan leaves out cards that are no longer in the deck', () => {
    expect(planReviews({ ...deck, cardIds: ['c'] }).due).toEqual([]);
  });
});

describe('isDue', () => {
  it.each([
    ['a', true],
    ['c', false],
    ['d', false],
    ['new', true],
  ])('whether card %s is due: %s', (cardId, expected) => {
    expect(isDue(cardId, deck)).toBe(expected);
  });

  it('isDue is false for a suspended card', () => {
    expect(isDue('a', { ...deck, suspended: new Set(['a']) })).toBe(false);
  });

  it('isDue is false for a new card once the day’s new cards are used', () => {
    const full = new Map(Array.from({ length: NEW_CARDS_PER_DAY }, (_, index) => reviewed(`started-${index}`, 0)));
    expect(isDue('new', { ...deck, schedules: full })).toBe(false);
  });

  it('a card is due exactly when the plan has it, or would have it were it the only new one', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.constantFrom('a', 'b', 'c', 'd', 'new-0'), (newCardsPerDay, cardId) => {
        const { due, fresh } = planReviews({ ...deck, cardIds: ['a', 'b', 'c', 'd', 'new-0'], newCardsPerDay });
        expect(isDue(cardId, { ...deck, newCardsPerDay })).toBe([...due, ...fresh].includes(cardId));
      }),
    );
  });
});
