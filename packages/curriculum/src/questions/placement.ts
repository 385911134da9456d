import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import type { PlacementResult, PlacementReview } from '@wickwise/contract/practice/placement';
import { createRandom, type Random, wholeBetween } from '@wickwise/market/random';
import type { PatternEntry } from '../pattern.ts';
import { patterns } from '../patterns.ts';
import { shuffle } from './find-question.ts';
import { drawNameQuestion } from './name-question.ts';
import { phraseOf } from './pattern-phrase.ts';
import { drawNearMiss, drawPatternChart, toQuestionPicture } from './question-charts.ts';

/** How many names to offer for a chart, besides "None of these". */
const NAMES = 4;

/** Something to choose: a name, or a chart. */
interface PlacementChoice {
  readonly id: string;
  readonly name: string;
  readonly picture: CandlePicture | null;
  /** The pattern that it names; null for anything else. */
  readonly patternId: string | null;
}

/** A question with its key. Its id names no pattern: it is sent before the answer. */
export interface PlacementQuestion {
  readonly id: string;
  /** The pattern that it is about. */
  readonly patternId: string;
  /** Whether it is to be told from a near miss. */
  readonly isNearMiss: boolean;
  readonly question: string;
  /** Null when the choices are the charts. */
  readonly picture: CandlePicture | null;
  readonly choices: readonly PlacementChoice[];
  readonly correct: string;
}

const lessons = patterns.filter(({ requiredTier }) => requiredTier === 'genesis');

/**
 * Two questions on each free lesson: to name the pattern in a chart, and to tell it from a near miss. Every chart is
 * new, and the same seed gives the same questions.
 */
export function drawPlacement(seed: number): PlacementQuestion[] {
  const random = createRandom(seed);
  const named = shuffle(lessons, random).map((entry) => nameQuestion(entry, random));
  const paired = shuffle(lessons, random).map((entry) => pairQuestion(entry, random));
  return [...named, ...paired].map((question, index) => ({ ...question, id: `picture-${index + 1}` }));
}

function nameQuestion(entry: PatternEntry, random: Random): Omit<PlacementQuestion, 'id'> {
  const place = wholeBetween(random, 0, NAMES - 1);
  const { picture, choices, answer } = drawNameQuestion({ entry, pool: lessons, random, names: NAMES, place });
  return {
    patternId: entry.id,
    isNearMiss: false,
    question: 'Which pattern is marked here?',
    picture,
    correct: answer,
    choices: choices.map(({ id, text, patternId }) => ({ id, name: text, picture: null, patternId })),
  };
}

function pairQuestion(entry: PatternEntry, random: Random): Omit<PlacementQuestion, 'id'> {
  const charts = shuffle([drawPatternChart(entry, random), drawNearMiss(entry, random)], random);
  return {
    patternId: entry.id,
    isNearMiss: true,
    picture: null,
    correct: charts[0]?.kind === 'shown' ? 'first' : 'second',
    question: `One of these is ${phraseOf(entry)}. The other only looks like one. Which one is real?`,
    choices: charts.map((chart, index) => ({
      id: index === 0 ? 'first' : 'second',
      name: index === 0 ? 'The first' : 'The second',
      picture: toQuestionPicture(chart, { marked: true }),
      patternId: null,
    })),
  };
}

/** The given answers as judged, in the order of the questions. Choices that a question doesn't have are wrong. */
export function judgePlacement(
  questions: readonly PlacementQuestion[],
  chosen: ReadonlyMap<string, string>,
): (PlacementReview & { chosen: string })[] {
  return questions.flatMap(({ id, patternId, isNearMiss, choices, correct }) => {
    const choice = chosen.get(id);
    if (choice === undefined) return [];
    return {
      questionId: id,
      patternId,
      isNearMiss,
      chosen: choice,
      isCorrect: choice === correct,
      choices: choices.length,
      chosenPatternId: choices.find((offered) => offered.id === choice)?.patternId ?? null,
      offeredIds: choices.flatMap((offered) => offered.patternId ?? []),
    };
  });
}

/** A pattern is known when both of its questions were answered correctly. */
export function placementOf(answers: readonly PlacementReview[]): PlacementResult {
  const isKnown = (id: string) => {
    const own = answers.filter(({ patternId }) => patternId === id);
    return own.length === 2 && own.every(({ isCorrect }) => isCorrect);
  };
  const ids = lessons.map(({ id }) => id);
  return {
    known: ids.filter(isKnown),
    startWith: ids.find((id) => !isKnown(id)) ?? null,
    answers: [...answers],
  };
}
