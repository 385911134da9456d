import { countCondition } from '../candlestick/conditions/count.ts';
import type { Direction } from '../candlestick/direction.ts';
import { firstShapeOf } from '../candlestick/pattern.ts';
import { lastCandle } from '../candlestick/pattern-candle.ts';
import type { PatternName } from '../candlestick/pattern-name.ts';
import { patterns } from '../candlestick/patterns.ts';
import { constant } from '../candlestick/quantity.ts';
import { confirmationOf } from '../candlestick/rules/hikkake.ts';
import { check } from './check.ts';
import type { RuleCheck } from './explanation.ts';
import type { Place } from './measure.ts';
import type { Outcome } from './outcome.ts';
import { directionsOf, isMet, type Reading, readShape } from './reading.ts';

/** The hikkakes: a set-up, and the close that confirms it some candles later. */

/** A pattern that a later close confirms, at a place. */
interface SetUpPlace {
  readonly pattern: PatternName;
  readonly place: Place;
}

/** The candles up to a place as a set-up and, where one waits in that direction, as its confirmation. */
export function readSetUpOrConfirmation(at: SetUpPlace, direction: Direction): Reading[] {
  const setUp = readShape(at.pattern, { place: at.place, direction });
  const waiting = findWaitingSetUp(at);
  return waiting?.direction === direction ? [setUp, readConfirmation(at, waiting)] : [setUp];
}

/**
 * What became of a set-up, as the scanner sees it: confirmed by a close beyond its inside candle; failed
 * when another set-up took its place first, or when the last candle that could confirm it did not.
 */
export function settleSetUp(at: SetUpPlace, setUp: Reading): Outcome {
  const last = setUp.span.to + windowOf(at);
  for (let index = setUp.span.to + 1; index <= last; index++) {
    if (index >= at.place.averages.series.length) return { state: 'pending', settledAt: null };
    const later = moveTo(at, index);
    if (findSetUp(later) !== null) return { state: 'failed', settledAt: index };
    if (confirmation(later, setUp).met) return { state: 'confirmed', settledAt: index };
  }
  return { state: 'failed', settledAt: last };
}

function moveTo({ pattern, place }: SetUpPlace, index: number): SetUpPlace {
  return { pattern, place: { ...place, index } };
}

/** The set-up that the candle completes, if it does. */
function findSetUp({ pattern, place }: SetUpPlace): Reading | null {
  if (place.index < firstShapeOf(patterns[pattern])) return null;
  const readings = directionsOf(pattern).map((direction) => readShape(pattern, { place, direction }));
  return readings.find(isMet) ?? null;
}

/** The newest set-up before a candle, unless it was decided before. */
function findWaitingSetUp(at: SetUpPlace): Reading | null {
  const { index } = at.place;
  for (let age = 1; age <= windowOf(at); age++) {
    const setUp = findSetUp(moveTo(at, index - age));
    if (setUp === null) continue;
    const { settledAt } = settleSetUp(at, setUp);
    return settledAt === null || settledAt >= index ? setUp : null;
  }
  return null;
}

function readConfirmation(at: SetUpPlace, setUp: Reading): Reading {
  const { direction, span, rules } = setUp;
  return {
    direction,
    span: { from: span.from, to: at.place.index },
    rules: [...rules, confirmation(at, setUp), comesInTime(at, setUp), completesNoSetUp(at)],
  };
}

function confirmation({ pattern, place }: SetUpPlace, { direction, span }: Reading): RuleCheck {
  const candlesAgo = place.index - span.to;
  return check(confirmationOf(patterns[pattern], { direction, candlesAgo }), place);
}

function windowOf({ pattern }: SetUpPlace): number {
  return patterns[pattern].confirmedWithin ?? 0;
}

function comesInTime(at: SetUpPlace, { span }: Reading): RuleCheck {
  const condition = countCondition('candles', {
    candle: lastCandle,
    phrase: 'comes soon enough after the set-up',
    measured: constant(at.place.index - span.to),
    comparison: 'at_most',
    bound: windowOf(at),
  });
  return check(condition, at.place);
}

function completesNoSetUp(at: SetUpPlace): RuleCheck {
  const condition = countCondition('count', {
    candle: lastCandle,
    phrase: 'completes no new set-up, which would replace the old one',
    measured: constant(findSetUp(at) === null ? 0 : 1),
    comparison: 'at_most',
    bound: 0,
  });
  return check(condition, at.place);
}
