// biome-ignore-all format: generated code
// Written by npm run compile-patterns from the patterns in rules/. Change those, and run it again.
import type { MeasuredCandle } from '../measured-candle.ts';
import type { CompiledRule, CompiledSetups, Limits } from './compiled-rule.ts';

/** The traits of a candle as bits, by the order of `traitList`. */
export function findTraits(candle: MeasuredCandle, limits: Limits): number {
  return (
    (Number(candle.close >= candle.open) << 0) |
    (Number(candle.close < candle.open) << 1) |
    (Number(candle.body > limits.longBody) << 2) |
    (Number(candle.body < limits.shortBody) << 3) |
    (Number(candle.body <= limits.shortBody) << 4) |
    (Number(candle.body <= limits.doji) << 5) |
    (Number(candle.upperShadow < limits.noShadow) << 6) |
    (Number(candle.lowerShadow < limits.noShadow) << 7) |
    (Number(candle.upperShadow > limits.noShadow) << 8) |
    (Number(candle.lowerShadow > limits.noShadow) << 9) |
    (Number(candle.upperShadow < limits.shortShadow) << 10) |
    (Number(candle.lowerShadow < limits.shortShadow) << 11)
  );
}

/** Every side of the patterns that are complete as soon as their last candle is. */
export const compiledRules: readonly CompiledRule[] = [
  {
    // CDL2CROWS down
    pattern: 0, value: -100, weakerValue: null, lookback: 12,
    required: [{ traits: 2, place: 2 }, { traits: 2, place: 1 }, { traits: 5, place: 0 }],
    test: ({ age0, age1, age2 }) => age1.bottom > age2.top && age0.open > age1.bottom && age0.open < age1.top && age0.close > age2.bottom && age0.close < age2.top,
  },
  {
    // CDL3BLACKCROWS down
    pattern: 1, value: -100, weakerValue: null, lookback: 13,
    required: [{ traits: 130, place: 3 }, { traits: 130, place: 2 }, { traits: 130, place: 1 }, { traits: 1, place: 0 }],
    test: ({ age0, age1, age2, age3 }) => age2.close < age3.high && age1.open > age2.bottom && age1.open < age2.top && age1.close < age2.close && age0.open > age1.bottom && age0.open < age1.top && age0.close < age1.close,
  },
  {
    // CDL3INSIDE up
    pattern: 2, value: 100, weakerValue: null, lookback: 12,
    required: [{ traits: 1, place: 2 }, { traits: 16, place: 1 }, { traits: 6, place: 0 }],
    test: ({ age0, age1, age2 }) => age1.top < age2.top && age1.bottom > age2.bottom && age0.close > age2.open,
  },
  {
    // CDL3INSIDE down
    pattern: 2, value: -100, weakerValue: null, lookback: 12,
    required: [{ traits: 2, place: 2 }, { traits: 16, place: 1 }, { traits: 5, place: 0 }],
    test: ({ age0, age1, age2 }) => age1.top < age2.top && age1.bottom > age2.bottom && age0.close < age2.open,
  },
  {
    // CDL3LINESTRIKE up
    pattern: 3, value: 100, weakerValue: null, lookback: 8,
    required: [{ traits: 2, place: 0 }, { traits: 1, place: 0 }, { traits: 1, place: 0 }, { traits: 1, place: 0 }],
    test: ({ age0, age1, age2, age3 }, settings) => age2.close > age3.close && age2.open >= (age3.bottom - (settings.near * age3.meanRange5From5)) && age2.open <= (age3.top + (settings.near * age3.meanRange5From5)) && age1.close > age2.close && age1.open >= (age2.bottom - (settings.near * age2.meanRange5From6)) && age1.open <= (age2.top + (settings.near * age2.meanRange5From6)) && age0.open > age1.close && age0.close < age3.open,
  },
  {
    // CDL3LINESTRIKE down
    pattern: 3, value: -100, weakerValue: null, lookback: 8,
    required: [{ traits: 1, place: 0 }, { traits: 2, place: 0 }, { traits: 2, place: 0 }, { traits: 2, place: 0 }],
    test: ({ age0, age1, age2, age3 }, settings) => age2.close < age3.close && age2.open >= (age3.bottom - (settings.near * age3.meanRange5From5)) && age2.open <= (age3.top + (settings.near * age3.meanRange5From5)) && age1.close < age2.close && age1.open >= (age2.bottom - (settings.near * age2.meanRange5From6)) && age1.open <= (age2.top + (settings.near * age2.meanRange5From6)) && age0.open < age1.close && age0.close > age3.open,
  },
  {
    // CDL3OUTSIDE up
    pattern: 4, value: 100, weakerValue: null, lookback: 3,
    required: [{ traits: 0, place: 0 }, { traits: 1, place: 0 }, { traits: 2, place: 0 }],
    test: ({ age0, age1, age2 }) => age1.top > age2.top && age1.bottom < age2.bottom && age0.close > age1.close,
  },
  {
    // CDL3OUTSIDE down
    pattern: 4, value: -100, weakerValue: null, lookback: 3,
    required: [{ traits: 0, place: 0 }, { traits: 2, place: 0 }, { traits: 1, place: 0 }],
    test: ({ age0, age1, age2 }) => age1.top > age2.top && age1.bottom < age2.bottom && age0.close < age1.close,
  },
  {
    // CDL3STARSINSOUTH up
    pattern: 5, value: 100, weakerValue: null, lookback: 12,
    required: [{ traits: 202, place: 2 }, { traits: 514, place: 1 }, { traits: 6, place: 0 }],
    test: ({ age0, age1, age2 }, settings) => age2.lowerShadow > (settings.longShadow * age2.body) && age1.body < age2.body && age1.open > age2.close && age1.open <= age2.high && age1.low < age2.close && age1.low >= age2.low && age0.high < age1.high && age0.low > age1.low,
  },
  {
    // CDL3WHITESOLDIERS up
    pattern: 6, value: 100, weakerValue: null, lookback: 12,
    required: [{ traits: 69, place: 2 }, { traits: 65, place: 1 }, { traits: 65, place: 0 }],
    test: ({ age0, age1, age2 }, settings) => age1.open > age2.open && age1.open <= (age2.close + (settings.near * age2.meanRange5From10)) && age1.close > age2.close && age1.body > (age2.body - (settings.far * age2.meanRange5From10)) && age0.open > age1.open && age0.open <= (age1.close + (settings.near * age1.meanRange5From11)) && age0.close > age1.close && age0.body > (age1.body - (settings.far * age1.meanRange5From11)),
  },
  {
    // CDLABANDONEDBABY up
    pattern: 7, value: 100, weakerValue: null, lookback: 12,
    required: [{ traits: 5, place: 2 }, { traits: 32, place: 1 }, { traits: 6, place: 0 }],
    test: ({ age0, age1, age2 }) => age1.high < age2.low && age0.low > age1.high && age0.close > (age2.close + (age2.body * 0.3)),
  },
  {
    // CDLABANDONEDBABY down
    pattern: 7, value: -100, weakerValue: null, lookback: 12,
    required: [{ traits: 6, place: 2 }, { traits: 32, place: 1 }, { traits: 5, place: 0 }],
    test: ({ age0, age1, age2 }) => age1.low > age2.high && age0.high < age1.low && age0.close < (age2.close - (age2.body * 0.3)),
  },
  {
    // CDLADVANCEBLOCK down
    pattern: 8, value: -100, weakerValue: null, lookback: 12,
    required: [{ traits: 1, place: 2 }, { traits: 1, place: 1 }, { traits: 1029, place: 0 }],
    test: ({ age0, age1, age2 }, settings) => age1.open > age2.open && age1.open <= (age2.close + (settings.near * age2.meanRange5From10)) && age1.close > age2.close && age0.open > age1.open && age0.open <= (age1.close + (settings.near * age1.meanRange5From11)) && age0.close > age1.close && ((age1.body < (age2.body - (settings.far * age2.meanRange5From10)) && age0.body < (age1.body + (settings.near * age1.meanRange5From11))) || (age0.body < (age1.body - (settings.far * age1.meanRange5From11))) || (age1.body < age2.body && age0.body < age1.body && age1.upperShadow > (settings.shortShadow * (age1.meanShadows10From11 * 0.5))) || (age1.body < age2.body && age0.body < age1.body && age0.upperShadow > (settings.shortShadow * (age0.meanShadows10From12 * 0.5))) || (age0.body < age1.body && age0.upperShadow > (settings.longShadow * age0.body))),
  },
  {
    // CDLBELTHOLD up
    pattern: 9, value: 100, weakerValue: null, lookback: 10,
    required: [{ traits: 133, place: 0 }],
    test: null,
  },
  {
    // CDLBELTHOLD down
    pattern: 9, value: -100, weakerValue: null, lookback: 10,
    required: [{ traits: 70, place: 0 }],
    test: null,
  },
  {
    // CDLBREAKAWAY up
    pattern: 10, value: 100, weakerValue: null, lookback: 14,
    required: [{ traits: 1, place: 4 }, { traits: 2, place: 3 }, { traits: 0, place: 0 }, { traits: 2, place: 1 }, { traits: 6, place: 0 }],
    test: ({ age0, age1, age2, age3, age4 }) => age3.top < age4.bottom && age2.high < age3.high && age2.low < age3.low && age1.high < age2.high && age1.low < age2.low && age0.close > age3.open && age0.close < age4.close,
  },
  {
    // CDLBREAKAWAY down
    pattern: 10, value: -100, weakerValue: null, lookback: 14,
    required: [{ traits: 2, place: 4 }, { traits: 1, place: 3 }, { traits: 0, place: 0 }, { traits: 1, place: 1 }, { traits: 5, place: 0 }],
    test: ({ age0, age1, age2, age3, age4 }) => age3.bottom > age4.top && age2.high > age3.high && age2.low > age3.low && age1.high > age2.high && age1.low > age2.low && age0.close < age3.open && age0.close > age4.close,
  },
  {
    // CDLCLOSINGMARUBOZU up
    pattern: 11, value: 100, weakerValue: null, lookback: 10,
    required: [{ traits: 69, place: 0 }],
    test: null,
  },
  {
    // CDLCLOSINGMARUBOZU down
    pattern: 11, value: -100, weakerValue: null, lookback: 10,
    required: [{ traits: 134, place: 0 }],
    test: null,
  },
  {
    // CDLCONCEALBABYSWALL up
    pattern: 12, value: 100, weakerValue: null, lookback: 13,
    required: [{ traits: 2, place: 3 }, { traits: 258, place: 2 }, { traits: 194, place: 1 }, { traits: 194, place: 0 }],
    test: ({ age0, age1, age2 }) => age1.top < age2.bottom && age1.high > age2.close && age0.high > age1.high && age0.low < age1.low,
  },
  {
    // CDLCOUNTERATTACK up
    pattern: 13, value: 100, weakerValue: null, lookback: 11,
    required: [{ traits: 5, place: 1 }, { traits: 6, place: 0 }],
    test: ({ age0, age1 }, settings) => age0.close >= (age1.close - (settings.equal * age1.meanRange5From10)) && age0.close <= (age1.close + (settings.equal * age1.meanRange5From10)),
  },
  {
    // CDLCOUNTERATTACK down
    pattern: 13, value: -100, weakerValue: null, lookback: 11,
    required: [{ traits: 6, place: 1 }, { traits: 5, place: 0 }],
    test: ({ age0, age1 }, settings) => age0.close >= (age1.close - (settings.equal * age1.meanRange5From10)) && age0.close <= (age1.close + (settings.equal * age1.meanRange5From10)),
  },
  {
    // CDLDARKCLOUDCOVER down
    pattern: 14, value: -100, weakerValue: null, lookback: 11,
    required: [{ traits: 2, place: 1 }, { traits: 5, place: 0 }],
    test: ({ age0, age1 }) => age0.open > age1.high && age0.close > age1.open && age0.close < (age1.close - (age1.body * 0.5)),
  },
  {
    // CDLDOJI up
    pattern: 15, value: 100, weakerValue: null, lookback: 10,
    required: [{ traits: 32, place: 0 }],
    test: null,
  },
  {
    // CDLDOJISTAR up
    pattern: 16, value: 100, weakerValue: null, lookback: 11,
    required: [{ traits: 32, place: 1 }, { traits: 6, place: 0 }],
    test: ({ age0, age1 }) => age0.top < age1.bottom,
  },
  {
    // CDLDOJISTAR down
    pattern: 16, value: -100, weakerValue: null, lookback: 11,
    required: [{ traits: 32, place: 1 }, { traits: 5, place: 0 }],
    test: ({ age0, age1 }) => age0.bottom > age1.top,
  },
  {
    // CDLDRAGONFLYDOJI up
    pattern: 17, value: 100, weakerValue: null, lookback: 10,
    required: [{ traits: 608, place: 0 }],
    test: null,
  },
  {
    // CDLENGULFING up
    pattern: 18, value: 100, weakerValue: 80, lookback: 2,
    required: [{ traits: 1, place: 0 }, { traits: 2, place: 0 }],
    test: ({ age0, age1 }) => age0.top >= age1.top && age0.bottom <= age1.bottom && Number(age0.top === age1.top) + Number(age0.bottom === age1.bottom) <= 1,
  },
  {
    // CDLENGULFING down
    pattern: 18, value: -100, weakerValue: -80, lookback: 2,
    required: [{ traits: 2, place: 0 }, { traits: 1, place: 0 }],
    test: ({ age0, age1 }) => age0.top >= age1.top && age0.bottom <= age1.bottom && Number(age0.top === age1.top) + Number(age0.bottom === age1.bottom) <= 1,
  },
  {
    // CDLEVENINGDOJISTAR down
    pattern: 19, value: -100, weakerValue: null, lookback: 12,
    required: [{ traits: 6, place: 2 }, { traits: 32, place: 1 }, { traits: 5, place: 0 }],
    test: ({ age0, age1, age2 }) => age1.bottom > age2.top && age0.close < (age2.close - (age2.body * 0.3)),
  },
  {
    // CDLEVENINGSTAR down
    pattern: 20, value: -100, weakerValue: null, lookback: 12,
    required: [{ traits: 6, place: 2 }, { traits: 16, place: 1 }, { traits: 5, place: 0 }],
    test: ({ age0, age1, age2 }) => age1.bottom > age2.top && age0.close < (age2.close - (age2.body * 0.3)),
  },
  {
    // CDLGAPSIDESIDEWHITE up
    pattern: 21, value: 100, weakerValue: null, lookback: 7,
    required: [{ traits: 1, place: 0 }, { traits: 1, place: 0 }],
    test: ({ age0, age1, age2 }, settings) => age1.bottom > age2.top && age0.bottom > age2.top && age0.body >= (age1.body - (settings.near * age1.meanRange5From6)) && age0.body <= (age1.body + (settings.near * age1.meanRange5From6)) && age0.open >= (age1.open - (settings.equal * age1.meanRange5From6)) && age0.open <= (age1.open + (settings.equal * age1.meanRange5From6)),
  },
  {
    // CDLGAPSIDESIDEWHITE down
    pattern: 21, value: -100, weakerValue: null, lookback: 7,
    required: [{ traits: 1, place: 0 }, { traits: 1, place: 0 }],
    test: ({ age0, age1, age2 }, settings) => age1.top < age2.bottom && age0.top < age2.bottom && age0.body >= (age1.body - (settings.near * age1.meanRange5From6)) && age0.body <= (age1.body + (settings.near * age1.meanRange5From6)) && age0.open >= (age1.open - (settings.equal * age1.meanRange5From6)) && age0.open <= (age1.open + (settings.equal * age1.meanRange5From6)),
  },
  {
    // CDLGRAVESTONEDOJI up
    pattern: 22, value: 100, weakerValue: null, lookback: 10,
    required: [{ traits: 416, place: 0 }],
    test: null,
  },
  {
    // CDLHAMMER up
    pattern: 23, value: 100, weakerValue: null, lookback: 11,
    required: [{ traits: 72, place: 1 }],
    test: ({ age0, age1 }, settings) => age0.lowerShadow > (settings.longShadow * age0.body) && age0.bottom <= (age1.low + (settings.near * age1.meanRange5From10)),
  },
  {
    // CDLHANGINGMAN down
    pattern: 24, value: -100, weakerValue: null, lookback: 11,
    required: [{ traits: 72, place: 1 }],
    test: ({ age0, age1 }, settings) => age0.lowerShadow > (settings.longShadow * age0.body) && age0.bottom >= (age1.high - (settings.near * age1.meanRange5From10)),
  },
  {
    // CDLHARAMI up
    pattern: 25, value: 100, weakerValue: 80, lookback: 11,
    required: [{ traits: 16, place: 1 }, { traits: 6, place: 0 }],
    test: ({ age0, age1 }) => age0.top <= age1.top && age0.bottom >= age1.bottom,
  },
  {
    // CDLHARAMI down
    pattern: 25, value: -100, weakerValue: -80, lookback: 11,
    required: [{ traits: 16, place: 1 }, { traits: 5, place: 0 }],
    test: ({ age0, age1 }) => age0.top <= age1.top && age0.bottom >= age1.bottom,
  },
  {
    // CDLHARAMICROSS up
    pattern: 26, value: 100, weakerValue: 80, lookback: 11,
    required: [{ traits: 32, place: 1 }, { traits: 6, place: 0 }],
    test: ({ age0, age1 }) => age0.top <= age1.top && age0.bottom >= age1.bottom,
  },
  {
    // CDLHARAMICROSS down
    pattern: 26, value: -100, weakerValue: -80, lookback: 11,
    required: [{ traits: 32, place: 1 }, { traits: 5, place: 0 }],
    test: ({ age0, age1 }) => age0.top <= age1.top && age0.bottom >= age1.bottom,
  },
  {
    // CDLHIGHWAVE up
    pattern: 27, value: 100, weakerValue: null, lookback: 10,
    required: [{ traits: 9, place: 0 }],
    test: ({ age0 }, settings) => age0.upperShadow > (settings.veryLongShadow * age0.body) && age0.lowerShadow > (settings.veryLongShadow * age0.body),
  },
  {
    // CDLHIGHWAVE down
    pattern: 27, value: -100, weakerValue: null, lookback: 10,
    required: [{ traits: 10, place: 0 }],
    test: ({ age0 }, settings) => age0.upperShadow > (settings.veryLongShadow * age0.body) && age0.lowerShadow > (settings.veryLongShadow * age0.body),
  },
  {
    // CDLHOMINGPIGEON up
    pattern: 30, value: 100, weakerValue: null, lookback: 11,
    required: [{ traits: 18, place: 1 }, { traits: 6, place: 0 }],
    test: ({ age0, age1 }) => age0.top < age1.top && age0.bottom > age1.bottom,
  },
  {
    // CDLIDENTICAL3CROWS down
    pattern: 31, value: -100, weakerValue: null, lookback: 12,
    required: [{ traits: 130, place: 2 }, { traits: 130, place: 1 }, { traits: 130, place: 0 }],
    test: ({ age0, age1, age2 }, settings) => age1.open >= (age2.close - (settings.equal * age2.meanRange5From10)) && age1.open <= (age2.close + (settings.equal * age2.meanRange5From10)) && age1.close < age2.close && age0.open >= (age1.close - (settings.equal * age1.meanRange5From11)) && age0.open <= (age1.close + (settings.equal * age1.meanRange5From11)) && age0.close < age1.close,
  },
  {
    // CDLINNECK down
    pattern: 32, value: -100, weakerValue: null, lookback: 11,
    required: [{ traits: 1, place: 1 }, { traits: 6, place: 0 }],
    test: ({ age0, age1 }, settings) => age0.open < age1.low && age0.close >= age1.close && age0.close <= (age1.close + (settings.equal * age1.meanRange5From10)),
  },
  {
    // CDLINVERTEDHAMMER up
    pattern: 33, value: 100, weakerValue: null, lookback: 11,
    required: [{ traits: 136, place: 1 }],
    test: ({ age0, age1 }, settings) => age0.upperShadow > (settings.longShadow * age0.body) && age0.top < age1.bottom,
  },
  {
    // CDLKICKING up
    pattern: 34, value: 100, weakerValue: null, lookback: 11,
    required: [{ traits: 197, place: 1 }, { traits: 198, place: 0 }],
    test: ({ age0, age1 }) => age0.low > age1.high,
  },
  {
    // CDLKICKING down
    pattern: 34, value: -100, weakerValue: null, lookback: 11,
    required: [{ traits: 198, place: 1 }, { traits: 197, place: 0 }],
    test: ({ age0, age1 }) => age0.high < age1.low,
  },
  {
    // CDLKICKINGBYLENGTH up
    pattern: 35, value: 100, weakerValue: null, lookback: 11,
    required: [{ traits: 197, place: 1 }, { traits: 198, place: 0 }],
    test: ({ age0, age1 }) => age0.low > age1.high && age0.body > age1.body,
  },
  {
    // CDLKICKINGBYLENGTH down
    pattern: 35, value: -100, weakerValue: null, lookback: 11,
    required: [{ traits: 198, place: 1 }, { traits: 197, place: 0 }],
    test: ({ age0, age1 }) => age0.high < age1.low && age0.body > age1.body,
  },
  {
    // CDLKICKINGBYLENGTH up
    pattern: 35, value: 100, weakerValue: null, lookback: 11,
    required: [{ traits: 198, place: 1 }, { traits: 197, place: 0 }],
    test: ({ age0, age1 }) => age0.high < age1.low && age1.body >= age0.body,
  },
  {
    // CDLKICKINGBYLENGTH down
    pattern: 35, value: -100, weakerValue: null, lookback: 11,
    required: [{ traits: 197, place: 1 }, { traits: 198, place: 0 }],
    test: ({ age0, age1 }) => age0.low > age1.high && age1.body >= age0.body,
  },
  {
    // CDLLADDERBOTTOM up
    pattern: 36, value: 100, weakerValue: null, lookback: 14,
    required: [{ traits: 1, place: 4 }, { traits: 258, place: 3 }, { traits: 2, place: 2 }, { traits: 2, place: 1 }, { traits: 2, place: 0 }],
    test: ({ age0, age1, age2, age3, age4 }) => age3.open < age4.open && age3.close < age4.close && age2.open < age3.open && age2.close < age3.close && age0.open > age1.open && age0.close > age1.high,
  },
  {
    // CDLLONGLEGGEDDOJI up
    pattern: 37, value: 100, weakerValue: null, lookback: 10,
    required: [{ traits: 32, place: 0 }],
    test: ({ age0 }, settings) => Math.max(age0.upperShadow, age0.lowerShadow) > (settings.longShadow * age0.body),
  },
  {
    // CDLLONGLINE up
    pattern: 38, value: 100, weakerValue: null, lookback: 10,
    required: [{ traits: 3077, place: 0 }],
    test: null,
  },
  {
    // CDLLONGLINE down
    pattern: 38, value: -100, weakerValue: null, lookback: 10,
    required: [{ traits: 3078, place: 0 }],
    test: null,
  },
  {
    // CDLMARUBOZU up
    pattern: 39, value: 100, weakerValue: null, lookback: 10,
    required: [{ traits: 197, place: 0 }],
    test: null,
  },
  {
    // CDLMARUBOZU down
    pattern: 39, value: -100, weakerValue: null, lookback: 10,
    required: [{ traits: 198, place: 0 }],
    test: null,
  },
  {
    // CDLMATCHINGLOW up
    pattern: 40, value: 100, weakerValue: null, lookback: 6,
    required: [{ traits: 2, place: 0 }, { traits: 2, place: 0 }],
    test: ({ age0, age1 }, settings) => age0.close >= (age1.close - (settings.equal * age1.meanRange5From5)) && age0.close <= (age1.close + (settings.equal * age1.meanRange5From5)),
  },
  {
    // CDLMATHOLD up
    pattern: 41, value: 100, weakerValue: null, lookback: 14,
    required: [{ traits: 1, place: 4 }, { traits: 8, place: 3 }, { traits: 8, place: 2 }, { traits: 10, place: 1 }, { traits: 5, place: 0 }],
    test: ({ age0, age1, age2, age3, age4 }) => age3.bottom > age4.top && age2.bottom < age4.close && age2.bottom > (age4.close - (age4.body * 0.5)) && age2.top < age3.open && age1.bottom < age4.close && age1.bottom > (age4.close - (age4.body * 0.5)) && age1.top < age2.top && age0.open > age1.close && age0.close > Math.max(age3.high, age2.high, age1.high),
  },
  {
    // CDLMORNINGDOJISTAR up
    pattern: 42, value: 100, weakerValue: null, lookback: 12,
    required: [{ traits: 5, place: 2 }, { traits: 32, place: 1 }, { traits: 6, place: 0 }],
    test: ({ age0, age1, age2 }) => age1.top < age2.bottom && age0.close > (age2.close + (age2.body * 0.3)),
  },
  {
    // CDLMORNINGSTAR up
    pattern: 43, value: 100, weakerValue: null, lookback: 12,
    required: [{ traits: 5, place: 2 }, { traits: 16, place: 1 }, { traits: 6, place: 0 }],
    test: ({ age0, age1, age2 }) => age1.top < age2.bottom && age0.close > (age2.close + (age2.body * 0.3)),
  },
  {
    // CDLONNECK down
    pattern: 44, value: -100, weakerValue: null, lookback: 11,
    required: [{ traits: 1, place: 1 }, { traits: 6, place: 0 }],
    test: ({ age0, age1 }, settings) => age0.open < age1.low && age0.close >= (age1.low - (settings.equal * age1.meanRange5From10)) && age0.close <= (age1.low + (settings.equal * age1.meanRange5From10)),
  },
  {
    // CDLPIERCING up
    pattern: 45, value: 100, weakerValue: null, lookback: 11,
    required: [{ traits: 5, place: 1 }, { traits: 6, place: 0 }],
    test: ({ age0, age1 }) => age0.open < age1.low && age0.close < age1.open && age0.close > (age1.close + (age1.body * 0.5)),
  },
  {
    // CDLRICKSHAWMAN up
    pattern: 46, value: 100, weakerValue: null, lookback: 10,
    required: [{ traits: 32, place: 0 }],
    test: ({ age0 }, settings) => age0.upperShadow > (settings.longShadow * age0.body) && age0.lowerShadow > (settings.longShadow * age0.body) && age0.bottom <= ((age0.low + (age0.range * 0.5)) + (settings.near * age0.meanRange5From10)) && age0.top >= ((age0.low + (age0.range * 0.5)) - (settings.near * age0.meanRange5From10)),
  },
  {
    // CDLRISEFALL3METHODS up
    pattern: 47, value: 100, weakerValue: null, lookback: 14,
    required: [{ traits: 5, place: 4 }, { traits: 10, place: 3 }, { traits: 10, place: 2 }, { traits: 10, place: 1 }, { traits: 5, place: 0 }],
    test: ({ age0, age1, age2, age3, age4 }) => age3.bottom < age4.high && age3.top > age4.low && age2.bottom < age4.high && age2.top > age4.low && age2.close < age3.close && age1.bottom < age4.high && age1.top > age4.low && age1.close < age2.close && age0.open > age1.close && age0.close > age4.close,
  },
  {
    // CDLRISEFALL3METHODS down
    pattern: 47, value: -100, weakerValue: null, lookback: 14,
    required: [{ traits: 6, place: 4 }, { traits: 9, place: 3 }, { traits: 9, place: 2 }, { traits: 9, place: 1 }, { traits: 6, place: 0 }],
    test: ({ age0, age1, age2, age3, age4 }) => age3.bottom < age4.high && age3.top > age4.low && age2.bottom < age4.high && age2.top > age4.low && age2.close > age3.close && age1.bottom < age4.high && age1.top > age4.low && age1.close > age2.close && age0.open < age1.close && age0.close < age4.close,
  },
  {
    // CDLSEPARATINGLINES up
    pattern: 48, value: 100, weakerValue: null, lookback: 11,
    required: [{ traits: 133, place: 1 }, { traits: 2, place: 0 }],
    test: ({ age0, age1 }, settings) => age0.open >= (age1.open - (settings.equal * age1.meanRange5From10)) && age0.open <= (age1.open + (settings.equal * age1.meanRange5From10)),
  },
  {
    // CDLSEPARATINGLINES down
    pattern: 48, value: -100, weakerValue: null, lookback: 11,
    required: [{ traits: 70, place: 1 }, { traits: 1, place: 0 }],
    test: ({ age0, age1 }, settings) => age0.open >= (age1.open - (settings.equal * age1.meanRange5From10)) && age0.open <= (age1.open + (settings.equal * age1.meanRange5From10)),
  },
  {
    // CDLSHOOTINGSTAR down
    pattern: 49, value: -100, weakerValue: null, lookback: 11,
    required: [{ traits: 136, place: 1 }],
    test: ({ age0, age1 }, settings) => age0.upperShadow > (settings.longShadow * age0.body) && age0.bottom > age1.top,
  },
  {
    // CDLSHORTLINE up
    pattern: 50, value: 100, weakerValue: null, lookback: 10,
    required: [{ traits: 3081, place: 0 }],
    test: null,
  },
  {
    // CDLSHORTLINE down
    pattern: 50, value: -100, weakerValue: null, lookback: 10,
    required: [{ traits: 3082, place: 0 }],
    test: null,
  },
  {
    // CDLSPINNINGTOP up
    pattern: 51, value: 100, weakerValue: null, lookback: 10,
    required: [{ traits: 9, place: 0 }],
    test: ({ age0 }) => age0.upperShadow > age0.body && age0.lowerShadow > age0.body,
  },
  {
    // CDLSPINNINGTOP down
    pattern: 51, value: -100, weakerValue: null, lookback: 10,
    required: [{ traits: 10, place: 0 }],
    test: ({ age0 }) => age0.upperShadow > age0.body && age0.lowerShadow > age0.body,
  },
  {
    // CDLSTALLEDPATTERN down
    pattern: 52, value: -100, weakerValue: null, lookback: 12,
    required: [{ traits: 9, place: 2 }, { traits: 69, place: 1 }, { traits: 5, place: 0 }],
    test: ({ age0, age1, age2 }, settings) => age1.open > age2.open && age1.open <= (age2.close + (settings.near * age2.meanRange5From10)) && age1.close > age2.close && age0.close > age1.close && age0.open >= ((age1.close - age0.body) - (settings.near * age1.meanRange5From11)),
  },
  {
    // CDLSTICKSANDWICH up
    pattern: 53, value: 100, weakerValue: null, lookback: 7,
    required: [{ traits: 2, place: 0 }, { traits: 1, place: 0 }, { traits: 2, place: 0 }],
    test: ({ age0, age1, age2 }, settings) => age1.low > age2.close && age0.close >= (age2.close - (settings.equal * age2.meanRange5From5)) && age0.close <= (age2.close + (settings.equal * age2.meanRange5From5)),
  },
  {
    // CDLTAKURI up
    pattern: 54, value: 100, weakerValue: null, lookback: 10,
    required: [{ traits: 96, place: 0 }],
    test: ({ age0 }, settings) => age0.lowerShadow > (settings.veryLongShadow * age0.body),
  },
  {
    // CDLTASUKIGAP up
    pattern: 55, value: 100, weakerValue: null, lookback: 7,
    required: [{ traits: 2, place: 0 }, { traits: 1, place: 0 }],
    test: ({ age0, age1, age2 }, settings) => age1.bottom > age2.top && age0.open > age1.bottom && age0.open < age1.top && age0.close < age1.open && age0.close > age2.top && Math.abs((age1.body - age0.body)) < (settings.near * age1.meanRange5From6),
  },
  {
    // CDLTASUKIGAP down
    pattern: 55, value: -100, weakerValue: null, lookback: 7,
    required: [{ traits: 1, place: 0 }, { traits: 2, place: 0 }],
    test: ({ age0, age1, age2 }, settings) => age1.top < age2.bottom && age0.open > age1.bottom && age0.open < age1.top && age0.close > age1.open && age0.close < age2.bottom && Math.abs((age1.body - age0.body)) < (settings.near * age1.meanRange5From6),
  },
  {
    // CDLTHRUSTING down
    pattern: 56, value: -100, weakerValue: null, lookback: 11,
    required: [{ traits: 1, place: 1 }, { traits: 6, place: 0 }],
    test: ({ age0, age1 }, settings) => age0.open < age1.low && age0.close > (age1.close + (settings.equal * age1.meanRange5From10)) && age0.close <= (age1.close + (age1.body * 0.5)),
  },
  {
    // CDLTRISTAR up
    pattern: 57, value: 100, weakerValue: null, lookback: 12,
    required: [{ traits: 0, place: 0 }, { traits: 0, place: 0 }, { traits: 32, place: 0 }],
    test: ({ age0, age1, age2 }, settings) => age1.body <= (settings.doji * age2.meanRange10From10) && age1.top < age2.bottom && age0.body <= (settings.doji * age2.meanRange10From10) && age0.bottom > age1.bottom,
  },
  {
    // CDLTRISTAR down
    pattern: 57, value: -100, weakerValue: null, lookback: 12,
    required: [{ traits: 0, place: 0 }, { traits: 0, place: 0 }, { traits: 32, place: 0 }],
    test: ({ age0, age1, age2 }, settings) => age1.body <= (settings.doji * age2.meanRange10From10) && age1.bottom > age2.top && age0.body <= (settings.doji * age2.meanRange10From10) && age0.top < age1.top,
  },
  {
    // CDLUNIQUE3RIVER up
    pattern: 58, value: 100, weakerValue: null, lookback: 12,
    required: [{ traits: 9, place: 2 }, { traits: 2, place: 1 }, { traits: 6, place: 0 }],
    test: ({ age0, age1, age2 }) => age1.close > age2.close && age1.open <= age2.open && age1.low < age2.low && age0.open > age1.low,
  },
  {
    // CDLUPSIDEGAP2CROWS down
    pattern: 59, value: -100, weakerValue: null, lookback: 12,
    required: [{ traits: 2, place: 2 }, { traits: 18, place: 1 }, { traits: 5, place: 0 }],
    test: ({ age0, age1, age2 }) => age1.bottom > age2.top && age0.open > age1.open && age0.close < age1.close && age0.close > age2.close,
  },
  {
    // CDLXSIDEGAP3METHODS up
    pattern: 60, value: 100, weakerValue: null, lookback: 2,
    required: [{ traits: 2, place: 0 }, { traits: 1, place: 0 }, { traits: 1, place: 0 }],
    test: ({ age0, age1, age2 }) => age1.bottom > age2.top && age0.open > age1.bottom && age0.open < age1.top && age0.close > age2.bottom && age0.close < age2.top,
  },
  {
    // CDLXSIDEGAP3METHODS down
    pattern: 60, value: -100, weakerValue: null, lookback: 2,
    required: [{ traits: 1, place: 0 }, { traits: 2, place: 0 }, { traits: 2, place: 0 }],
    test: ({ age0, age1, age2 }) => age1.top < age2.bottom && age0.open > age1.bottom && age0.open < age1.top && age0.close > age2.bottom && age0.close < age2.top,
  },
];

