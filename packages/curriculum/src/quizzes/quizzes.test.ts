import { describe, expect, it } from 'vitest';
import { findArithmeticFaults } from '../arithmetic-check.ts';
import { patterns } from '../patterns.ts';
import { quizzes } from './quizzes.ts';

const questions = quizzes.flatMap((quiz) => quiz.questions.map((question) => ({ ...question, quiz: quiz.id })));
const lessons = new Map(patterns.map((entry) => [entry.id, entry]));

describe('the quizzes', () => {
  it('are a free one with four questions and five paid ones with eight', () => {
    expect(quizzes.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(quizzes.map(({ requiredTier }) => requiredTier)).toEqual(['genesis', ...Array(5).fill('heritage')]);
    expect(quizzes.map((quiz) => quiz.questions.length)).toEqual([4, 8, 8, 8, 8, 8]);
    expect(quizzes[0]?.title).toBe('Candlestick Patterns - Level 1');
  });

  it('give every question its own id and wording', () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  });

  it('spread the right answers over all four letters', () => {
    for (const letter of ['A', 'B', 'C', 'D']) {
      const share = questions.filter(({ correctAnswer }) => correctAnswer === letter).length / questions.length;
      expect(share).toBeGreaterThan(0.15);
      expect(share).toBeLessThan(0.35);
    }
  });

  it('do not give the right answer away by its length', () => {
    const longest = questions.filter(({ options, correctAnswer }) => {
      const right = options.find(({ id }) => id === correctAnswer)?.text.length ?? 0;
      return options.every(({ id, text }) => id === correctAnswer || text.length < right);
    });
    expect(longest.length / questions.length).toBeLessThan(0.45);
  });

  it.each(questions)('$id offers four different answers', ({ options }) => {
    expect(options.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D']);
    expect(new Set(options.map(({ text }) => text)).size).toBe(4);
    expect(new Set(options.map(({ description }) => description)).size).toBe(4);
  });

  it.each(questions)('$id adds up', ({ question, options, explanation, arithmetic }) => {
    const text = [question, explanation, ...options.map((option) => `${option.text} ${option.description}`)].join(' ');
    expect(findArithmeticFaults(arithmetic, { text })).toEqual([]);
  });

  it('ask a free learner about free lessons only, and everyone about lessons that exist', () => {
    for (const { questions: own, requiredTier } of quizzes) {
      const tiers = own.flatMap(({ patternType }) => (patternType === undefined ? [] : [lessons.get(patternType)]));
      expect(tiers).not.toContain(undefined);
      if (requiredTier === 'genesis')
        expect(new Set(tiers.map((entry) => entry?.requiredTier))).toEqual(new Set(['genesis']));
    }
  });

  it('end the first level with three pictures for three descriptions', () => {
    const matching = quizzes[0]?.matching;
    const items = matching?.items.map(({ id }) => id) ?? [];
    expect(new Set(matching?.zones.map(({ itemId }) => itemId))).toEqual(new Set(items));
    expect(quizzes.slice(1).map((quiz) => quiz.matching)).toEqual(Array(5).fill(null));
  });
});
