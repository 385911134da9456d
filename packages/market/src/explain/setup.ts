import { countCondition } from '../candlestick/conditions/count.ts';
import type { Direction } from '../candlestick/direction.ts';
import { firstShapeOf } from '../candlestick/pattern.ts';
import { confirmingCandle } from '../candlestick/pattern-candle.ts';
import type { PatternName } from '../candlestick/pattern-name.ts';
import { candlestickPatterns } from '../candlestick/patterns.ts';
import { constant } from '../candlestick/quantity.ts';
import { confirmationOf } from '../candlestick/rules/hikkake.ts';
import { check } from './check.ts';
import type { RuleCheck } from './explanation.ts';
import type { Place } from './measure.ts';
import type { PatternOutcome } from './outcome.ts';
import { directionsOf, isMet, type Reading, readShape } from './reading.ts';

/** The hikkakes: a setup, and the close that confirms it some candles later. */

/** A pattern that a later close confirms, at a place. */
interface SetupPlace {
  readonly pattern: PatternName;
  readonly place: Place;
}

/** The candles up to a place as a setup and, where one waits in that direction, as its confirmation. */
export function readSetupOrConfirmation(at: SetupPlace, direction: Direction): Reading[] {
  const setup = readShape(at.pattern, { place: at.place, direction });
  const waiting = findWaitingSetup(at);
  return waiting?.direction === direction ? [setup, readConfirmation(at, waiting)] : [setup];
}

/**
 * How a setup turned out, as the scanner sees it: confirmed by a close beyond its inside candle; failed
 * when another setup took its place first; expired when the last candle that could confirm it did not.
 */
export function resolveSetup(at: SetupPlace, setup: Reading): PatternOutcome {
  const last = setup.span.to + windowOf(at);
  for (let index = setup.span.to + 1; index <= last; index++) {
    if (index >= at.place.averages.series.length) return { state: 'pending', resolvedAt: null };
    const later = moveTo(at, index);
    if (findSetup(later) !== null) return { state: 'failed', resolvedAt: index };
    if (confirmation(later, setup).met) return { state: 'confirmed', resolvedAt: index };
  }
  return { state: 'expired', resolvedAt: last };
}

function moveTo({ pattern, place }: SetupPlace, index: number): SetupPlace {
  return { pattern, place: { ...place, index } };
}

/** The setup that the candle completes, if it does. */
function findSetup({ pattern, place }: SetupPlace): Reading | null {
  if (place.index < firstShapeOf(candlestickPatterns[pattern])) return null;
  const readings = directionsOf(pattern).map((direction) => readShape(pattern, { place, direction }));
  return readings.find(isMet) ?? null;
}

/** The newest setup before a candle, unless it was decided before. */
function findWaitingSetup(at: SetupPlace): Reading | null {
  const { index } = at.place;
  for (let age = 1; age <= windowOf(at); age++) {
    const setup = findSetup(moveTo(at, index - age));
    if (setup === null) continue;
    const { resolvedAt } = resolveSetup(at, setup);
    return resolvedAt === null || resolvedAt >= index ? setup : null;
  }
  return null;
}

function readConfirmation(at: SetupPlace, setup: Reading): Reading {
  const { direction, span, rules } = setup;
  return {
    direction,
    span: { from: span.from, to: at.place.index },
    rules: [...rules, confirmation(at, setup), comesInTime(at, setup), completesNoSetup(at)],
  };
}

function confirmation({ pattern, place }: SetupPlace, { direction, span }: Reading): RuleCheck {
  const candlesAgo = place.index - span.to;
  return check(confirmationOf(candlestickPatterns[pattern], { direction, candlesAgo }), place);
}

function windowOf({ pattern }: SetupPlace): number {
  return candlestickPatterns[pattern].confirmedWithin ?? 0;
}

function comesInTime(at: SetupPlace, { span }: Reading): RuleCheck {
  const condition = countCondition('candles', {
    candle: confirmingCandle,
    phrase: 'comes soon enough after the setup',
    measured: constant(at.place.index - span.to),
    comparison: 'at_most',
    bound: windowOf(at),
  });
  return check(condition, at.place);
}

function completesNoSetup(at: SetupPlace): RuleCheck {
  const condition = countCondition('count', {
    candle: confirmingCandle,
    phrase: 'completes no new setup, which would replace the old one',
    measured: constant(findSetup(at) === null ? 0 : 1),
    comparison: 'at_most',
    bound: 0,
  });
  return check(condition, at.place);
}