/** The patterns that a later close confirms. */
export const compiledSetups: readonly CompiledSetups[] = [
  {
    // CDLHIKKAKE
    pattern: 28, lookback: 5,
    sides: [
      {
        value: 100, confirmedValue: 200,
        isSetup: ({ age0, age1, age2 }) => age1.high < age2.high && age1.low > age2.low && age0.high < age1.high && age0.low < age1.low,
        confirms: [
          ({ age0, age2 }) => age0.close > age2.high,
          ({ age0, age3 }) => age0.close > age3.high,
          ({ age0, age4 }) => age0.close > age4.high,
        ],
      },
      {
        value: -100, confirmedValue: -200,
        isSetup: ({ age0, age1, age2 }) => age1.high < age2.high && age1.low > age2.low && age0.high > age1.high && age0.low > age1.low,
        confirms: [
          ({ age0, age2 }) => age0.close < age2.low,
          ({ age0, age3 }) => age0.close < age3.low,
          ({ age0, age4 }) => age0.close < age4.low,
        ],
      },
    ],
  },
  {
    // CDLHIKKAKEMOD
    pattern: 29, lookback: 10,
    sides: [
      {
        value: 100, confirmedValue: 200,
        isSetup: ({ age0, age1, age2, age3 }, settings) => age2.high < age3.high && age2.low > age3.low && age2.close <= (age2.low + (settings.near * age2.meanRange5From5)) && age1.high < age2.high && age1.low > age2.low && age0.high < age1.high && age0.low < age1.low,
        confirms: [
          ({ age0, age2 }) => age0.close > age2.high,
          ({ age0, age3 }) => age0.close > age3.high,
          ({ age0, age4 }) => age0.close > age4.high,
        ],
      },
      {
        value: -100, confirmedValue: -200,
        isSetup: ({ age0, age1, age2, age3 }, settings) => age2.high < age3.high && age2.low > age3.low && age2.close >= (age2.high - (settings.near * age2.meanRange5From5)) && age1.high < age2.high && age1.low > age2.low && age0.high > age1.high && age0.low > age1.low,
        confirms: [
          ({ age0, age2 }) => age0.close < age2.low,
          ({ age0, age3 }) => age0.close < age3.low,
          ({ age0, age4 }) => age0.close < age4.low,
        ],
      },
    ],
  },
];
