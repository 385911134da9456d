import { directionOf, type FoundPattern } from './found-patterns.ts';

const readings = {
  up: { word: 'Bullish', sign: '↑', tone: 'text-up' },
  down: { word: 'Bearish', sign: '↓', tone: 'text-down' },
  none: { word: 'Indecision', sign: '•', tone: 'text-muted' },
} as const;

/** How a pattern is read: in a word, as a sign, and in a color. */
export function readingOf(pattern: FoundPattern) {
  return readings[directionOf(pattern) ?? 'none'];
}
