import type { PatternEntry, RecognizedAs } from '@wickwise/curriculum/pattern';
import { patterns } from '@wickwise/curriculum/patterns';
import { patternNames } from '@wickwise/market/candlestick/pattern-name';
import { titleOf } from '@wickwise/market/candlestick/pattern-title';
import { chartPatternTitle } from '@wickwise/market/chart-patterns/chart-pattern-title';
import { chartPatternNames } from '@wickwise/market/chart-patterns/finding';

/** A pattern that a text names. */
export interface NamedPattern {
  readonly name: string;
  /** Null for price action, which the market engine doesn't recognize. */
  readonly recognizedAs: RecognizedAs | null;
  /** Null for a pattern without a lesson. */
  readonly entry: PatternEntry | null;
}

/** Titles that are ordinary words as well. */
const ORDINARY = new Set(['CDLLONGLINE', 'CDLSHORTLINE', 'CDLBREAKAWAY', 'CDLKICKING', 'CDLCOUNTERATTACK']);

const taught: readonly NamedPattern[] = patterns
  .filter(({ recognizedAs }) => recognizedAs !== null)
  .map((entry) => ({ name: entry.name, recognizedAs: entry.recognizedAs, entry }));

const untaught: readonly NamedPattern[] = patternNames
  .filter((name) => !ORDINARY.has(name))
  .map((name) => ({ name: titleOf(name), recognizedAs: { kind: 'candlestick', name, direction: null }, entry: null }));

/** The chart patterns that the recognizer finds and no lesson teaches. */
const untaughtShapes: readonly NamedPattern[] = chartPatternNames
  .filter((name) => !patterns.some(({ recognizedAs }) => recognizedAs?.name === name))
  .map((name) => ({ name: chartPatternTitle(name), recognizedAs: { kind: 'chart-pattern', name }, entry: null }));

const priceAction: readonly NamedPattern[] = patterns
  .filter(({ recognizedAs }) => recognizedAs === null)
  .map((entry) => ({ name: entry.name, recognizedAs: null, entry }));

type Spelling = readonly [RegExp, NamedPattern];

/** One expression for each name, the longest first, so that an inverted hammer isn't a hammer too. */
function spellingsOf(
  named: readonly NamedPattern[],
  namesOf: (pattern: NamedPattern) => readonly string[],
): Spelling[] {
  return named
    .flatMap((pattern) => namesOf(pattern).map((name) => [name, pattern] as const))
    .sort(([one], [other]) => other.length - one.length)
    .map(([name, pattern]) => [spelling(name), pattern]);
}

/** Spaces or hyphens alike, in the plural too. */
function spelling(name: string): RegExp {
  const words = name
    .toLowerCase()
    .split(/[\s-]+/)
    .map((word) => word.replaceAll(/[^a-z0-9&]/g, ''));
  return new RegExp(`\\b${words.join('[\\s-]+')}(?:s|es)?\\b`, 'i');
}

const names = spellingsOf([...taught, ...untaught], ({ name }) => [name]);
const spoken = spellingsOf([...taught, ...priceAction, ...untaught, ...untaughtShapes], ({ name, entry }) => [
  name,
  ...(entry?.alsoCalled.map((other) => other.replace(/ \(.*\)$/, '')) ?? []),
]);

/** The patterns that a text names, each once: only by names that mean nothing else. */
export function findPatternNames(text: string): NamedPattern[] {
  return find(text, names);
}

/** The patterns that a question asks about, also by their other names. */
export function findAskedPatterns(question: string): NamedPattern[] {
  return find(question, spoken);
}

function find(text: string, spellings: readonly Spelling[]): NamedPattern[] {
  let rest = text;
  const found: { pattern: NamedPattern; at: number }[] = [];
  for (const [words, pattern] of spellings) {
    const at = rest.search(words);
    if (at === -1) continue;
    // As many spaces, so that places stay where they are in the text.
    rest = rest.replaceAll(new RegExp(words, 'gi'), (match) => ' '.repeat(match.length));
    found.push({ pattern, at });
  }
  const inOrder = found.sort((one, other) => one.at - other.at).map(({ pattern }) => pattern);
  return [...new Map(inOrder.map((pattern) => [pattern.name, pattern])).values()];
}
