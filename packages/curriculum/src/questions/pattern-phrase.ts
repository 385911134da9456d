import type { PatternEntry } from '../pattern.ts';

/** Where an article and the name in small letters would not be English, or not say enough. */
const PHRASES: Readonly<Record<string, string>> = {
  'bullish-engulfing': 'a bullish engulfing pattern',
  'bearish-engulfing': 'a bearish engulfing pattern',
  'three-white-soldiers': 'three white soldiers',
  'three-black-crows': 'three black crows',
  'three-inside-up': 'three inside up',
  'three-outside-up': 'three outside up',
  'rising-three-methods': 'rising three methods',
  // Its confirmation comes later: the marked candles are only the setup.
  'bullish-hikkake': 'a bullish hikkake setup',
  'market-structure': 'a break of market structure',
  'narrow-range-seven': 'an NR7',
  'head-and-shoulders': 'a head and shoulders top',
  'inverse-head-and-shoulders': 'an inverse head and shoulders',
};

/** A pattern with its article, as in the middle of a sentence: `an evening star`. */
export function phraseOf({ id, name }: Pick<PatternEntry, 'id' | 'name'>): string {
  return PHRASES[id] ?? `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name.toLowerCase()}`;
}

/** What a chart does that shows the pattern at its last candle, before its phrase: `completes a double top`. */
export function verbOf({ id, category }: Pick<PatternEntry, 'id' | 'category'>): 'complete' | 'end in' {
  return category === 'chart-patterns' || id === 'price-channel' ? 'complete' : 'end in';
}

/** The third person of `verbOf`. */
export function showsText(entry: Pick<PatternEntry, 'id' | 'name' | 'category'>): string {
  return `${verbOf(entry) === 'complete' ? 'completes' : 'ends in'} ${phraseOf(entry)}`;
}
