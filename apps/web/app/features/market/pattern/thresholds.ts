import type { CandleSetting } from '@wickwise/market/candlestick/measure/settings';

interface ThresholdField {
  readonly label: string;
  /** What the number multiplies. */
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** How each candle setting is offered: what it decides, and how far it can be moved. */
export const thresholdFields: Readonly<Record<CandleSetting, ThresholdField>> = {
  longBody: { label: 'Long body: over', unit: '× the usual body', min: 0.5, max: 3, step: 0.1 },
  shortBody: { label: 'Small body: up to', unit: '× the usual body', min: 0.2, max: 2, step: 0.1 },
  doji: { label: 'Doji body: at most', unit: '× the usual range', min: 0.01, max: 0.4, step: 0.01 },
  noShadow: { label: 'No shadow: under', unit: '× the usual range', min: 0.01, max: 0.5, step: 0.01 },
  shortShadow: { label: 'Short shadow: under', unit: '× the usual shadow', min: 0.2, max: 2, step: 0.1 },
  longShadow: { label: 'Long shadow: over', unit: '× its body', min: 0.5, max: 4, step: 0.1 },
  veryLongShadow: { label: 'Very long shadow: over', unit: '× its body', min: 1, max: 6, step: 0.1 },
  near: { label: 'Near: within', unit: '× the usual range of 5 candles', min: 0.05, max: 1, step: 0.05 },
  far: { label: 'Far: over', unit: '× the usual range of 5 candles', min: 0.1, max: 2, step: 0.1 },
  equal: { label: 'Equal: within', unit: '× the usual range of 5 candles', min: 0.01, max: 0.3, step: 0.01 },
};

export const scoreField: ThresholdField = { label: 'Score: at least', unit: 'of 100', min: 40, max: 100, step: 1 };
