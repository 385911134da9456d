import type { Bar } from '../bar.ts';
import type { OneCandle } from '../rule.ts';
import { near } from '../settings.ts';
import { DOJI, LOWER_SHADOW, NO_LOWER_SHADOW, NO_UPPER_SHADOW, UPPER_SHADOW } from '../traits.ts';

/** A body of hardly any size. */
export const doji: OneCandle = { lookback: 10, rules: [{ candles: [DOJI], value: 100 }] };

/** A doji with a shadow below and none above. */
export const dragonflyDoji: OneCandle = {
  lookback: 10,
  rules: [{ candles: [DOJI | NO_UPPER_SHADOW | LOWER_SHADOW], value: 100 }],
};

/** A doji with a shadow above and none below. */
export const gravestoneDoji: OneCandle = {
  lookback: 10,
  rules: [{ candles: [DOJI | NO_LOWER_SHADOW | UPPER_SHADOW], value: 100 }],
};

/** A doji with a shadow longer than its body. */
export const longLeggedDoji: OneCandle = {
  lookback: 10,
  rules: [
    {
      candles: [DOJI],
      when: ({ first }) => first.lowerShadow > first.body || first.upperShadow > first.body,
      value: 100,
    },
  ],
};

/** A doji with both shadows longer than its body, which lies near the middle of the range. */
export const rickshawMan: OneCandle = {
  lookback: 10,
  rules: [
    {
      candles: [DOJI],
      when: ({ first }) => first.lowerShadow > first.body && first.upperShadow > first.body && bodyIsNearMiddle(first),
      value: 100,
    },
  ],
};

/** A dragonfly doji whose lower shadow is longer than two bodies. */
export const takuri: OneCandle = {
  lookback: 10,
  rules: [
    {
      candles: [DOJI | NO_UPPER_SHADOW],
      when: ({ first }) => first.lowerShadow > 2 * first.body,
      value: 100,
    },
  ],
};

function bodyIsNearMiddle(bar: Bar): boolean {
  const middle = bar.low + bar.range / 2;
  const distance = near(bar.meanRangeFrom10);
  return bar.bottom <= middle + distance && bar.top >= middle - distance;
}
