import type { PathStep } from '@wickwise/learning/today/new-steps';
import type { readingCards } from './articles/article-cards.ts';

/** How long a lesson and an article take, as their pages say: the shortest day has room for either. */
const LESSON_MINUTES = 4;
const ARTICLE_MINUTES = 5;

const lesson = (id: string): PathStep => ({ kind: 'lesson', id, minutes: LESSON_MINUTES });
const lessons = (...ids: string[]) => ids.map(lesson);

function article(id: (typeof readingCards)[number]['id']): PathStep {
  return { kind: 'article', id, minutes: ARTICLE_MINUTES };
}

/**
 * What a learner is taught next, lessons and articles in one order. After the first pattern comes what every other one
 * is read with: a candle, trend and swing, support, the stop and the size of a position. A pattern means little without
 * the trend before it and the level where it stands, and none is worth trading without a stop and a size. The lessons on
 * market structure and on levels, which are part of Heritage, go with the articles on the same. Then come the patterns
 * in the order in which they are listed, the free ones before the others. Between them stands what a trader needs
 * besides patterns, the plan and its rehearsal first.
 */
export const learningPath: readonly PathStep[] = [
  lesson('doji'),
  article('how-to-read-a-candle'),
  article('trend-analysis'),
  lesson('market-structure'),
  article('support-and-resistance'),
  lesson('false-breakout'),
  lesson('breakout-and-retest'),
  article('stop-loss-strategies'),
  article('position-sizing'),
  ...lessons('hammer', 'shooting-star', 'bullish-engulfing', 'bearish-engulfing'),
  article('scams-and-gurus'),
  article('a-written-trading-plan'),
  article('paper-trading'),
  ...lessons('hanging-man', 'inverted-hammer', 'spinning-top', 'long-legged-doji', 'dragonfly-doji', 'gravestone-doji'),
  article('orders-and-time-in-force'),
  ...lessons('white-marubozu', 'bullish-belt-hold', 'bullish-harami', 'bearish-harami', 'bullish-harami-cross'),
  article('index-funds'),
  ...lessons('piercing-pattern', 'dark-cloud-cover', 'morning-star', 'evening-star', 'morning-doji-star'),
  article('choosing-a-broker'),
  ...lessons('evening-doji-star', 'bullish-abandoned-baby', 'bearish-doji-star', 'three-white-soldiers'),
  ...lessons('three-black-crows', 'three-inside-up', 'three-outside-up'),
  article('backtest-overfitting'),
  ...lessons('matching-low', 'homing-pigeon', 'advance-block', 'bullish-three-line-strike', 'rising-three-methods'),
  article('trading-halts'),
  ...lessons('bullish-hikkake', 'trend-line-bounce', 'double-bottom', 'double-top', 'triple-bottom', 'triple-top'),
  article('taxes-on-trading'),
  ...lessons('inverse-head-and-shoulders', 'head-and-shoulders', 'ascending-triangle', 'descending-triangle'),
  ...lessons('symmetrical-triangle', 'rising-wedge', 'falling-wedge', 'bull-flag', 'bear-flag', 'cup-with-handle'),
  ...lessons('price-channel', 'inside-bar-breakout', 'narrow-range-seven', 'swing-failure'),
];
