import type { Condition } from '../candlestick/condition.ts';
import type { CandleName } from '../candlestick/pattern-candle.ts';
import type { RuleCheck } from './explanation.ts';
import { compare, evaluateQuantity, type Place } from './measure.ts';

/** From this many units on, the unit itself is a rounding residue of zero. */
const TOO_MANY = 1e6;

/** Measures a condition at a place, and describes the outcome in words and in the unit of its scale. */
export function check(condition: Condition, place: Place): RuleCheck {
  const { candle, phrase, comparison, ways } = condition;
  const measured = evaluateQuantity(condition.measured, place);
  const threshold = thresholdOf(condition, place);
  return {
    ...wordsOf(candle.name, typeof phrase === 'string' ? phrase : phrase(place.settings)),
    candle: place.index - candle.age,
    comparison,
    met: compare({ measured, comparison, threshold }),
    ...inUnits(condition, { measured, threshold, place }),
    ...(ways && { ways: ways.map((way) => way.map((each) => check(each, place))) }),
  };
}

type MeasuredNumbers = Pick<RuleCheck, 'measured' | 'threshold'>;

function inUnits(
  { scale }: Condition,
  { place, ...prices }: MeasuredNumbers & { place: Place },
): MeasuredNumbers & Pick<RuleCheck, 'unit'> {
  if (scale === undefined) return { ...prices, unit: 'price' };
  const size = evaluateQuantity(scale.size, place);
  const measured = prices.measured / size;
  if (!(size > 0 && measured < TOO_MANY)) return { ...prices, unit: 'price' };
  const threshold = typeof scale.factor === 'number' ? scale.factor : place.settings[scale.factor];
  return { measured, threshold, unit: scale.unit };
}

function thresholdOf({ bound }: Condition, place: Place): RuleCheck['threshold'] {
  return 'kind' in bound
    ? evaluateQuantity(bound, place)
    : [evaluateQuantity(bound[0], place), evaluateQuantity(bound[1], place)];
}

function wordsOf(name: CandleName, phrase: string): Pick<RuleCheck, 'words' | 'unmet'> {
  const candle = nameOf(name);
  return {
    words: name === 'only' ? capitalize(phrase) : `${capitalize(candle)}: ${phrase}`,
    unmet: `The ${candle} doesn’t meet this condition: ${phrase}.`,
  };
}

function nameOf(name: CandleName): string {
  if (name === 'only') return 'candle';
  return name === 'before' ? 'candle before' : `${name} candle`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
