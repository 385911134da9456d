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

/** How many patterns of a deck are due, by its cards or by any other answer, and how many of them are planned. */
export function countDue(deck: DueDeck, dayPlan: DayPlan) {
  return count([...new Set([...deck.plan.due, ...dueElsewhere(deck, dayPlan)])], dayPlan);
}

/** The same without what is due by its card. */
export function countDueElsewhere(deck: DueDeck, dayPlan: DayPlan) {
  return count(dueElsewhere(deck, dayPlan), dayPlan);
}

function count(ids: readonly string[], { planned }: DayPlan) {
  return { due: ids.length, planned: planned && ids.filter((id) => planned.has(id)).length };
}

/** A card that was remembered today answers what was missed before. */
function dueElsewhere({ cards, schedules, today }: DueDeck, { due }: DayPlan): string[] {
  const isRemembered = (id: string) => {
    const schedule = schedules.get(id);
    return schedule !== undefined && schedule.lastReviewedOn >= today && schedule.lastGrade !== 'again';
  };
  return cards.flatMap(({ id }) => (due.has(id) && !isRemembered(id) ? id : []));
}

/** `7 due, 3 of them in today’s plan.`; null when nothing is due. */
export function dueText({ due, planned }: ReturnType<typeof countDue>): string | null {
  if (due === 0) return null;
  if (planned === null) return `${due} due.`;
  if (planned === 0) return `${due} due, not in today’s plan.`;
  if (due === planned) return due === 1 ? '1 due, in today’s plan.' : `${due} due, all of them in today’s plan.`;
  return `${due} due, ${planned} of them in today’s plan.`;
}

/** What is due and no card; empty without any. */
export function onChartsText(onCharts: number, due: number): string {
  if (onCharts === 0) return '';
  if (due === 1) return ' It’s tested on a chart instead of a card.';
  if (onCharts === due) return ' All of them are tested on charts instead of cards.';
  if (onCharts === 1) return ` Of the ${due}, 1 is tested on a chart instead of a card.`;
  return ` Of the ${due}, ${onCharts} are tested on charts instead of cards.`;
}
