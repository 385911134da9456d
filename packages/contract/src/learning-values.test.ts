import { expect, test } from 'vitest';
import { scoreTrend } from './analytics.ts';
import { galleryCategory, reliability } from './lesson/gallery.ts';
import { difficulty, patternCategory } from './lesson/pattern-preview.ts';
import { DEFAULT_INTERVAL, DEFAULT_TICKER, tickers, timeframes } from './market-constants.ts';
import { optionId } from './quiz.ts';
import { badge, badgeCategory, badgeTier } from './reward/badge.ts';
import { celebration, celebrationType } from './reward/celebration.ts';
import { achievementType, milestoneType } from './reward/milestone.ts';
import { scenarioDifficulty, scenarioOptionId } from './scenario.ts';

test.each([
  ['categories of patterns', patternCategory, ['candlesticks', 'chart-patterns', 'price-action']],
  ['difficulties of patterns', difficulty, ['easy', 'medium', 'hard']],
  ['achievements', achievementType, ['first-steps', 'pattern-expert', 'quiz-master', 'dedicated-learner']],
  ['categories of badges', badgeCategory, ['progress', 'mastery', 'dedication', 'special']],
  ['tiers of badges', badgeTier, ['bronze', 'silver', 'gold', 'platinum', 'diamond']],
  ['icons of badges', badge.shape.icon, ['trophy', 'star', 'flame', 'shield', 'crown', 'gem', 'medal']],
  [
    'kinds of celebrations',
    celebrationType,
    ['level_up', 'streak', 'achievement', 'milestone', 'mastery', 'perfect_score', 'reward'],
  ],
  ['trends of a pattern', scoreTrend, ['improving', 'declining', 'flat']],
  ['categories of the gallery', galleryCategory, ['reversal', 'continuation', 'bullish', 'bearish']],
  ['grades of reliability', reliability, ['high', 'medium', 'low']],
  ['options of a quiz question', optionId, ['A', 'B', 'C', 'D']],
  ['options of a scenario', scenarioOptionId, ['a', 'b', 'c', 'd']],
  ['difficulties of scenarios', scenarioDifficulty, ['beginner', 'intermediate', 'advanced']],
])('the %s are these and no others', (_, { options }, values) => {
  expect(options).toEqual(values);
});

test('the milestones cover patterns, perfect scores, study time and vocabulary quizzes', () => {
  const named = ['patterns_completed', 'perfect_scores', 'study_time'];
  const vocabulary = ['vocabulary_quiz_excellence', 'vocabulary_quiz_pass'];
  expect(milestoneType.options).toEqual(expect.arrayContaining([...named, ...vocabulary]));
});

test('a celebration has a title and a description, and points, level, streak, achievement or milestone', () => {
  expect(Object.keys(celebration.shape.celebrationData.shape)).toEqual([
    'title',
    'description',
    'points',
    'level',
    'streak',
    'achievement',
    'milestone',
  ]);
});

test('charts are those of twelve tickers, AAPL first, and of six timeframes, an hour at first', () => {
  expect(tickers).toEqual('AAPL TSLA MSFT GOOGL AMZN NVDA META SPY QQQ IWM GLD TLT'.split(' '));
  expect(DEFAULT_TICKER).toBe('AAPL');
  expect(timeframes.map(({ value, label }) => `${value}/${label}`)).toEqual(
    '5/5M 15/15M 60/1H 240/4H D/1D W/1W'.split(' '),
  );
  expect(DEFAULT_INTERVAL).toBe('60');
});
