import type { PatternLesson } from '@wickwise/contract/lesson/lesson';
import type { Pattern } from '@wickwise/contract/lesson/pattern';
import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import { readerPatterns } from '../reader-patterns.ts';
import { phraseOf } from './pattern-phrase.ts';

/** How many names to offer for a picture. */
const CHOICES = 4;

/** Something to choose: a name, or a picture. */
interface PlacementChoice {
  readonly id: string;
  readonly name: string;
  readonly picture: CandlePicture | null;
}

/** A question with its key. Its id names no pattern: it is sent before the answer. */
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
  /** Where to begin; null when everything is known. */
  readonly startWith: string | null;
}

const lessons = readerPatterns({ hasHeritageAccess: false }).filter(isFreeLesson);

/** Two questions on each free lesson: to name the pattern in a picture, and to tell it from a near miss. */
export const placementQuestions: readonly PlacementQuestion[] = [
  ...lessons.map(nameQuestion),
  ...lessons.map(pairQuestion),
].map((question, index) => ({ ...question, id: `picture-${index + 1}` }));

function isFreeLesson(pattern: Pattern): pattern is PatternLesson {
  return pattern.access === 'lesson' && pattern.requiredTier === 'genesis';
}

function nameQuestion({ id, example }: PatternLesson, index: number): Omit<PlacementQuestion, 'id'> {
  // Begun at another lesson each time, so that the right name moves through the places.
  const first = (index * 2) % lessons.length;
  const turned = [...lessons.slice(first), ...lessons.slice(0, first)];
  const others = turned.filter((other) => other.id !== id).slice(0, CHOICES - 1);
  const choices = turned.filter((lesson) => lesson.id === id || others.includes(lesson));
  return {
    patternId: id,
    question: 'Which pattern is marked here?',
    picture: withFigures(example),
    correct: id,
    choices: choices.map(({ id, name }) => ({ id, name, picture: null })),
  };
}

function pairQuestion({ id, name, failure, nearMiss }: PatternLesson, index: number): Omit<PlacementQuestion, 'id'> {
  // A picture in which the pattern failed is one of the pattern, and not the example seen before.
  const pair = index % 2 === 0 ? [nearMiss, failure] : [failure, nearMiss];
  const [first, second] = pair.map(withFigures);
  return {
    patternId: id,
    picture: null,
    correct: index % 2 === 0 ? 'second' : 'first',
    question: `One of these charts shows ${phraseOf({ id, name })}, and the other only comes close. Which one shows the real pattern?`,
    choices: [
      { id: 'first', name: 'The first chart', picture: first ?? null },
      { id: 'second', name: 'The second chart', picture: second ?? null },
    ],
  };
}

/** The lesson's own words for the picture would name the pattern, so its prices are described instead. */
function withFigures({ candles, mark, lines }: CandlePicture): CandlePicture {
  const { from, to } = mark ?? { from: 0, to: 0 };
  const prices = candles
    .slice(from, to + 1)
    .map(([open, high, low, close]) => `open ${open}, high ${high}, low ${low}, close ${close}`);
  const path = [candles[0], candles[Math.max(0, from - 1)]].map((candle) => candle?.[3]).join(' to ');
  const alt = `Price moves from ${path}. Marked: ${prices.join('; then ')}.`;
  return { candles, mark, ...(lines && { lines }), alt };
}

/** A pattern is known when both of its questions were answered correctly. `answers` are choices by question. */
export function placementOf(answers: ReadonlyMap<string, string>): Placement {
  const missed = new Set(
    placementQuestions.filter(({ id, correct }) => answers.get(id) !== correct).map(({ patternId }) => patternId),
  );
  const ids = lessons.map(({ id }) => id);
  return { known: ids.filter((id) => !missed.has(id)), startWith: ids.find((id) => missed.has(id)) ?? null };
}
