import { countCheck } from './check.ts';
import type { Direction, RuleCheck } from './explanation.ts';
import { type JudgedCandle, judgeCandle } from './judged-candle.ts';
import type { Outcome } from './outcome.ts';
import { candlesOf, firstShapeOf, isMet, type Place, type Reading, readShape } from './reading.ts';
import { ruleSets } from './rule-sets.ts';
import { confirms } from './rules/hikkake.ts';

/** The hikkakes: a set-up, and the close that confirms it some candles later. */

/** The candles up to an index as a set-up and, where one waits in that direction, as its confirmation. */
export function readSetUpOrConfirmation(place: Place, direction: Direction): [Reading, ...Reading[]] {
  const setUp = readShape(place, direction);
  const waiting = findWaitingSetUp(place);
  return waiting?.direction === direction ? [setUp, readConfirmation(place, waiting)] : [setUp];
}

/**
 * What became of a set-up, as the scanner sees it: confirmed by a close beyond its inside candle; failed
 * when another set-up took its place first, or when the last candle that could confirm it did not.
 */
export function settleSetUp(place: Place, setUp: Reading): Outcome {
  const last = setUp.span.to + windowOf(place);
  for (let index = setUp.span.to + 1; index <= last; index++) {
    if (index >= place.averages.series.length) return { state: 'pending', settledAt: null };
    const later = { ...place, index };
    if (findSetUp(later) !== null) return { state: 'failed', settledAt: index };
    if (confirmation(later, setUp).met) return { state: 'confirmed', settledAt: index };
  }
  return { state: 'failed', settledAt: last };
}

/** The set-up that the candle completes, if it does. */
function findSetUp(place: Place): Reading | null {
  if (place.index < firstShapeOf(place.pattern)) return null;
  const readings = ruleSets[place.pattern].directions.map((direction) => readShape(place, direction));
  return readings.find(isMet) ?? null;
}

/** The newest set-up before a candle, unless it was decided before. */
function findWaitingSetUp(place: Place): Reading | null {
  for (let age = 1; age <= windowOf(place); age++) {
    const setUp = findSetUp({ ...place, index: place.index - age });
    if (setUp === null) continue;
    const { settledAt } = settleSetUp(place, setUp);
    return settledAt === null || settledAt >= place.index ? setUp : null;
  }
  return null;
}

function readConfirmation(place: Place, setUp: Reading): Reading {
  const { direction, span, rules } = setUp;
  const last = lastOf(place);
  return {
    direction,
    span: { from: span.from, to: place.index },
    rules: [
      ...rules,
      confirmation(place, setUp),
      comesInTime(last, { setUpIndex: span.to, window: windowOf(place) }),
      completesNoSetUp(last, findSetUp(place)),
    ],
  };
}

function confirmation(place: Place, { direction, span }: Reading): RuleCheck {
  const { second, third } = candlesOf({ ...place, index: span.to });
  // The inside candle is the one before the last of the set-up.
  const inside = ruleSets[place.pattern].size === 3 ? second : third;
  return confirms(direction, { inside, last: lastOf(place) });
}

function lastOf({ averages, pattern, index }: Place): JudgedCandle {
  return judgeCandle(averages, { name: 'last', index, firstJudged: firstShapeOf(pattern) });
}

function windowOf({ pattern }: Place): number {
  return ruleSets[pattern].confirmedWithin ?? 0;
}

function comesInTime(candle: JudgedCandle, { setUpIndex, window }: { setUpIndex: number; window: number }): RuleCheck {
  const measured = candle.index - setUpIndex;
  const phrase = 'comes soon enough after the set-up';
  return countCheck('candles', { candle, phrase, measured, comparison: 'at_most', threshold: window });
}

function completesNoSetUp(candle: JudgedCandle, setUp: Reading | null): RuleCheck {
  const measured = setUp === null ? 0 : 1;
  const phrase = 'completes no new set-up, which would replace the old one';
  return countCheck('count', { candle, phrase, measured, comparison: 'at_most', threshold: 0 });
}
