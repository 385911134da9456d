import { describe, expect, it } from 'vitest';
import type { Ohlc } from '../candle.ts';
import { type CandleSettings, defaultCandleSettings } from '../candlestick/measure/settings.ts';
import type { PatternName } from '../candlestick/pattern-name.ts';
import { CandleSeries } from '../series.ts';
import { Explainer, type ExplainRequest, explainCandle } from './explain.ts';
import { ExplainError } from './explain-error.ts';

/** Bodies of 4 and ranges of 8, going nowhere. */
const quiet: Ohlc[] = Array.from({ length: 15 }, (_, index) => (index % 2 ? [104, 106, 98, 100] : [100, 106, 98, 104]));
/** Each candle closes 2 lower; the last one at 82, with a low of 81. */
const fall: Ohlc[] = Array.from({ length: 15 }, (_, index) => [
  112 - 2 * index,
  113 - 2 * index,
  109 - 2 * index,
  110 - 2 * index,
]);

function explain(candles: readonly Ohlc[], request: ExplainRequest) {
  return explainCandle({ series: CandleSeries.fromOhlc(candles), ...request });
}

/** The checks in short: `+` for those that are met. */
function summary({ rules }: ReturnType<typeof explain>): string[] {
  return rules.map(({ words, met }) => `${met ? '+' : '-'} ${words}`);
}

describe('explainCandle', () => {
  const hammer: Ohlc = [80, 81.1, 76, 81];

  it('every condition of a hammer has its numbers', () => {
    const { rules, value, direction, span } = explain([...fall, hammer], { pattern: 'CDLHAMMER', index: 15 });
    expect({ value, direction, span }).toEqual({ value: 100, direction: 'up', span: { from: 15, to: 15 } });
    expect(rules).toMatchObject([
      { words: 'Small body', measured: 0.5, comparison: 'below', threshold: 1, unit: 'usual_body', candle: 15 },
      { words: 'Lower shadow longer than the body', measured: 4, comparison: 'above', threshold: 1, unit: 'body' },
      { words: 'Almost no upper shadow', comparison: 'below', threshold: 0.1, unit: 'usual_range' },
      { measured: 80, comparison: 'at_most', threshold: 81.8, unit: 'price' },
    ]);
    expect(rules[2]?.measured).toBeCloseTo(0.025, 12);
    expect(rules[3]?.words).toBe('Bottom of the body at or below the prior low, or just above');
  });

  it('the explanation of a near miss says what it lacks', () => {
    const tall: Ohlc = [80, 83, 76, 81];
    const missed = explain([...fall, tall], { pattern: 'CDLHAMMER', index: 15 });
    expect(missed).toMatchObject({ value: 0, fitsTrend: true, state: null, resolvedAt: null });
    expect(summary(missed).filter((line) => line.startsWith('-'))).toEqual(['- Almost no upper shadow']);
  });

  it('a pattern that is not there is explained by its nearer side, or by the requested one', () => {
    const candles: Ohlc[] = [...quiet, [104, 106, 98, 100], [101, 108, 98, 106]];
    const near = explain(candles, { pattern: 'CDLENGULFING', index: 16 });
    expect(near).toMatchObject({ value: 0, direction: 'up' });
    expect(summary(near)).toEqual([
      '+ First candle: falling, closes below its open',
      '+ Second candle: rising, closes at or above its open',
      '+ Second candle: top of the body at or above the top of the first body',
      '- Second candle: bottom of the body at or below the bottom of the first body',
      '+ Second candle: at most one end of its body is level with the first body’s',
    ]);
    const asked = explain(candles, { pattern: 'CDLENGULFING', index: 16, direction: 'down' });
    expect(asked.rules.filter(({ met }) => !met)).toHaveLength(3);
  });

  it.each<[PatternName, Ohlc, Ohlc, number, string | null]>([
    ['CDLENGULFING', [104, 106, 98, 100], [99, 108, 98, 106], 100, null],
    ['CDLENGULFING', [104, 106, 98, 100], [100, 108, 98, 106], 80, 'lower ends'],
    ['CDLENGULFING', [100, 106, 98, 104], [104, 106, 96, 98], -80, 'upper ends'],
    ['CDLHARAMI', [110, 111, 99, 100], [100, 105, 99, 102], 80, 'lower ends'],
    ['CDLHARAMI', [105, 105, 100, 100], [105, 105, 100, 101], 80, 'upper ends'],
  ])('%s says which ends of two bodies match (%#)', (pattern, first, second, value, ends) => {
    const { note, ...rest } = explain([...quiet, first, second], { pattern, index: 16 });
    expect(rest.value).toBe(value);
    expect(note).toEqual(
      ends === null
        ? null
        : `The ${ends} of the two bodies match, so TA-Lib counts it as a weaker case: 80 instead of 100.`,
    );
  });

  it('the candle before the pattern is named and not part of it', () => {
    const { rules, span } = explain(quiet, { pattern: 'CDL3BLACKCROWS', index: 14 });
    expect(span).toEqual({ from: 12, to: 14 });
    expect(rules[0]).toMatchObject({ words: 'Candle before: rising, closes at or above its open', candle: 11 });
  });

  it('a weakening advance lists the ways in which it weakens', () => {
    const rise: Ohlc[] = [
      [100, 110.5, 99.5, 110],
      [109, 117, 108, 116],
      [115, 121, 114, 118],
    ];
    const { value, rules } = explain([...quiet, ...rise], { pattern: 'CDLADVANCEBLOCK', index: 17 });
    const weakens = rules.find(({ ways }) => ways !== undefined);
    expect({ value, weakens }).toMatchObject({
      value: -100,
      weakens: { met: true, comparison: 'at_least', threshold: 1 },
    });
    const open = weakens?.ways?.filter((way) => way.every(({ met }) => met)) ?? [];
    expect(open).toHaveLength(weakens?.measured ?? 0);
  });

  it('a gravestone doji is read as bearish, against its sign, and a doji has no direction', () => {
    const candles: Ohlc[] = [...quiet, [100, 106, 100, 100], [100, 101, 97, 98]];
    const gravestone = explain(candles, { pattern: 'CDLGRAVESTONEDOJI', index: 15 });
    expect(gravestone).toMatchObject({ value: 100, reading: 'down', state: 'confirmed', resolvedAt: 16 });
    const doji = explain(candles, { pattern: 'CDLDOJI', index: 15 });
    expect(doji).toMatchObject({ value: 100, reading: null, fitsTrend: null, state: null });
  });

  it('a price is shown where there is no unit to measure in', () => {
    const flat: Ohlc[] = Array.from({ length: 12 }, () => [50, 50, 50, 50]);
    const { rules } = explain(flat, { pattern: 'CDLDOJI', index: 11 });
    expect(rules).toMatchObject([{ measured: 0, threshold: 0, unit: 'price', met: true }]);
  });

  it.each<[string, ExplainRequest]>([
    ['unknown_pattern', { pattern: 'CDLNONE' as PatternName, index: 12 }],
    ['index_out_of_range', { pattern: 'CDLDOJI', index: 15 }],
    ['index_out_of_range', { pattern: 'CDLDOJI', index: -1 }],
    ['index_out_of_range', { pattern: 'CDLDOJI', index: 11.5 }],
    ['before_lookback', { pattern: 'CDLDOJI', index: 9 }],
    ['direction_not_offered', { pattern: 'CDLHAMMER', index: 12, direction: 'down' }],
  ])('an explanation is refused with %s (%#)', (code, request) => {
    expect(() => explain(quiet, request)).toThrow(expect.objectContaining({ code, name: 'ExplainError' }));
    expect(() => explain(quiet, request)).toThrow(ExplainError);
  });
});

