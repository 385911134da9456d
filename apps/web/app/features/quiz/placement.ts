import type { PatternLesson } from '@wickwise/contract/lesson';
import type { Pattern } from '@wickwise/contract/pattern';
import type { CandlePicture } from '@wickwise/contract/picture';
import { keep, readKept } from './storage.ts';

const KEY = 'wickwise.placement';
/** How many names a picture is offered with. */
const CHOICES = 4;

/** Something to choose: a name, or a picture. */
export interface PlacementChoice {
  readonly id: string;
  readonly name: string;
  readonly picture: CandlePicture | null;
}

export interface PlacementQuestion {
  readonly id: string;
  /** The pattern that it is about. */
  readonly patternId: string;
  readonly question: string;
  /** Null when the choices are the pictures. */
  readonly picture: CandlePicture | null;
  readonly choices: readonly PlacementChoice[];
  readonly correct: string;
}

/** What a check found, by pattern ids in the order of the lessons. */
export interface Placement {
  readonly known: readonly string[];
  /** Where to begin; null when all is known. */
  readonly startWith: string | null;
}

/** Two questions on each free lesson: to name the pattern in a picture, and to tell it from a near miss. */
export function placementQuestions(patterns: readonly Pattern[]): PlacementQuestion[] {
  const lessons = patterns.filter(isFreeLesson);
  return [
    ...lessons.map((lesson, index) => nameQuestion(lesson, { lessons, index })),
    ...lessons.map((lesson, index) => pairQuestion(lesson, index)),
  ];
}

function isFreeLesson(pattern: Pattern): pattern is PatternLesson {
  return pattern.access === 'lesson' && pattern.requiredTier === 'genesis';
}

function nameQuestion(
  { id, example }: PatternLesson,
  { lessons, index }: { lessons: readonly PatternLesson[]; index: number },
): PlacementQuestion {
  // Begun at another lesson each time, so that the right name moves through the places.
  const first = (index * 2) % lessons.length;
  const turned = [...lessons.slice(first), ...lessons.slice(0, first)];
  const others = turned.filter((other) => other.id !== id).slice(0, CHOICES - 1);
  const choices = turned.filter((lesson) => lesson.id === id || others.includes(lesson));
  return {
    ...{ id: `name-${id}`, patternId: id, question: 'What are the marked candles called?', picture: example },
    choices: choices.map(({ id, name }) => ({ id, name, picture: null })),
    correct: id,
  };
}

function pairQuestion({ id, name, failure, nearMiss }: PatternLesson, index: number): PlacementQuestion {
  // A picture in which the pattern failed is one of the pattern, and not the example seen before.
  const real = { id: 'real', picture: withFigures(failure) };
  const almost = { id: 'near-miss', picture: withFigures(nearMiss) };
  const pair = index % 2 === 0 ? [almost, real] : [real, almost];
  return {
    ...{ id: `pair-${id}`, patternId: id, picture: null, correct: 'real' },
    question: `One of these is ${withArticle(name)}. The other only looks like it. Which one is real?`,
    choices: pair.map((choice, place) => ({ ...choice, name: place === 0 ? 'The first' : 'The second' })),
  };
}

/** The lesson's own words for the picture would name the pattern: instead its prices are told. */
function withFigures({ candles, mark, lines }: CandlePicture): CandlePicture {
  const { from, to } = mark ?? { from: 0, to: 0 };
  const prices = candles
    .slice(from, to + 1)
    .map(([open, high, low, close]) => `open ${open}, high ${high}, low ${low}, close ${close}`);
  const path = [candles[0], candles[Math.max(0, from - 1)]].map((candle) => candle?.[3]).join(' to ');
  return {
    candles,
    mark,
    ...(lines && { lines }),
    alt: `Price moves from ${path}. Marked: ${prices.join('; then ')}.`,
  };
}

function withArticle(name: string): string {
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}

/** A pattern is known when both of its questions were answered correctly. */
export function placementOf(
  questions: readonly PlacementQuestion[],
  answers: Readonly<Record<string, string>>,
): Placement {
  const missed = new Set(
    questions.filter(({ id, correct }) => answers[id] !== correct).map(({ patternId }) => patternId),
  );
  const ids = [...new Set(questions.map(({ patternId }) => patternId))];
  return { known: ids.filter((id) => !missed.has(id)), startWith: ids.find((id) => missed.has(id)) ?? null };
}

/** `Doji`, `Doji and Hammer`, `Doji, Hammer and Shooting Star`. */
export function joinNames(names: readonly string[]): string {
  const [last = ''] = names.slice(-1);
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

export function keepPlacement(placement: Placement): void {
  keep('localStorage', KEY, placement);
}

/** What the last check in this browser recommended; null when there was none. */
export function readPlacement(): Placement | null {
  const kept = readKept('localStorage', KEY);
  const isOne = typeof kept === 'object' && kept !== null && 'known' in kept && Array.isArray(kept.known);
  return isOne ? (kept as Placement) : null;
}
