import { TINY_FACTOR } from '../../candlestick/settings.ts';
import { check } from '../check.ts';
import type { Comparison, RuleCheck } from '../explanation.ts';
import type { JudgedCandle } from '../judged-candle.ts';
import { named } from './point.ts';

/** How large a body or a shadow is. */

export function longBody(candle: JudgedCandle): RuleCheck {
  return bodyAgainstUsual(candle, { phrase: 'long body', comparison: 'above' });
}

export function smallBody(candle: JudgedCandle): RuleCheck {
  return bodyAgainstUsual(candle, { phrase: 'small body', comparison: 'below' });
}

/** Small, or exactly as long as usual. */
export function bodyNotLong(candle: JudgedCandle): RuleCheck {
  return bodyAgainstUsual(candle, { phrase: 'body no longer than usual', comparison: 'at_most' });
}

/** A doji. */
export function hardlyAnyBody(candle: JudgedCandle): RuleCheck {
  return tiny(candle, { phrase: 'hardly any body', measured: candle.body, comparison: 'at_most' });
}

/** A doji by what was usual before another candle. */
export function hardlyAnyBodyBy(judge: JudgedCandle, candle: JudgedCandle): RuleCheck {
  const phrase = `hardly any body, by the measure of the ${judge.name} candle`;
  return tiny({ ...candle, usual: judge.usual }, { phrase, measured: candle.body, comparison: 'at_most' });
}

export function noUpperShadow(candle: JudgedCandle): RuleCheck {
  return tiny(candle, { phrase: 'almost no upper shadow', measured: candle.upperShadow, comparison: 'below' });
}

export function noLowerShadow(candle: JudgedCandle): RuleCheck {
  return tiny(candle, { phrase: 'almost no lower shadow', measured: candle.lowerShadow, comparison: 'below' });
}

export function noShadows(candle: JudgedCandle): RuleCheck[] {
  return [noUpperShadow(candle), noLowerShadow(candle)];
}

export function clearUpperShadow(candle: JudgedCandle): RuleCheck {
  return tiny(candle, { phrase: 'a clear upper shadow', measured: candle.upperShadow, comparison: 'above' });
}

export function clearLowerShadow(candle: JudgedCandle): RuleCheck {
  return tiny(candle, { phrase: 'a clear lower shadow', measured: candle.lowerShadow, comparison: 'above' });
}

export function shortUpperShadow(candle: JudgedCandle): RuleCheck {
  return againstUsualShadow(candle, {
    phrase: 'short upper shadow',
    measured: candle.upperShadow,
    comparison: 'below',
  });
}

export function shortLowerShadow(candle: JudgedCandle): RuleCheck {
  return againstUsualShadow(candle, {
    phrase: 'short lower shadow',
    measured: candle.lowerShadow,
    comparison: 'below',
  });
}

export function tallUpperShadow(candle: JudgedCandle): RuleCheck {
  return againstUsualShadow(candle, {
    phrase: 'upper shadow longer than usual',
    measured: candle.upperShadow,
    comparison: 'above',
  });
}

export function upperShadowLongerThanBody(candle: JudgedCandle): RuleCheck {
  return againstBody(candle, { shadow: 'upper shadow', measured: candle.upperShadow, bodies: 1 });
}

export function lowerShadowLongerThanBody(candle: JudgedCandle): RuleCheck {
  return againstBody(candle, { shadow: 'lower shadow', measured: candle.lowerShadow, bodies: 1 });
}

export function upperShadowLongerThanTwoBodies(candle: JudgedCandle): RuleCheck {
  return againstBody(candle, { shadow: 'upper shadow', measured: candle.upperShadow, bodies: 2 });
}

export function lowerShadowLongerThanTwoBodies(candle: JudgedCandle): RuleCheck {
  return againstBody(candle, { shadow: 'lower shadow', measured: candle.lowerShadow, bodies: 2 });
}

export function oneShadowLongerThanBody(candle: JudgedCandle): RuleCheck {
  const measured = Math.max(candle.upperShadow, candle.lowerShadow);
  return againstBody(candle, { shadow: 'the longer shadow is', measured, bodies: 1 });
}

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
