import type { Ohlc } from '@wickwise/market/candle';
import { drawNoiseWalk } from '@wickwise/market/noise/noise-walk';
import { type Random, wholeBetween } from '@wickwise/market/random';
import { toQuestionPicture } from '../../questions/question-charts.ts';
import type { QuizItem } from '../quiz-bank.ts';
import { letterOptions, plain } from './options.ts';

/** Standard deviations of a session and of its overnight gap, as a share of the session's. */
const WALK = { session: 0.02, gap: 0.35 };
const CANDLES = { shortest: 12, longest: 16 };
/** The candles in question are the marked ones at the end. */
const MARKED = 4;
/** How much the right one has to differ from each of the others, as a share of the widest range: visible at once. */
const CLEAR = 0.18;
const ATTEMPTS = 500;

type Measure = (candle: Ohlc) => number;

const top: Measure = ([open, , , close]) => Math.max(open, close);
const bottom: Measure = ([open, , , close]) => Math.min(open, close);
const body: Measure = ([open, , , close]) => Math.abs(close - open);
const range: Measure = ([, high, low]) => high - low;
const upperShadow: Measure = (candle) => candle[1] - top(candle);
const lowerShadow: Measure = (candle) => bottom(candle) - candle[2];

interface Reading {
  readonly id: string;
  readonly question: string;
  /** The right candle has the most of it. */
  readonly measure: Measure;
  /** After "The first marked candle" or another one. */
  readonly because: string;
}

const readings: readonly Reading[] = [
  {
    id: 'longest-body',
    question: 'Which of the four marked candles has the longest body?',
    measure: body,
    because: 'has the greatest distance between its open and its close. Shadows aren’t part of the body.',
  },
  {
    id: 'shortest-body',
    question: 'Which of the four marked candles has the shortest body?',
    measure: (candle) => -body(candle),
    because: 'closes nearest to its own open. How far price moved during the session doesn’t matter here.',
  },
  {
    id: 'widest-range',
    question: 'Which of the four marked candles has the widest range?',
    measure: range,
    because: 'has the greatest distance from its low to its high. The range includes the body and the shadows.',
  },
  {
    id: 'narrowest-range',
    question: 'Which of the four marked candles has the narrowest range?',
    measure: (candle) => -range(candle),
    because: 'has its low and its high closest together. A short body alone isn’t enough for that.',
  },
  {
    id: 'longest-upper-shadow',
    question: 'Which of the four marked candles has the longest upper shadow?',
    measure: upperShadow,
    because: 'has the greatest distance from the top of its body to its high, and that’s the upper shadow.',
  },
  {
    id: 'longest-lower-shadow',
    question: 'Which of the four marked candles has the longest lower shadow?',
    measure: lowerShadow,
    because: 'has the greatest distance from its low to the bottom of its body, and that’s the lower shadow.',
  },
  {
    id: 'highest-close',
    question: 'Which of the four marked candles has the highest close?',
    measure: (candle) => candle[3],
    because: 'ends at the highest price. Its high doesn’t matter: only the last trade sets the close.',
  },
  {
    id: 'lowest-close',
    question: 'Which of the four marked candles has the lowest close?',
    measure: (candle) => -candle[3],
    because: 'ends at the lowest price. A falling candle closes at the bottom of its body, a rising one at the top.',
  },
];

const PLACES = ['The first', 'The second', 'The third', 'The fourth'];

/** Charts of random prices to read: four candles, one of which stands out. */
export const readingItems: readonly QuizItem[] = readings.map(({ id, question, measure, because }) => ({
  id: `reading-${id}`,
  patternType: null,
  isDrawn: true,
  draw: (random) => {
    const candles = drawClear(measure, random);
    const right = placeOfMost(candles.slice(-MARKED).map(measure));
    const mark = { from: candles.length - MARKED, to: candles.length - 1 };
    return {
      question,
      ...letterOptions(PLACES.map(plain), right),
      explanation: `${PLACES[right]} marked candle ${because}`,
      picture: toQuestionPicture({ candles, mark, lines: [] }, { marked: true }),
    };
  },
}));

/** @throws RangeError when no candle stands out in each of 500 charts. */
function drawClear(measure: Measure, random: Random): Ohlc[] {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const candles = walk(random);
    const marked = candles.slice(-MARKED);
    const [most = 0, next = 0] = marked.map(measure).sort((one, other) => other - one);
    if (most - next > CLEAR * Math.max(...marked.map(range))) return candles;
  }
  throw new RangeError('No candle stands out.');
}

function placeOfMost(values: readonly number[]): number {
  return values.indexOf(Math.max(...values));
}

function walk(random: Random): Ohlc[] {
  const candles = wholeBetween(random, CANDLES.shortest, CANDLES.longest);
  const { open, high, low, close } = drawNoiseWalk({ random, candles, ...WALK });
  return Array.from(open, (_, index): Ohlc => {
    const price = (column: Float64Array) => Math.round((column[index] ?? 0) * 100) / 100;
    return [price(open), price(high), price(low), price(close)];
  });
}
