import { createRandom } from '@wickwise/market/random';
import { describe, expect, it } from 'vitest';
import { findArithmeticFaults } from '../../checks/arithmetic-check.ts';
import { patterns } from '../patterns.ts';
import { moreQuestions } from './more-questions.ts';
import type { QuizOption, QuizQuestion } from './quiz.ts';
import { quizBanks } from './quiz-banks.ts';
import { quizzes } from './quizzes.ts';

/** The quizzes with everything written for them. */
const written = quizzes.map((quiz) => ({
  ...quiz,
  questions: [...quiz.questions, ...(moreQuestions[quiz.level] ?? [])],
}));
const questions = written.flatMap((quiz) => quiz.questions.map((question) => ({ ...question, quiz: quiz.id })));
const lessons = new Map(patterns.map((entry) => [entry.id, entry]));

interface Lengths {
  readonly key: number;
  readonly others: readonly number[];
}

function lengthsBy(lengthOf: (option: QuizOption) => number): (question: QuizQuestion) => Lengths {
  return ({ options, correctAnswer }) => ({
    key: options.filter(({ id }) => id === correctAnswer).map(lengthOf)[0] ?? 0,
    others: options.filter(({ id }) => id !== correctAnswer).map(lengthOf),
  });
}

const optionTexts = lengthsBy(({ text }) => text.length);
const optionTextsWhole = lengthsBy(({ text, description }) => text.length + description.length);

function shareOf<T>(items: readonly T[], isCounted: (item: T) => boolean): number {
  return items.filter(isCounted).length / items.length;
}

describe('the quizzes', () => {
  it('there are a free quiz with four questions and five paid ones with eight or more', () => {
    expect(quizzes.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(quizzes.map(({ requiredTier }) => requiredTier)).toEqual(['genesis', ...Array(5).fill('heritage')]);
    expect(quizzes.map((quiz) => quiz.questions.length)).toEqual([4, 8, 8, 8, 10, 8]);
    expect(quizzes[0]?.title).toBe('Candlestick Patterns - Level 1');
  });

  it('every question of the quizzes has its own id and wording', () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  });

  it('the right answers of the quizzes are spread over all four letters', () => {
    for (const letter of ['A', 'B', 'C', 'D']) {
      const share = questions.filter(({ correctAnswer }) => correctAnswer === letter).length / questions.length;
      expect(share).toBeGreaterThan(0.15);
      expect(share).toBeLessThan(0.35);
    }
  });

  it.each(written)('the questions of $id do not give the right answer away by its length', (quiz) => {
    const sets = [optionTexts, optionTextsWhole].map((lengthsOf) =>
      quiz.questions.map((question) => lengthsOf(question)),
    );
    for (const set of sets) {
      expect(shareOf(set, ({ key, others }) => others.every((other) => other < key))).toBeLessThanOrEqual(0.35);
      expect(shareOf(set, ({ key, others }) => others.every((other) => other > key))).toBeLessThanOrEqual(0.35);
    }
  });

  it('quizzes show no working in the line below an option', () => {
    const lines = questions.flatMap(({ options }) => options.map(({ description }) => description));
    expect(lines.filter((line) => /\b(divided|multiplied|times) by\b|\d+ times \d|[×÷=]/.test(line))).toEqual([]);
  });

  it.each(questions)('$id offers four different answers', ({ options }) => {
    expect(options.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D']);
    expect(new Set(options.map(({ text }) => text)).size).toBe(4);
    expect(new Set(options.map(({ description }) => description)).size).toBe(4);
  });

  it.each(questions)('the numbers of $id add up', ({ question, options, explanation, arithmetic }) => {
    const text = [question, explanation, ...options.map((option) => `${option.text} ${option.description}`)].join(' ');
    expect(findArithmeticFaults(arithmetic, { text })).toEqual([]);
  });

  it('quizzes ask a free learner about free lessons only, and everyone about lessons that exist', () => {
    for (const { questions: own, requiredTier } of written) {
      const tiers = own.flatMap(({ patternType }) => (patternType === undefined ? [] : [lessons.get(patternType)]));
      expect(tiers).not.toContain(undefined);
      if (requiredTier === 'genesis')
        expect(new Set(tiers.map((entry) => entry?.requiredTier))).toEqual(new Set(['genesis']));
    }
  });

  it('quizzes show no candle after the one that completes the pattern', () => {
    const draws = questions.flatMap(({ picture }) => picture ?? []);
    expect(draws.length).toBeGreaterThanOrEqual(15);
    for (const { candles, mark, lines = [] } of draws.map((draw) => draw(createRandom(7)))) {
      expect(mark?.to).toBe(candles.length - 1);
      for (const { to } of lines) expect(to[0]).toBeLessThan(candles.length);
    }
  });

  it('the first level asks four questions out of at least sixty', () => {
    const [bank] = quizBanks;
    expect(bank?.parts.reduce((sum, { count }) => sum + count, 0)).toBe(4);
    expect(bank?.parts.flatMap(({ items }) => items).length).toBeGreaterThanOrEqual(60);
    for (const { parts } of quizBanks) {
      const ids = parts.flatMap(({ items }) => items.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('only the first level ends with pictures to match', () => {
    const pairs = quizzes[0]?.matching?.pairs ?? [];
    expect(pairs.length).toBeGreaterThanOrEqual(3);
    expect(new Set(pairs.map(({ entry }) => entry.id)).size).toBe(pairs.length);
    expect(new Set(pairs.map(({ entry }) => entry.requiredTier))).toEqual(new Set(['genesis']));
    expect(quizzes.slice(1).map((quiz) => quiz.matching)).toEqual(Array(5).fill(null));
  });
});
