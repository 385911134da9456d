import type { PatternEntry } from '../pattern.ts';

/** Where an article and the name in small letters would not be English, or not say enough. */
const PHRASES: Readonly<Record<string, string>> = {
  'bullish-engulfing': 'a bullish engulfing pattern',
  'bearish-engulfing': 'a bearish engulfing pattern',
  'three-white-soldiers': 'three white soldiers',
  'three-black-crows': 'three black crows',
  'three-inside-up': 'a three inside up pattern',
  'three-outside-up': 'a three outside up pattern',
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

type NamedPattern = Pick<PatternEntry, 'id' | 'name' | 'category'>;

/** What a chart does whose last candle completes the pattern, after `does it`: `show a completed double top`. */
export function showText(entry: NamedPattern): string {
  return takesTime(entry) ? `show ${completedPhraseOf(entry)}` : `end in ${phraseOf(entry)}`;
}

/** The third person of `showText`. */
export function showsText(entry: NamedPattern): string {
  return takesTime(entry) ? `shows ${completedPhraseOf(entry)}` : `ends in ${phraseOf(entry)}`;
}

/** That a chart doesn't do it: `It isn’t a doji.`, `It doesn’t show a completed double top.` */
export function missesText(entry: NamedPattern): string {
  const phrase = phraseOf(entry);
  return takesTime(entry) || !/^an? /.test(phrase) ? `It doesn’t ${showText(entry)}.` : `It isn’t ${phrase}.`;
}

function takesTime({ id, category }: NamedPattern): boolean {
  return category === 'chart-patterns' || id === 'price-channel';
}

function completedPhraseOf(entry: NamedPattern): string {
  return phraseOf(entry).replace(/^an? /, 'a completed ');
}
