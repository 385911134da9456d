import type { LessonRule, RuleReading } from '@wickwise/contract/lesson/lesson';
import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import { describeCandle } from '@wickwise/market/describe-candle';

/** How far a picture has been played: the number of closed candles, or null at rest, where the pattern ends. */
export interface Playback {
  readonly closed: number | null;
  readonly isPlaying: boolean;
}

/** `play` begins before the pattern; only `reveal` continues past it. `moves` is false where motion is unwanted. */
export type PlaybackStep =
  | 'next'
  | 'back'
  | 'pause'
  | 'tick'
  | { readonly kind: 'play' | 'reveal'; readonly moves: boolean };

export const atRest: Playback = { closed: null, isPlaying: false };

/** Where playing begins, where the pattern is complete, and where the picture ends, each as a number of closed candles. */
export function stagesOf({ candles, mark }: CandlePicture): { start: number; complete: number; end: number } {
  const { from, to } = mark ?? { from: candles.length - 1, to: candles.length - 1 };
  return { start: Math.max(1, from), complete: to + 1, end: candles.length };
}

/** How many candles of the picture are shown. */
export function closedIn({ closed }: Playback, picture: CandlePicture): number {
  return closed ?? stagesOf(picture).complete;
}

/**
 * The next state of a playback. A step that would leave the picture, or show what followed unasked, changes nothing.
 */
export function play(playback: Playback, step: PlaybackStep, picture: CandlePicture): Playback {
  const { start, complete } = stagesOf(picture);
  const closed = closedIn(playback, picture);
  if (step === 'pause') return { ...playback, isPlaying: false };
  if (step === 'back') return { closed: Math.max(start, closed - 1), isPlaying: false };
  if (step === 'next' || step === 'tick') return advance(playback, step, picture);
  if (step.kind === 'reveal') return reveal(closed, step.moves, picture);
  if (closed >= complete) return { closed: start, isPlaying: step.moves };
  return step.moves ? { closed, isPlaying: true } : advance(playback, 'next', picture);
}

function advance(playback: Playback, step: 'next' | 'tick', picture: CandlePicture): Playback {
  const { complete, end } = stagesOf(picture);
  const closed = closedIn(playback, picture);
  if (closed === complete || closed >= end) return { ...playback, isPlaying: false };
  const next = closed + 1;
  return { closed: next, isPlaying: step === 'tick' && playback.isPlaying && next !== complete && next !== end };
}

/** Candle by candle or, without motion, all at once. */
function reveal(closed: number, moves: boolean, picture: CandlePicture): Playback {
  const { complete, end } = stagesOf(picture);
  const next = moves ? Math.min(Math.max(closed, complete) + 1, end) : end;
  return { closed: next, isPlaying: next < end };
}

/** Longer patterns play faster, so that none takes more than about fifteen seconds. */
export function millisecondsPerCandle(picture: CandlePicture): number {
  const { start, complete } = stagesOf(picture);
  return complete - start > 8 ? 300 : 900;
}

/** Whether a rule is met, as far as the closed candles tell; null before, and where a picture cannot show it. */
export function metSoFar(reading: RuleReading | null, closed: number): boolean | null {
  return reading === null || reading.candle >= closed ? null : reading.met;
}

/** A step in words: the candle that has closed, and the rules it decides. Null at rest. */
export function describeStep(step: PlayedStep, { closed }: Playback): string | null {
  return composeStep(step, { closed, describe: describeRules });
}

/** The same with the rules counted, for readers who see them ticked. */
export function summarizeStep(step: PlayedStep, { closed }: Playback): string | null {
  return composeStep(step, { closed, describe: countRules });
}

interface StepWording {
  readonly closed: number | null;
  readonly describe: (decided: readonly DecidedRule[]) => string[];
}

function composeStep(step: PlayedStep, { closed, describe }: StepWording): string | null {
  const candle = closed === null ? undefined : step.picture.candles[closed - 1];
  if (closed === null || candle === undefined) return null;
  const decided = readingsOf(step).filter(({ reading }) => reading.candle === closed - 1);
  return [`Candle ${closed}: ${lowerFirst(describeCandle(candle))}.`, ...describe(decided)].join(' ');
}

export interface PlayedStep {
  readonly picture: CandlePicture;
  readonly rules: readonly LessonRule[];
  readonly kind: 'example' | 'nearMiss';
}

interface DecidedRule {
  readonly measure: string;
  readonly reading: RuleReading;
}

function readingsOf({ rules, kind }: PlayedStep): DecidedRule[] {
  return rules.flatMap((rule) => {
    const reading = rule[kind];
    return reading === null ? [] : [{ measure: rule.measure, reading }];
  });
}

function describeRules(decided: readonly DecidedRule[]): string[] {
  return [true, false].flatMap((met) => {
    const texts = decided.filter(({ reading }) => reading.met === met).map(write);
    return texts.length === 0 ? [] : [`${met ? 'Now met' : 'Not met'}: ${texts.join('; ')}.`];
  });
}

function countRules(decided: readonly DecidedRule[]): string[] {
  return [true, false].flatMap((met) => {
    const count = decided.filter(({ reading }) => reading.met === met).length;
    if (count === 0) return [];
    return [`${count} ${count === 1 ? 'rule' : 'rules'} ${met ? 'now met' : 'not met'}.`];
  });
}

function write({ measure, reading }: DecidedRule): string {
  return `${measure}, ${reading.measured}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The candles at which something happens, as closed candles: those of a short pattern, and those that decide a rule. */
export function stepsToDescribe(step: PlayedStep): number[] {
  const { start, complete } = stagesOf(step.picture);
  const marked = complete - start <= 6 ? Array.from({ length: complete - start }, (_, index) => start + index + 1) : [];
  const deciding = readingsOf(step).map(({ reading }) => reading.candle + 1);
  return [...new Set([...marked, ...deciding])].toSorted((one, other) => one - other);
}
