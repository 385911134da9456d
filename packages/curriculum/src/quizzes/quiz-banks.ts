import type { PatternEntry } from '../pattern.ts';
import { patterns } from '../patterns.ts';
import { anatomyItems } from './items/anatomy-items.ts';
import { conditionItems } from './items/condition-items.ts';
import { confirmationItems } from './items/confirmation-items.ts';
import { nameItem } from './items/name-item.ts';
import { readingItems } from './items/reading-items.ts';
import { shapeItems } from './items/shape-items.ts';
import { writtenItem } from './items/written-item.ts';
import { moreQuestions } from './more-questions.ts';
import type { Quiz } from './quiz.ts';
import type { QuizBank, QuizPart } from './quiz-bank.ts';
import { quizzes } from './quizzes.ts';

const free = patterns.filter(({ requiredTier }) => requiredTier === 'genesis');
const heritage = patterns.filter(({ requiredTier }) => requiredTier === 'heritage');

/** The charts that a level of Heritage asks to name. */
const CHARTS_TO_NAME = 4;

/** The patterns of the levels that ask for the names of charts. */
const named: Readonly<Record<number, readonly PatternEntry[]>> = {
  2: heritage.filter(({ category }) => category === 'chart-patterns'),
  3: heritage.filter(({ category }) => category === 'price-action'),
  6: heritage.filter(({ category }) => category === 'candlesticks'),
};

/** The free level asks four questions: two on charts, one on prices and one in words. */
const firstParts: readonly QuizPart[] = [
  { count: 2, items: [...free.map((entry) => nameItem(entry, free)), ...conditionItems, ...readingItems] },
  { count: 1, items: [...confirmationItems, ...shapeItems, ...anatomyItems] },
];

/** All that the knowledge checks can ask, in the order of their levels. */
export const quizBanks: readonly QuizBank[] = quizzes.map(({ questions, ...quiz }) => {
  const items = [...questions, ...(moreQuestions[quiz.level] ?? [])].map(writtenItem);
  if (quiz.level === 1) return { ...quiz, parts: [...firstParts, { count: 1, items }] };
  return { ...quiz, parts: [{ count: questions.length, items }, ...chartParts(quiz)] };
});

function chartParts({ level }: Pick<Quiz, 'level'>): QuizPart[] {
  const shown = named[level] ?? [];
  if (shown.length === 0) return [];
  return [{ count: CHARTS_TO_NAME, items: shown.map((entry) => nameItem(entry, patterns)) }];
}