describe('a hikkake', () => {
  const setup: Ohlc[] = [...quiet, [100, 110, 90, 100], [100, 108, 92, 100], [100, 106, 91, 100]];
  const wait: Ohlc = [100, 107, 90, 101];
  const confirm: Ohlc = [101, 110, 90, 109];
  const pattern = 'CDLHIKKAKE';

  it('a hikkake is explained as a setup while it is unconfirmed', () => {
    const waiting = explain([...setup, wait], { pattern, index: 17 });
    expect(waiting).toMatchObject({ value: 100, span: { from: 15, to: 17 }, state: 'pending', resolvedAt: null });
    expect(summary(waiting)).toEqual([
      '+ Second candle: high below the first high',
      '+ Second candle: low above the first low',
      '+ Third candle: high below the second high',
      '+ Third candle: low below the second low',
    ]);
  });

  it('a confirmed hikkake adds the steps of its confirmation', () => {
    const confirmed = explain([...setup, wait, wait, confirm], { pattern, index: 20 });
    expect(confirmed).toMatchObject({ value: 200, span: { from: 15, to: 20 }, state: 'confirmed', resolvedAt: 20 });
    expect(confirmed.rules.slice(4)).toMatchObject([
      { words: 'Last candle: closes above the second high', measured: 109, threshold: 108, unit: 'price' },
      { words: 'Last candle: comes soon enough after the setup', measured: 3, threshold: 3, unit: 'candles' },
      { measured: 0, threshold: 0, unit: 'count' },
    ]);
  });

  it.each<[string, Ohlc[], string, number | null]>([
    ['confirmed by a close beyond the inside candle', [wait, confirm], 'confirmed', 19],
    ['expired when three candles bring no such close', [wait, wait, wait], 'expired', 20],
    [
      'failed when another setup takes its place',
      [
        [100, 105, 93, 100],
        [100, 104.5, 92, 100],
      ],
      'failed',
      19,
    ],
  ])('a hikkake is %s', (_, later, state, resolvedAt) => {
    expect(explain([...setup, ...later], { pattern, index: 17 })).toMatchObject({ value: 100, state, resolvedAt });
  });
});

describe('settings', () => {
  const series = CandleSeries.fromOhlc([
    ...Array.from({ length: 11 }, (_, index): Ohlc => [100 - index, 100.5 - index, 98.5 - index, 99 - index]),
    [88.4, 88.65, 87.6, 88.6],
  ]);

  it('the explanation of a pattern names the settings that it reads', () => {
    const { settings } = new Explainer(series).explain({ pattern: 'CDLHAMMER', index: 11 });
    expect(settings.toSorted()).toEqual(['longShadow', 'near', 'noShadow', 'shortBody']);
  });

  it('settings move the threshold of a check and its outcome', () => {
    const moved = { ...defaultCandleSettings, longShadow: 5 };
    const shadow = (settings: CandleSettings) =>
      new Explainer(series, settings)
        .explain({ pattern: 'CDLHAMMER', index: 11 })
        .rules.find(({ words }) => /lower shadow/i.test(words));
    expect(shadow(defaultCandleSettings)).toMatchObject({ threshold: 1, met: true });
    expect(shadow(moved)).toMatchObject({ threshold: 5, met: false, words: expect.stringContaining('5 bodies') });
  });
});
