import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import type { Ohlc } from '@wickwise/market/candle';
import { type Random, wholeBetween } from '@wickwise/market/random';
import type { QuestionRequest } from './find-question.ts';
import { type FollowedSetup, followSetups, type SetupState } from './followed-setup.ts';
import { phraseOf } from './pattern-phrase.ts';
import type { CheckedRule, PictureQuestion } from './picture-question.ts';
import { toQuestionPicture } from './question-charts.ts';

/** A setup, cut off at the candle where the question is asked. */
interface CutSetup {
  readonly setup: FollowedSetup;
  readonly last: number;
  readonly state: SetupState;
}

/**
 * Asks about the state of a setup that is cut off at some candle. Each state that the pictures have is right equally
 * often. Null for a pattern without a setup to follow: one that is read in neither direction, or price action.
 */
export function drawOutcomeQuestion({ entry, random }: QuestionRequest): PictureQuestion | null {
  const cut = pickCut(followSetups(entry, random), random);
  if (cut === null) return null;
  const isCandlestick = entry.category === 'candlesticks';
  const words = isCandlestick ? CANDLESTICK_WORDS : CHART_PATTERN_WORDS;
  const picture = pictureOf(cut, words);
  return {
    kind: 'outcome',
    patternId: entry.id,
    question: `The marked pattern is ${phraseOf(entry)}, and the two lines show ${words.lines}. The last candle has just closed. Where does the setup stand?`,
    picture,
    choices: STATES.map((state, index) => {
      return { id: String(index + 1), text: words[state], picture: null, patternId: null };
    }),
    answer: String(STATES.indexOf(cut.state) + 1),
    review: { explanation: explain(cut, words), notes: {}, picture, checks: checksOf(cut, words) },
  };
}

const STATES = ['worked', 'failed', 'open'] as const;

const CANDLESTICK_WORDS = {
  lines: 'its high and its low',
  worked: 'It’s confirmed',
  failed: 'It has failed',
  open: 'It’s still open',
  isTouchEnough: false,
  worksAt: 'Confirmed by a close',
};

const CHART_PATTERN_WORDS = {
  lines: 'its target and the price that cancels it',
  worked: 'It has reached its target',
  failed: 'It’s canceled',
  open: 'It’s still open',
  isTouchEnough: true,
  worksAt: 'Target reached',
};

type OutcomeWords = typeof CANDLESTICK_WORDS;

function pickCut(setups: readonly FollowedSetup[], random: Random): CutSetup | null {
  const cuts = setups.flatMap(cutsOf);
  const states = STATES.filter((state) => cuts.some((cut) => cut.state === state));
  const state = states[wholeBetween(random, 0, states.length - 1)];
  const alike = cuts.filter((cut) => cut.state === state);
  return alike[wholeBetween(random, 0, alike.length - 1)] ?? null;
}

/** At the candle that decides, and at those between the mark and it. */
function cutsOf(setup: FollowedSetup): CutSetup[] {
  const { candles, mark, resolvedAt, state, patience } = setup;
  const end = resolvedAt ?? Math.min(candles.length, patience === null ? candles.length : mark.to + patience);
  const open = Array.from({ length: Math.max(0, end - mark.to - 1) }, (_, index): CutSetup => {
    return { setup, last: mark.to + 1 + index, state: 'open' };
  });
  return resolvedAt === null ? open : [...open, { setup, last: resolvedAt, state }];
}

function pictureOf({ setup: { candles, mark, levels }, last }: CutSetup, words: OutcomeWords): CandlePicture {
  const shown = candles.slice(0, last + 1);
  const lines = [levels.works, levels.fails].map((level) => {
    const price = Math.round(level * 100) / 100;
    return { from: [mark.from, price] as [number, number], to: [last, price] as [number, number] };
  });
  const picture = toQuestionPicture({ candles: shown, mark, lines }, { marked: true, lines: true });
  return { ...picture, alt: `${picture.alt} ${linesText(levels, words)}` };
}

function linesText({ works, fails }: FollowedSetup['levels'], { isTouchEnough }: OutcomeWords): string {
  if (isTouchEnough)
    return `The target is ${works.toFixed(2)} and the price that cancels the pattern is ${fails.toFixed(2)}.`;
  const [low, high] = [Math.min(works, fails), Math.max(works, fails)];
  return `The pattern’s high is ${high.toFixed(2)} and its low is ${low.toFixed(2)}.`;
}

function explain({ setup: { candles, levels }, last, state }: CutSetup, words: OutcomeWords): string {
  const close = candles[last]?.[3].toFixed(2);
  const [works, fails] = [levels.works.toFixed(2), levels.fails.toFixed(2)];
  if (state === 'open') {
    const [lower, upper] = levels.works < levels.fails ? [works, fails] : [fails, works];
    return words.isTouchEnough
      ? `So far, price has reached neither ${works} nor ${fails}, and the last close is ${close}.`
      : `The last close, ${close}, is between ${lower} and ${upper}, so nothing is decided yet.`;
  }
  const isAbove = levels.works > levels.fails === (state === 'worked');
  const [line, meaning] = state === 'worked' ? [works, words.worked] : [fails, words.failed];
  return words.isTouchEnough
    ? `${meaning}: the last candle reached ${line} and closed at ${close}.`
    : `${meaning}: the last candle closed at ${close}, ${isAbove ? 'above' : 'below'} ${line}.`;
}

/** What it takes to work. That it failed, the explanation says. */
function checksOf({ setup: { candles, levels }, last, state }: CutSetup, words: OutcomeWords): CheckedRule[] {
  const reach = { isAbove: levels.works > levels.fails, isTouchEnough: words.isTouchEnough };
  const measured = decidingPrice(candles[last], reach);
  return [{ rule: words.worksAt, measured, bound: boundText(levels.works, reach), met: state === 'worked' }];
}

/** The close decides about a candlestick; a price that decides about a chart pattern is touched by the high or the low. */
function decidingPrice(
  candle: Ohlc | undefined,
  { isAbove, isTouchEnough }: { isAbove: boolean; isTouchEnough: boolean },
): string | null {
  if (candle === undefined) return null;
  const [, high, low, close] = candle;
  return (isTouchEnough ? (isAbove ? high : low) : close).toFixed(2);
}

function boundText(level: number, { isAbove, isTouchEnough }: { isAbove: boolean; isTouchEnough: boolean }): string {
  const price = level.toFixed(2);
  if (isTouchEnough) return isAbove ? `at least ${price}` : `at most ${price}`;
  return isAbove ? `above ${price}` : `below ${price}`;
}
