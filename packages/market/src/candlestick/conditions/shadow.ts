import type { Condition, Quantity } from '../condition.ts';
import type { CandleSetting, CandleSettings } from '../measure/settings.ts';
import type { PatternCandle } from '../pattern-candle.ts';
import { largest, partOf, settingOf, times } from '../quantity.ts';

/** How long a shadow is compared with the body of its own candle. The names in brackets are TA-Lib's settings. */

/** The upper shadow is longer than the body (ShadowLong). */
export function longUpperShadow(candle: PatternCandle): Condition {
  return longerThanBody(candle, { ...upper(candle), setting: 'longShadow' });
}

/** The lower shadow is longer than the body (ShadowLong). */
export function longLowerShadow(candle: PatternCandle): Condition {
  return longerThanBody(candle, { ...lower(candle), setting: 'longShadow' });
}

/** The upper shadow is longer than twice the body (ShadowVeryLong). */
export function veryLongUpperShadow(candle: PatternCandle): Condition {
  return longerThanBody(candle, { ...upper(candle), setting: 'veryLongShadow' });
}

/** The lower shadow is longer than twice the body (ShadowVeryLong). */
export function veryLongLowerShadow(candle: PatternCandle): Condition {
  return longerThanBody(candle, { ...lower(candle), setting: 'veryLongShadow' });
}

/** The longer of the two shadows is longer than the body (ShadowLong). */
export function oneLongShadow(candle: PatternCandle): Condition {
  const measured = largest(partOf(candle, 'upperShadow'), partOf(candle, 'lowerShadow'));
  return longerThanBody(candle, { shadow: 'the longer shadow is', measured, setting: 'longShadow' });
}

/** Each shadow is longer than the body, whatever the settings: two conditions, the upper shadow first. */
export function shadowsLongerThanBody(candle: PatternCandle): Condition[] {
  return [longerThanBody(candle, upper(candle)), longerThanBody(candle, lower(candle))];
}

interface Shadow {
  /** As in "upper shadow longer than the body". */
  readonly shadow: string;
  readonly measured: Quantity;
  /** How many bodies; one if left out. */
  readonly setting?: CandleSetting;
}

function upper(candle: PatternCandle): Shadow {
  return { shadow: 'upper shadow', measured: partOf(candle, 'upperShadow') };
}

function lower(candle: PatternCandle): Shadow {
  return { shadow: 'lower shadow', measured: partOf(candle, 'lowerShadow') };
}

function longerThanBody(candle: PatternCandle, { shadow, measured, setting }: Shadow): Condition {
  const body = partOf(candle, 'body');
  const bodies = (settings: CandleSettings) => (setting === undefined ? 1 : settings[setting]);
  return {
    candle,
    phrase: (settings) => `${shadow} longer than ${nameBodies(bodies(settings))}`,
    measured,
    comparison: 'above',
    bound: setting === undefined ? body : times(settingOf(setting), body),
    scale: { unit: 'body', size: body, factor: setting ?? 1 },
  };
}

function nameBodies(bodies: number): string {
  if (bodies === 1) return 'the body';
  return bodies === 2 ? 'two bodies' : `${bodies} bodies`;
}
