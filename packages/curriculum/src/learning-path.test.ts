import { newSteps } from '@wickwise/learning/today/new-steps';
import { planKinds } from '@wickwise/learning/today/plan-kinds';
import { lessonState } from '@wickwise/learning/unlock';
import { describe, expect, it } from 'vitest';
import { readingCards } from './articles/article-cards.ts';
import { learningPath } from './learning-path.ts';
import { patterns } from './patterns.ts';

const idsOf = (kind: 'lesson' | 'article') => learningPath.filter((step) => step.kind === kind).map(({ id }) => id);

/** Takes each next step until there is none. */
function walk(hasHeritageAccess: boolean): string[] {
  const taken: string[] = [];
  for (;;) {
    const completed = new Set(taken);
    const lessons = patterns.map((entry) => {
      const state = lessonState({ ...entry, patternId: entry.id, completed, hasHeritageAccess });
      return [entry.id, { ...entry, state }] as const;
    });
    const [next] = newSteps({ path: learningPath, lessons: new Map(lessons), read: completed }, new Set());
    if (next === undefined) return taken;
    taken.push(next.id);
  }
}

describe('the learning path', () => {
  it('has every lesson once, and articles that exist', () => {
    expect(idsOf('lesson').toSorted()).toEqual(patterns.map(({ id }) => id).toSorted());
    const articles: string[] = readingCards.map(({ id }) => id);
    expect(idsOf('article').filter((id) => !articles.includes(id))).toEqual([]);
    expect(new Set(learningPath.map(({ id }) => id)).size).toBe(learningPath.length);
  });

  it('teaches candle, trend, support, stop and size between the first pattern and the second', () => {
    expect(walk(false).slice(0, 7)).toEqual([
      ...['doji', 'how-to-read-a-candle', 'trend-analysis', 'support-and-resistance'],
      ...['stop-loss-strategies', 'position-sizing', 'hammer'],
    ]);
  });

  it('goes on after the free lessons with what a trader needs besides patterns', () => {
    expect(walk(false).slice(10)).toEqual([
      ...['scams-and-gurus', 'a-written-trading-plan', 'paper-trading', 'orders-and-time-in-force', 'index-funds'],
      ...['choosing-a-broker', 'backtest-overfitting', 'trading-halts', 'taxes-on-trading'],
    ]);
  });

  it('is open to the end, for free learners and with Heritage in its whole order', () => {
    const free = patterns.filter(({ requiredTier }) => requiredTier === 'genesis');
    expect(walk(false)).toHaveLength(free.length + idsOf('article').length);
    expect(walk(true)).toEqual(learningPath.map(({ id }) => id));
  });

  it('keeps the other lessons in the order in which they are listed', () => {
    const early = ['market-structure', 'false-breakout', 'breakout-and-retest'];
    const listed = patterns.map(({ id }) => id).filter((id) => !early.includes(id));
    expect(idsOf('lesson').filter((id) => !early.includes(id))).toEqual(listed);
  });

  it('plans each step for as long as its page says, and none for longer than the shortest day', () => {
    const lessons = patterns.map(({ id, duration }) => [id, duration] as const);
    const articles = readingCards.map(({ id, estimatedTime }) => [id, estimatedTime] as const);
    const stated = new Map<string, number>([...lessons, ...articles]);
    for (const { id, minutes } of learningPath) {
      expect([id, minutes]).toEqual([id, stated.get(id)]);
      expect(minutes).toBeLessThanOrEqual(5);
    }
    for (const { duration } of patterns) expect(duration).toBe(planKinds['new-lesson'].minutes);
  });
});
