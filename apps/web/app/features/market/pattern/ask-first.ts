import type { Pattern } from '@wickwise/contract/lesson/pattern';
import { type FoundPattern, indexOf } from './found-patterns.ts';

const CHOICES = 4;

/** A pattern to name: which candles, and among which names. */
export interface PatternQuestion {
  readonly pattern: FoundPattern;
  /** In alphabetical order, so that their order says nothing. */
  readonly choices: readonly string[];
}

interface QuestionInput {
  /** The patterns to ask about, the first one first. */
  readonly patterns: readonly FoundPattern[];
  /** Every pattern of the chart: what else the same candle completes is no wrong answer. */
  readonly found: readonly FoundPattern[];
  readonly lessons: readonly Pattern[];
  /** The keys of those already asked about. */
  readonly asked: ReadonlySet<string>;
}

/** The next pattern to name; null when none is left. Only patterns with a lesson are asked about. */
export function nextQuestion({ patterns, found, lessons, asked }: QuestionInput): PatternQuestion | null {
  const pattern = patterns.find(({ key, lesson }) => lesson !== null && !asked.has(key));
  if (pattern === undefined) return null;
  const alsoRight = found.filter((other) => indexOf(other) === indexOf(pattern)).map(({ name }) => name);
  const wrong = lookalikes(pattern, lessons).filter((name) => !alsoRight.includes(name));
  return { pattern, choices: [pattern.name, ...wrong.slice(0, CHOICES - 1)].sort() };
}

/** Names of other patterns: first those that the lesson says are mistaken for it, then others of its kind. */
function lookalikes({ kind, name, lesson }: FoundPattern, lessons: readonly Pattern[]): string[] {
  const neighbors = lesson?.access === 'lesson' ? lesson.frame.neighbors.map((neighbor) => neighbor.name) : [];
  const others = lessons.filter(({ recognizedAs }) => recognizedAs?.kind === kind).map((other) => other.name);
  return [...new Set([...neighbors, ...others])].filter((other) => other !== name);
}

/** How the lesson tells a pattern from the one that it was taken for; null where it doesn't. */
export function differenceText({ lesson }: FoundPattern, answer: string): string | null {
  if (lesson?.access !== 'lesson') return null;
  return lesson.frame.neighbors.find(({ name }) => name === answer)?.difference ?? null;
}
