import type { OptionReview } from '@wickwise/contract/scenario';
import { type OutcomeKind, outcomeKind } from './model.ts';

interface Judgment {
  readonly title: string;
  readonly text: string;
}

type Choice = Pick<OptionReview, 'id' | 'isCorrect' | 'outcome'>;

/** A decision is judged by what was known when it was made: a good one can lose, and a poor one can gain. */
const GOOD: Record<OutcomeKind, Judgment> = {
  gain: { title: 'Good decision, good outcome', text: 'It paid off. It would have been right even if it hadn’t.' },
  loss: {
    title: 'Good decision, bad outcome',
    text: 'A good decision can lose. Judge it by what you knew when you made it, not by how it turned out.',
  },
  none: {
    title: 'Good decision, no gain or loss',
    text: 'Not every good decision makes money. With what you knew, this one was right.',
  },
};

const POOR_TITLES: Record<OutcomeKind, string> = {
  gain: 'Poor decision, good outcome',
  loss: 'Poor decision, bad outcome',
  none: 'Poor decision, no gain or loss',
};

/** What there is to say when the right choice would have ended better, too. */
const POOR_AND_WORSE: Record<OutcomeKind, (right: string) => string> = {
  gain: (right) => `It made money, but ${right} would have made more. A gain doesn’t make it a good decision.`,
  loss: () => 'This time the outcome shows it. It won’t always.',
  none: (right) => `It lost nothing, but ${right} would have made money.`,
};

/** What to make of a choice, given the right one. Only outcomes are compared: what a choice risked isn't known here. */
export function judgmentOf(chosen: Choice, right: Choice): Judgment {
  const kind = outcomeKind(chosen.outcome);
  if (chosen.isCorrect) return GOOD[kind];
  const name = `choice ${right.id.toUpperCase()}`;
  if (chosen.outcome < right.outcome) return { title: POOR_TITLES[kind], text: POOR_AND_WORSE[kind](name) };
  return {
    title: POOR_TITLES[kind],
    text: `It ended better than ${name} would have. Even so, it was the poorer decision: judge it by what you knew when you made it, not by how it turned out.`,
  };
}
