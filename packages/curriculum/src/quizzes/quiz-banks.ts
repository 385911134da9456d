import type { PatternEntry } from '../pattern.ts';
import { patterns } from '../patterns.ts';
import { anatomyItems } from './items/anatomy-items.ts';
import { conditionItems } from './items/condition-items.ts';
import { confirmationItems } from './items/confirmation-items.ts';
import { evidenceItems } from './items/evidence-items.ts';
import { nameItem } from './items/name-item.ts';
import { priceActionItems } from './items/price-action-items.ts';
import { readingItems } from './items/reading-items.ts';
import { riskItems } from './items/risk-items.ts';
import { shapeItems } from './items/shape-items.ts';
import { targetItems } from './items/target-items.ts';
import { writtenItem } from './items/written-item.ts';
import { moreQuestions } from './more-questions.ts';
import type { Quiz } from './quiz.ts';
import type { QuizBank, QuizPart } from './quiz-bank.ts';
import { quizzes } from './quizzes.ts';

const free = patterns.filter(({ requiredTier }) => requiredTier === 'genesis');

/** What a level asks beside its written questions, and how many of those. */
interface Mix {
  readonly written: number;
  readonly parts: readonly QuizPart[];
}

/** The charts that a level of Heritage asks to name. */
function chartsToName(category: PatternEntry['category']): QuizPart {
  const shown = patterns.filter((entry) => entry.requiredTier === 'heritage' && entry.category === category);
  return { count: 4, items: shown.map((entry) => nameItem(entry, patterns)) };
}

const mixes: Readonly<Record<Quiz['level'], Mix>> = {
  1: {
    written: 1,
    parts: [
      { count: 2, items: [...free.map((entry) => nameItem(entry, free)), ...conditionItems, ...readingItems] },
      { count: 1, items: [...confirmationItems, ...shapeItems, ...anatomyItems] },
    ],
  },
  2: { written: 6, parts: [{ count: 2, items: targetItems }, chartsToName('chart-patterns')] },
  3: { written: 6, parts: [{ count: 2, items: priceActionItems }, chartsToName('price-action')] },
  4: { written: 4, parts: [{ count: 4, items: riskItems }] },
  5: { written: 7, parts: [{ count: 3, items: evidenceItems }] },
  6: {
    written: 6,
    parts: [{ count: 2, items: [...targetItems, ...priceActionItems, ...riskItems] }, chartsToName('candlesticks')],
  },
};

/** All that the knowledge checks can ask, in the order of their levels. */
export const quizBanks: readonly QuizBank[] = quizzes.map(({ questions, ...quiz }) => {
  const { written, parts } = mixes[quiz.level];
  const items = [...questions, ...(moreQuestions[quiz.level] ?? [])].map(writtenItem);
  return { ...quiz, parts: [{ count: written, items }, ...parts] };
});
