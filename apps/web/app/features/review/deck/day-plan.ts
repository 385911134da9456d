import type { ReactNode } from 'react';
import type { ReviewDeck } from './review-deck.ts';

/** What is due by all answers of the learner, not only by their cards, and what the plan of the day has of it. */
export interface DayPlan {
  /** The patterns that are due. */
  readonly due: ReadonlySet<string>;
  /** The patterns that the plan practices; null while it isn't known. */
  readonly planned: ReadonlySet<string> | null;
  /** The patterns that are mastered by the evidence of all answers. */
  readonly mastered: ReadonlySet<string>;
  /** What to do next. */
  readonly next: ReactNode;
  /** Where the cards stand in it. */
  readonly standing: ReactNode;
}

type DueDeck = Pick<ReviewDeck, 'plan' | 'cards' | 'schedules' | 'today'>;

interface DueCount {
  /** Patterns, by their cards or by any other answer. */
  readonly due: number;
  /** How many of them the plan practices; null while it isn't known. */
  readonly planned: number | null;
  /** How many of them are due although their card isn't. */
  readonly withoutCard: number;
}

/** How many patterns of a deck are due, by its cards or by any other answer. */
export function countDue(deck: DueDeck, dayPlan: DayPlan): DueCount {
  return count([...new Set([...deck.plan.due, ...dueElsewhere(deck, dayPlan)])], { deck, dayPlan });
}

/** The same without what is due by its card. */
export function countDueElsewhere(deck: DueDeck, dayPlan: DayPlan): DueCount {
  return count(dueElsewhere(deck, dayPlan), { deck, dayPlan });
}

function count(ids: readonly string[], { deck, dayPlan }: { deck: DueDeck; dayPlan: DayPlan }): DueCount {
  const { planned } = dayPlan;
  return {
    due: ids.length,
    planned: planned && ids.filter((id) => planned.has(id)).length,
    withoutCard: ids.filter((id) => !deck.plan.due.includes(id)).length,
  };
}

/** A card that was remembered today answers what was missed before. */
function dueElsewhere({ cards, schedules, today }: DueDeck, { due }: DayPlan): string[] {
  const isRemembered = (id: string) => {
    const schedule = schedules.get(id);
    return schedule !== undefined && schedule.lastReviewedOn >= today && schedule.lastGrade !== 'again';
  };
  return cards.flatMap(({ id }) => (due.has(id) && !isRemembered(id) ? id : []));
}

/** How many patterns are due, and where to practice them; null when none is. */
export function dueText(counts: DueCount): string | null {
  return counts.due === 0 ? null : `${plannedText(counts)}${withoutCardText(counts)}`;
}

function plannedText({ due, planned }: DueCount): string {
  const patterns = due === 1 ? '1 pattern is due' : `${due} patterns are due`;
  if (planned === null) return `${patterns}.`;
  if (due === 1) return `${patterns}, ${planned === 1 ? 'and it’s' : 'but it’s not'} in today’s plan.`;
  const share = planned === 0 ? 'none' : planned === due ? 'all' : planned;
  return `${patterns}, ${share} of them in today’s plan.`;
}

/** A card can be graded before it's due, and counts like any other answer. */
function withoutCardText({ due, withoutCard }: DueCount): string {
  if (withoutCard === 0) return '';
  const isOne = withoutCard === 1;
  const part = `Of the ${due}, ${withoutCard} ${isOne ? 'has' : 'have'} no card due`;
  const all = isOne ? 'Its card isn’t due' : 'Their cards aren’t due';
  const how = isOne
    ? 'practice it on a chart, or grade its card under Browse'
    : 'practice them on charts, or grade their cards under Browse';
  return ` ${withoutCard === due ? all : part}: ${how}.`;
}
