import { wholeBetween } from '@wickwise/market/random';
import type { PatternEntry } from '../pattern.ts';
import { almostSentence, checkRules, missedSentences } from './checked-rules.ts';
import { type QuestionRequest, shuffle } from './find-question.ts';
import { showsText } from './pattern-phrase.ts';
import type { CheckedRule, PictureChoice, PictureQuestion } from './picture-question.ts';
import { drawNearMiss, drawPatternChart, type QuestionChart, toQuestionPicture } from './question-charts.ts';
import { endsIn } from './shown-pattern.ts';

export const NONE = 'None of these';

/** A stretch of many candles can hold another pattern before its end. */
export function nameTask({ recognizedAs }: PatternEntry): string {
  if (recognizedAs?.kind === 'candlestick') return 'Which pattern is marked here?';
  return 'Which pattern does the last marked candle complete?';
}

/** Names and "None of these", with the key at the given place, or at a random one. */
export interface NameRequest extends QuestionRequest {
  /** How many names are offered. */
  readonly names: number;
  /** From 0; `names` makes "None of these" right. */
  readonly place?: number;
}

/**
 * A marked chart to name. Only one of the names is right, or none: the others are proven not to be shown. Of a near miss,
 * the name that it misses is offered too.
 */
export function drawNameQuestion(request: NameRequest): PictureQuestion {
  const { entry, random } = request;
  const others = countNames(request) - 1;
  const place = request.place ?? wholeBetween(random, 0, others + 1);
  const isShown = place <= others;
  const chart = isShown ? drawPatternChart(entry, random) : drawNearMiss(entry, random);
  const wrong = wrongNames(request, { chart, count: others });
  const named = wrong.toSpliced(isShown ? place : wholeBetween(random, 0, wrong.length), 0, entry);
  const choices = toChoices(named);
  const checks = checkRules(entry, chart);
  return {
    kind: 'name',
    patternId: entry.id,
    question: nameTask(entry),
    picture: toQuestionPicture(chart, { marked: true }),
    choices,
    answer: String((isShown ? named.indexOf(entry) : named.length) + 1),
    review: {
      explanation: explain(chart, { isShown, entry, others: wrong, checks }),
      notes: {},
      picture: toQuestionPicture(chart, { marked: true, lines: true }),
      checks,
    },
  };
}

/** A reader with few lessons sees fewer names. */
function countNames({ entry, pool, names }: NameRequest): number {
  const alike = pool.filter(({ id, category }) => id !== entry.id && category === entry.category);
  return Math.min(names, alike.length);
}

function toChoices(named: readonly PatternEntry[]): PictureChoice[] {
  const names = named.map(({ id, name }) => ({ text: name, patternId: id }));
  return [...names, { text: NONE, patternId: null }].map((choice, index) => {
    return { id: String(index + 1), picture: null, ...choice };
  });
}

interface WrongNamesRequest {
  readonly chart: QuestionChart;
  readonly count: number;
}

/**
 * Other patterns that the chart doesn't show: first those with as many candles, since those are mistaken for each
 * other.
 */
function wrongNames({ entry, pool, random }: NameRequest, { chart, count }: WrongNamesRequest): PatternEntry[] {
  const candidates = shuffle(
    pool.filter(({ id, category }) => category === entry.category && id !== entry.id),
    random,
  );
  const isAlike = (other: PatternEntry) => lengthOf(other) === lengthOf(entry);
  const ordered = [...candidates.filter(isAlike), ...candidates.filter((other) => !isAlike(other))];
  return shuffle(
    takeWhere(ordered, count, (other) => !endsIn(other, chart.candles)),
    random,
  );
}

function lengthOf({ example: { mark } }: PatternEntry): number {
  return mark === null ? 0 : mark.to - mark.from;
}

function takeWhere<T>(items: readonly T[], count: number, isRight: (item: T) => boolean): T[] {
  const taken: T[] = [];
  for (const item of items) {
    if (taken.length === count) break;
    if (isRight(item)) taken.push(item);
  }
  return taken;
}

interface Explained {
  readonly isShown: boolean;
  readonly entry: PatternEntry;
  /** The other wrong names. */
  readonly others: readonly PatternEntry[];
  readonly checks: readonly CheckedRule[];
}

/** What the chart shows, or what it lacks, and what it lacks for each other wrong name of as many candles that comes close. */
function explain(chart: QuestionChart, { isShown, entry, others, checks }: Explained): string {
  const about = isShown ? [`The chart ${showsText(entry)}.`, entry.description] : [missedSentences(entry, checks)];
  const near = others.filter((other) => lengthOf(other) === lengthOf(entry));
  return [...about, ...near.map((other) => almostSentence(other, chart))].filter((part) => part !== null).join(' ');
}
