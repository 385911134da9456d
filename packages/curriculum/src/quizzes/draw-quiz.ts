import { createRandom, type Random } from '@wickwise/market/random';
import { hash32 } from '@wickwise/market/simulation/hash';
import { shuffle } from '../questions/find-question.ts';
import { drawPatternChart, toQuestionPicture } from '../questions/question-charts.ts';
import { exerciseOf } from './exercises.ts';
import type { MatchingExercise, MatchingItem, MatchingPair } from './quiz.ts';
import type { DrawnQuestion, QuizBank, QuizItem, QuizPart } from './quiz-bank.ts';

/** What a try asks: the same draw gives the same questions. */
export interface QuizDraw {
  readonly seed: number;
  /** The ids of the items, in the order of the questions. */
  readonly itemIds: readonly string[];
}

/** A question of a try. */
export interface AskedQuestion extends DrawnQuestion {
  /** Its place, which says nothing about its key. */
  readonly id: string;
  readonly itemId: string;
  readonly patternType: string | null;
}

/** How many pictures are matched. */
const PAIRS = 3;

/** The id of the question at a place, counted from 0. */
export function questionIdAt(place: number): string {
  return `question-${place + 1}`;
}

/**
 * Draws a try: of each part those items that were asked least often before, no two of one exercise, and about different
 * patterns where there are enough.
 * @param asked the ids of the items in earlier tries, one for each time.
 */
export function drawQuiz(bank: QuizBank, { seed, asked }: { seed: number; asked: readonly string[] }): QuizDraw {
  const random = createRandom(seed);
  const chosen: QuizItem[] = [];
  for (const part of leastToSpare(bank)) chosen.push(...chooseItems(part, { before: chosen, asked, random }));
  return { seed, itemIds: shuffle(chosen, random).map(({ id }) => id) };
}

/** What one part asks closes exercises to the next, so the one with the fewest items to spare comes first. */
function leastToSpare({ parts }: QuizBank): QuizPart[] {
  const spare = ({ count, items }: QuizPart) => items.length - count;
  return parts.toSorted((one, other) => spare(one) - spare(other));
}

interface Choosing {
  /** Items of this try from other parts. */
  readonly before: readonly QuizItem[];
  readonly asked: readonly string[];
  readonly random: Random;
}

function chooseItems({ count, items }: QuizPart, { before, asked, random }: Choosing): QuizItem[] {
  const timesAsked = ({ id }: QuizItem) => asked.filter((itemId) => itemId === id).length;
  const waiting = shuffle(items, random).sort((one, other) => timesAsked(one) - timesAsked(other));
  const chosen: QuizItem[] = [];
  while (chosen.length < count) {
    const taken = [...before, ...chosen];
    const open = ofOtherExercises(waiting, taken);
    const fewest = open.filter((item) => timesAsked(item) === timesAsked(open[0] ?? item));
    const known = new Set(taken.map(({ patternType }) => patternType));
    const next = fewest.find(({ patternType }) => !known.has(patternType)) ?? fewest[0];
    if (next === undefined) throw new RangeError(`A try asks ${count} exercises of ${items.length} items.`);
    chosen.push(next);
  }
  return chosen;
}

function ofOtherExercises(items: readonly QuizItem[], taken: readonly QuizItem[]): QuizItem[] {
  const exercises = new Set(taken.map(({ id }) => exerciseOf(id)));
  return items.filter(({ id }) => !exercises.has(exerciseOf(id)));
}

/** The question at a place of a try; null when there is none, or its item is no longer in the bank. */
export function drawQuestion(bank: QuizBank, { seed, itemIds }: QuizDraw, place: number): AskedQuestion | null {
  const item = findItem(bank, itemIds[place]);
  if (item === null) return null;
  const drawn = item.draw(createRandom(hash32(seed, place)));
  return { ...drawn, id: questionIdAt(place), itemId: item.id, patternType: item.patternType };
}

/** All questions of a try. */
export function drawQuestions(bank: QuizBank, draw: QuizDraw): AskedQuestion[] {
  return draw.itemIds.flatMap((_, place) => drawQuestion(bank, draw, place) ?? []);
}

/** An item of a quiz; null when there is none with this id. */
export function findItem({ parts }: QuizBank, itemId: string | undefined): QuizItem | null {
  return parts.flatMap(({ items }) => items).find(({ id }) => id === itemId) ?? null;
}

/** Three pictures for three descriptions; null for a quiz without the exercise. */
export function drawMatching({ matching }: QuizBank, { seed, itemIds }: QuizDraw): MatchingExercise | null {
  if (matching === null) return null;
  const random = createRandom(hash32(seed, itemIds.length));
  const pairs = shuffle(matching.pairs, random).slice(0, PAIRS);
  return {
    prompt: matching.prompt,
    items: shuffle(pairs, random).map((pair) => toItem(pair, random)),
    zones: pairs.map(({ zoneId, description, entry }) => ({ id: zoneId, description, itemId: entry.id })),
  };
}

function toItem({ entry }: MatchingPair, random: Random): MatchingItem {
  const picture = toQuestionPicture(drawPatternChart(entry, random), { marked: true });
  return { id: entry.id, name: entry.name, picture };
}
