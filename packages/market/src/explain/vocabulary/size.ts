import { TINY_FACTOR } from '../../candlestick/settings.ts';
import { check } from '../check.ts';
import type { Comparison, RuleCheck } from '../explanation.ts';
import type { JudgedCandle } from '../judged-candle.ts';
import { named } from './point.ts';

/**
 * How large a body or a shadow is, in price. **Usual** is the mean of the ten candles before the measured one, and every
 * comparison is strict unless its docstring says otherwise. Source of the factors: TA-Lib's candle settings, in
 * `candlestick/settings.ts`; the names in brackets are theirs.
 */

/** The body is longer than the usual body (BodyLong). */
export function longBody(candle: JudgedCandle): RuleCheck {
  return bodyAgainstUsual(candle, { phrase: 'long body', comparison: 'above' });
}

/** The body is shorter than the usual body (BodyShort). */
export function smallBody(candle: JudgedCandle): RuleCheck {
  return bodyAgainstUsual(candle, { phrase: 'small body', comparison: 'below' });
}

/** The body is at most the usual body. */
export function bodyNotLong(candle: JudgedCandle): RuleCheck {
  return bodyAgainstUsual(candle, { phrase: 'body no longer than usual', comparison: 'at_most' });
}

/** A doji: the body is at most a tenth of the usual range (BodyDoji). */
export function hardlyAnyBody(candle: JudgedCandle): RuleCheck {
  return tiny(candle, { phrase: 'hardly any body', measured: candle.body, comparison: 'at_most' });
}

/** A doji by what was usual before another candle, the `judge`, instead of before this one. */
export function hardlyAnyBodyBy(judge: JudgedCandle, candle: JudgedCandle): RuleCheck {
  const phrase = `hardly any body, by the measure of the ${judge.name} candle`;
  return tiny({ ...candle, usual: judge.usual }, { phrase, measured: candle.body, comparison: 'at_most' });
}

/** The upper shadow is shorter than a tenth of the usual range (ShadowVeryShort). */
export function noUpperShadow(candle: JudgedCandle): RuleCheck {
  return tiny(candle, { phrase: 'almost no upper shadow', measured: candle.upperShadow, comparison: 'below' });
}

/** The lower shadow is shorter than a tenth of the usual range (ShadowVeryShort). */
export function noLowerShadow(candle: JudgedCandle): RuleCheck {
  return tiny(candle, { phrase: 'almost no lower shadow', measured: candle.lowerShadow, comparison: 'below' });
}

/** Each shadow is shorter than a tenth of the usual range: two checks, the upper shadow first. */
export function noShadows(candle: JudgedCandle): RuleCheck[] {
  return [noUpperShadow(candle), noLowerShadow(candle)];
}

/** The upper shadow is longer than a tenth of the usual range. */
export function clearUpperShadow(candle: JudgedCandle): RuleCheck {
  return tiny(candle, { phrase: 'a clear upper shadow', measured: candle.upperShadow, comparison: 'above' });
}

/** The lower shadow is longer than a tenth of the usual range. */
export function clearLowerShadow(candle: JudgedCandle): RuleCheck {
  return tiny(candle, { phrase: 'a clear lower shadow', measured: candle.lowerShadow, comparison: 'above' });
}

/** The upper shadow is shorter than usual: than half of the mean of both shadows together (ShadowShort). */
export function shortUpperShadow(candle: JudgedCandle): RuleCheck {
  return againstUsualShadow(candle, {
    phrase: 'short upper shadow',
    measured: candle.upperShadow,
    comparison: 'below',
  });
}

/** The lower shadow is shorter than usual: than half of the mean of both shadows together (ShadowShort). */
export function shortLowerShadow(candle: JudgedCandle): RuleCheck {
  return againstUsualShadow(candle, {
    phrase: 'short lower shadow',
    measured: candle.lowerShadow,
    comparison: 'below',
  });
}

/** The upper shadow is longer than usual: than half of the mean of both shadows together. */
export function tallUpperShadow(candle: JudgedCandle): RuleCheck {
  return againstUsualShadow(candle, {
    phrase: 'upper shadow longer than usual',
    measured: candle.upperShadow,
    comparison: 'above',
  });
}

/** The upper shadow is longer than the body of the same candle (ShadowLong). */
export function upperShadowLongerThanBody(candle: JudgedCandle): RuleCheck {
  return againstBody(candle, { shadow: 'upper shadow', measured: candle.upperShadow, bodies: 1 });
}

/** The lower shadow is longer than the body of the same candle (ShadowLong). */
export function lowerShadowLongerThanBody(candle: JudgedCandle): RuleCheck {
  return againstBody(candle, { shadow: 'lower shadow', measured: candle.lowerShadow, bodies: 1 });
}

/** The upper shadow is longer than twice the body of the same candle (ShadowVeryLong). */
export function upperShadowLongerThanTwoBodies(candle: JudgedCandle): RuleCheck {
  return againstBody(candle, { shadow: 'upper shadow', measured: candle.upperShadow, bodies: 2 });
}

/** The lower shadow is longer than twice the body of the same candle (ShadowVeryLong). */
export function lowerShadowLongerThanTwoBodies(candle: JudgedCandle): RuleCheck {
  return againstBody(candle, { shadow: 'lower shadow', measured: candle.lowerShadow, bodies: 2 });
}

/** The longer of the two shadows is longer than the body of the same candle. */
export function oneShadowLongerThanBody(candle: JudgedCandle): RuleCheck {
  const measured = Math.max(candle.upperShadow, candle.lowerShadow);
  return againstBody(candle, { shadow: 'the longer shadow is', measured, bodies: 1 });
}

/** The body is shorter than another candle's. */
export function bodySmallerThan(candle: JudgedCandle, other: JudgedCandle): RuleCheck {
  const phrase = `body smaller than ${named(other, 'body')}`;
  return check({ candle, phrase, measured: candle.body, comparison: 'below', threshold: other.body });
}

interface Size {
  readonly phrase: string;
  readonly measured: number;
  readonly comparison: Comparison;
}

function bodyAgainstUsual(candle: JudgedCandle, size: Omit<Size, 'measured'>): RuleCheck {
  const usual = candle.usual.body;
  const scale = { unit: 'usual_body', size: usual, threshold: 1 } as const;
  return check({ candle, ...size, measured: candle.body, threshold: usual, scale });
}

function tiny(candle: JudgedCandle, size: Size): RuleCheck {
  const usual = candle.usual.range;
  const scale = { unit: 'usual_range', size: usual, threshold: TINY_FACTOR } as const;
  return check({ candle, ...size, threshold: TINY_FACTOR * usual, scale });
}

function againstUsualShadow(candle: JudgedCandle, size: Size): RuleCheck {
  const usual = candle.usual.shadow;
  const scale = { unit: 'usual_shadow', size: usual, threshold: 1 } as const;
  return check({ candle, ...size, threshold: usual, scale });
}

interface ShadowSize {
  readonly shadow: string;
  readonly measured: number;
  readonly bodies: 1 | 2;
}

function againstBody(candle: JudgedCandle, { shadow, measured, bodies }: ShadowSize): RuleCheck {
  const phrase = `${shadow} longer than ${bodies === 1 ? 'the body' : 'two bodies'}`;
  const scale = { unit: 'body', size: candle.body, threshold: bodies } as const;
  return check({ candle, phrase, measured, comparison: 'above', threshold: bodies * candle.body, scale });
}
