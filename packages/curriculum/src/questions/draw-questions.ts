import { createRandom, happens } from '@wickwise/market/random';
import type { PatternEntry } from '../pattern.ts';
import { drawFindQuestion, shuffle } from './find-question.ts';
import { drawJudgeQuestion } from './judge-question.ts';
import { drawNameQuestion } from './name-question.ts';
import { drawOutcomeQuestion } from './outcome-question.ts';
import { drawPairQuestion } from './pair-question.ts';
import type { PictureQuestion } from './picture-question.ts';

/** How many names to offer for a chart, besides "None of these". */
const NAMES = 4;
/** How often the last question is how a setup turned out, where the pattern has one. */
const OUTCOME_SHARE = 0.6;

/**
 * Three questions with pictures on one pattern: to find it, to judge a chart, and to name it or to follow it; in any
 * order. Every chart is new, and the market engine has proven what it shows. The same seed gives the same questions.
 * @param pool the patterns that the reader may see: no other one is drawn or named.
 */
export function drawPictureQuestions({
  entry,
  pool,
  seed,
}: {
  entry: PatternEntry;
  pool: readonly PatternEntry[];
  seed: number;
}): PictureQuestion[] {
  const random = createRandom(seed);
  const request = { entry, pool, random };
  const followed = happens(random, OUTCOME_SHARE) ? drawOutcomeQuestion(request) : null;
  const last = followed ?? drawNameQuestion({ ...request, names: NAMES });
  return shuffle([drawFindQuestion(request), drawJudgeQuestion(request), last], random);
}

/**
 * Three questions to tell a pattern from another one of its category: to find it, to judge a chart, and to name one of
 * the two; in any order. No other pattern is drawn or named. The same seed gives the same questions.
 */
export function drawPairQuestions({
  entry,
  other,
  seed,
}: {
  entry: PatternEntry;
  other: PatternEntry;
  seed: number;
}): PictureQuestion[] {
  const random = createRandom(seed);
  const request = { entry, pool: [entry, other], random };
  return shuffle([drawFindQuestion(request), drawJudgeQuestion(request), drawPairQuestion(request, other)], random);
}
