import type { Condition, Quantity, Scale, Trait, TraitBound } from '../condition.ts';
import type { Direction } from '../direction.ts';
import { SHADOW_SHARE } from '../measure/settings.ts';
import type { PatternCandle } from '../pattern-candle.ts';
import { constant, meanSizeOf, partOf, settingOf, times } from '../quantity.ts';
import { traits } from '../traits.ts';
import { named } from './point.ts';

/**
 * The color of a candle, and how large its body and its shadows are. **Usual** is the mean of the ten candles before
 * it, and every comparison is strict unless its docstring says otherwise. Source of the factors: TA-Lib's candle
 * settings, in `settings.ts`; the names in brackets are theirs.
 */

/** What charts call a white candle; one that closes where it opened is white. */
export const rising = conditionOf(traits.rising);

/** What charts call a black candle. */
export const falling = conditionOf(traits.falling);

/** Rising for up, falling for down. */
export function colored(direction: Direction, candle: PatternCandle): Condition {
  return direction === 'up' ? rising(candle) : falling(candle);
}

/** The body is longer than the usual body (BodyLong). */
export const longBody = conditionOf(traits.longBody);

/** The body is shorter than the usual body (BodyShort). */
export const smallBody = conditionOf(traits.smallBody);

/** The body is at most the usual body. */
export const bodyNotLong = conditionOf(traits.bodyNotLong);

/** A doji: the body is at most a tenth of the usual range (BodyDoji). */
export const hardlyAnyBody = conditionOf(traits.hardlyAnyBody);

/** A doji by what was usual before another candle instead of before this one. */
export function hardlyAnyBodyBy(other: PatternCandle, candle: PatternCandle): Condition {
  const phrase = `hardly any body, by the measure of the ${other.name} candle`;
  return {
    candle,
    phrase,
    measured: partOf(candle, 'body'),
    comparison: 'at_most',
    ...against('doji', other),
  };
}

/** The upper shadow is shorter than a tenth of the usual range (ShadowVeryShort). */
export const noUpperShadow = conditionOf(traits.noUpperShadow);

/** The lower shadow is shorter than a tenth of the usual range (ShadowVeryShort). */
export const noLowerShadow = conditionOf(traits.noLowerShadow);

/** Each shadow is shorter than a tenth of the usual range: two conditions, the upper shadow first. */
export function noShadows(candle: PatternCandle): Condition[] {
  return [noUpperShadow(candle), noLowerShadow(candle)];
}

/** The upper shadow is longer than a tenth of the usual range. */
export const clearUpperShadow = conditionOf(traits.clearUpperShadow);

/** The lower shadow is longer than a tenth of the usual range. */
export const clearLowerShadow = conditionOf(traits.clearLowerShadow);

/** The upper shadow is shorter than usual: than half of the mean of both shadows together (ShadowShort). */
export const shortUpperShadow = conditionOf(traits.shortUpperShadow);

/** The lower shadow is shorter than usual: than half of the mean of both shadows together (ShadowShort). */
export const shortLowerShadow = conditionOf(traits.shortLowerShadow);

/** The upper shadow is longer than usual: than half of the mean of both shadows together. */
export function tallUpperShadow(candle: PatternCandle): Condition {
  const phrase = 'upper shadow longer than usual';
  const measured = partOf(candle, 'upperShadow');
  return { candle, phrase, measured, comparison: 'above', ...against('shortShadow', candle) };
}

/** The body is shorter than another candle's. */
export function bodySmallerThan(candle: PatternCandle, other: PatternCandle): Condition {
  const phrase = `body smaller than ${named(other, 'body')}`;
  return { candle, phrase, measured: partOf(candle, 'body'), comparison: 'below', bound: partOf(other, 'body') };
}

function conditionOf(trait: Trait): (candle: PatternCandle) => Condition {
  const { phrase, measured, comparison, bound } = trait;
  return (candle) => {
    const held = bound === 'open' ? { bound: partOf(candle, 'open') } : against(bound, candle);
    return { candle, phrase, measured: partOf(candle, measured), comparison, trait, ...held };
  };
}

const units = {
  longBody: 'usual_body',
  shortBody: 'usual_body',
  doji: 'usual_range',
  noShadow: 'usual_range',
  shortShadow: 'usual_shadow',
} as const;

/** A bound that is a multiple of what was usual before a candle. */
function against(setting: Exclude<TraitBound, 'open'>, candle: PatternCandle): { bound: Quantity; scale: Scale } {
  const unit = units[setting];
  const size = usualSizes[unit](candle);
  return { bound: times(settingOf(setting), size), scale: { unit, size, factor: setting } };
}

const usualSizes = {
  usual_body: (candle: PatternCandle) => meanSizeOf(candle, 'body'),
  usual_range: (candle: PatternCandle) => meanSizeOf(candle, 'range'),
  /** Of one of the two shadows that a candle has. */
  usual_shadow: (candle: PatternCandle) => times(meanSizeOf(candle, 'shadows'), constant(1 / SHADOW_SHARE)),
};
