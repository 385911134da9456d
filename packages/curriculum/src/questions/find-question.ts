import { happens, type Random, wholeBetween } from '@wickwise/market/random';
import type { PatternEntry } from '../pattern.ts';
import { checkRules, unmetSentence } from './checked-rules.ts';
import { showsText, showText } from './pattern-phrase.ts';
import type { PictureChoice, PictureQuestion } from './picture-question.ts';
import {
  drawNearMiss,
  drawNoise,
  drawOther,
  drawPatternChart,
  type QuestionChart,
  toQuestionPicture,
} from './question-charts.ts';

/**
 * What a question is drawn from: the pattern, the patterns that the reader may see, and the source of random numbers.
 */
export interface QuestionRequest {
  readonly entry: PatternEntry;
  readonly pool: readonly PatternEntry[];
  readonly random: Random;
}

const CHARTS = 4;
const NOISE_LENGTH = { shortest: 16, longest: 19 };

/** Four charts and "None of these": each of the five is right as often. */
export function drawFindQuestion(request: QuestionRequest): PictureQuestion {
  const { entry, random } = request;
  const place = wholeBetween(random, 0, CHARTS);
  const others = drawWrongCharts(request, place === CHARTS ? CHARTS : CHARTS - 1);
  const shown = place === CHARTS ? null : drawPatternChart(entry, random);
  const charts = shown === null ? others : others.toSpliced(place, 0, shown);
  const answer = String(place + 1);
  return {
    kind: 'find',
    patternId: entry.id,
    question: `Which of these charts ${showsText(entry)}?`,
    picture: null,
    choices: [
      ...charts.map(toChoice),
      { id: String(CHARTS + 1), text: 'None of these', picture: null, patternId: null },
    ],
    answer,
    review: reviewOf(entry, { charts, shown }),
  };
}

/** A near miss, another pattern of the course where one fits, and noise; shuffled. */
function drawWrongCharts({ entry, pool, random }: QuestionRequest, count: number): QuestionChart[] {
  const nearMiss = drawNearMiss(entry, random);
  const other = drawOther(entry, pool, random);
  const charts = other === null ? [nearMiss] : [nearMiss, other];
  while (charts.length < count) charts.push(drawFiller(entry, { random, like: nearMiss }));
  return shuffle(charts, random);
}

/** Noise, or a second near miss, with as many candles as the others, so that their number reveals nothing. */
function drawFiller(entry: PatternEntry, { random, like }: { random: Random; like: QuestionChart }): QuestionChart {
  if (happens(random, 1 / CHARTS)) return drawNearMiss(entry, random);
  const isShort = like.candles.length <= NOISE_LENGTH.longest;
  const { shortest, longest } = NOISE_LENGTH;
  return drawNoise(entry, { random, length: isShort ? wholeBetween(random, shortest, longest) : like.candles.length });
}

/** In an order in which each has the same chance at each place (Fisher and Yates). */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const waiting = [...items];
  return items.flatMap(() => waiting.splice(wholeBetween(random, 0, waiting.length - 1), 1));
}

function toChoice(chart: QuestionChart, index: number): PictureChoice {
  const id = String(index + 1);
  return {
    id,
    text: `Chart ${id}`,
    picture: toQuestionPicture(chart, { marked: false }),
    patternId: chart.entry?.id ?? null,
  };
}

interface FindQuestionKey {
  readonly charts: readonly QuestionChart[];
  /** Null when none of the charts shows the pattern. */
  readonly shown: QuestionChart | null;
}

/** The chart to learn from is the one that shows the pattern, or else the near miss. */
function reviewOf(entry: PatternEntry, { charts, shown }: FindQuestionKey): PictureQuestion['review'] {
  const told = shown ?? charts.find(({ kind }) => kind === 'near-miss');
  if (told === undefined) throw new RangeError('A question has a near miss.');
  const number = charts.indexOf(told) + 1;
  return {
    explanation: shown === null ? explainNone(entry, number) : `Chart ${number} ${showsText(entry)}.`,
    notes: Object.fromEntries(charts.map((chart, index) => [String(index + 1), noteOn(entry, chart)])),
    picture: toQuestionPicture(told, { marked: true, lines: true }),
    checks: checkRules(entry, told),
  };
}

/** Which of the charts the conditions are measured on. */
function explainNone(entry: PatternEntry, number: number): string {
  return `None of them ${showsText(entry)}. Chart ${number} comes close, but it doesn’t meet every condition.`;
}

function noteOn(entry: PatternEntry, chart: QuestionChart): string {
  if (chart.kind === 'shown') return `This one ${showsText(entry)}.`;
  if (chart.entry !== null) return `This one ${showsText(chart.entry)} instead.`;
  if (chart.kind === 'noise') return `Random prices that don’t ${showText(entry)}.`;
  return ['A near miss.', unmetSentence(checkRules(entry, chart))].filter((part) => part !== null).join(' ');
}
