import { wholeBetween } from '@wickwise/market/random';
import type { PatternEntry } from '../pattern.ts';
import { almostSentence, checkRules, missedSentences, whyMissed } from './checked-rules.ts';
import { type QuestionRequest, shuffle } from './find-question.ts';
import { showsText, showText } from './pattern-phrase.ts';
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

/** A marked chart to name. Only one of the names is right, or none: the others are proven not to be shown. */
export function drawNameQuestion(request: NameRequest): PictureQuestion {
  const { entry, random } = request;
  const others = countNames(request) - 1;
  const place = request.place ?? wholeBetween(random, 0, others + 1);
  const isShown = place <= others;
  const chart = isShown ? drawPatternChart(entry, random) : drawNearMiss(entry, random);
  const wrong = wrongNames(request, { chart, count: isShown ? others : others + 1 });
  const named = isShown ? wrong.toSpliced(place, 0, entry) : wrong;
  const choices = toChoices(named);
  const checks = checkRules(entry, chart);
  return {
    kind: 'name',
    patternId: entry.id,
    question: nameTask(entry),
    picture: toQuestionPicture(chart, { marked: true }),
    choices,
    answer: String(Math.min(place, named.length) + 1),
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
  /** The wrong names. */
  readonly others: readonly PatternEntry[];
  readonly checks: readonly CheckedRule[];
}

/** What the chart shows, or that no name fits, and what it lacks for wrong names of as many candles. */
function explain(chart: QuestionChart, { isShown, entry, others, checks }: Explained): string {
  const alike = others.filter((other) => lengthOf(other) === lengthOf(entry));
  const almost = alike.map((other) => almostSentence(other, chart)).filter((sentence) => sentence !== null);
  if (isShown) return [`The chart ${showsText(entry)}.`, entry.description, ...almost].join(' ');
  const none = `None of these names fits, and the chart doesn’t ${showText(entry)} either.`;
  return [none, whyMissed(checks), ...(almost.length > 0 ? almost : nearestMissed(alike, chart))].join(' ');
}

/** What the chart lacks for the candlestick pattern of which it meets the most conditions. */
function nearestMissed(others: readonly PatternEntry[], chart: QuestionChart): string[] {
  const missed = others
    .filter(({ recognizedAs }) => recognizedAs?.kind === 'candlestick')
    .map((other) => ({ other, checks: checkRules(other, chart) }))
    .sort((first, second) => countUnmet(first.checks) - countUnmet(second.checks));
  return missed.slice(0, 1).map(({ other, checks }) => missedSentences(other, checks));
}

function countUnmet(checks: readonly CheckedRule[]): number {
  return checks.filter(({ met }) => met === false).length;
}
