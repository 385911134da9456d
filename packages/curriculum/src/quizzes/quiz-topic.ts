import type { QuizBank, QuizItem } from './quiz-bank.ts';
import { quizBanks } from './quiz-banks.ts';

/** The quiz on each topic, from its first level on: the topic is its category. */
const quizByItem: ReadonlyMap<string, QuizBank> = new Map(
  quizBanks
    .toReversed()
    .flatMap((bank) => bank.parts.flatMap(({ items }) => items.map(({ id }) => [id, bank] as const))),
);

/**
 * What an item is about that belongs to no lesson, such as `risk-management`: the category of the first level that asks
 * it; null for an item that is no longer asked.
 */
export function topicOfItem({ id }: Pick<QuizItem, 'id'>): string | null {
  return quizByItem.get(id)?.category ?? null;
}

/** The first level on a topic; null for a topic that no quiz has. */
export function quizOnTopic(topic: string): QuizBank | null {
  return quizBanks.find(({ category }) => category === topic) ?? null;
}
