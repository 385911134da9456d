import type { Interval } from '@wickwise/contract/market';
import { MEASURE_PERIODS } from '@wickwise/market/chart-measures';
import { MACD_PERIODS } from '@wickwise/market/indicators/macd';
import type { Figure, FigureUnit } from '../facts/figures.ts';
import type { Knowledge } from '../facts/knowledge.ts';
import { isAnotherLanguage, isRefusal } from './answer-language.ts';
import { hasFalseClaim, namesUnknownPattern } from './claims.ts';

/**
 * Why a sentence must not be shown: a number or a pattern that is in no fact, a word that a fact contradicts, advice or a
 * promise, a link, another language, or a refusal to answer.
 */
export type TextFault = 'number' | 'pattern' | 'claim' | 'advice' | 'link' | 'language' | 'refusal';

/** A phrase of the facts that is this long is a sentence of ours, whatever words it has. */
const SENTENCE_LENGTH = 30;

/** The first fault of a sentence, or null when it may be shown. */
export function findFault(sentence: string, knowledge: Knowledge): TextFault | null {
  const { figures, interval, facts } = knowledge;
  // Letters and digits of other widths and scripts become the plain ones.
  const text = sentence.normalize('NFKC');
  const sentences = figures.phrases.filter(({ length }) => length >= SENTENCE_LENGTH);
  const written = withoutPhrases(text, sentences);
  if (/https?:|www\.|\]\(/i.test(text)) return 'link';
  if (isRefusal(written)) return 'refusal';
  if (isAnotherLanguage(text)) return 'language';
  if (ADVICE.some((pattern) => pattern.test(written))) return 'advice';
  if (namesUnknownPattern(written, facts)) return 'pattern';
  if (hasFalseClaim(written, knowledge)) return 'claim';
  const names = interval === null ? [] : INTERVAL_NAMES[interval];
  const rest = withoutPhrases(written, [...figures.phrases, ...facts.map(({ label }) => label), ...names]);
  return hasUnknownNumber(withoutPeriods(rest), figures.figures) ? 'number' : null;
}

/** Phrases that tell a learner to act or promise what will happen. */
const ADVICE = [
  /\b(you|traders|investors|we)('d| would)? (should|must|ought|need to|could (buy|sell|short|enter|consider)|may want|might want)\b/i,
  /\b(recommend|advis(e|ing|able)|suggest(ed|s)? (buying|selling|going|entering|exiting))/i,
  /\b(buy|sell|short|long|enter|exit|hold|accumulate)( it| this| the stock| shares)?( right)? (now|here|today)\b/i,
  /(^|[.!?]\s+|["'“])(buy|sell|short|hold|enter|exit|consider|wait for|look to|take profits?|set (a|your) stop)\b/i,
  /\b(go|going|went) (long|short)\b|\b(good|great|right|perfect) (time|place|moment|spot|entry) to\b|\btake profits?\b/i,
  /\b(entry|exit|price target|target|stop([- ]loss)?) (is|at|of|near|around|above|below|sits)\b/i,
  /\b(guarantee[ds]?|certain to|sure to|bound to|risk[- ]free|can't lose|no doubt)\b/i,
  /\b(will|is going to|are going to) (likely |probably |surely )?(rise|fall|drop|rally|climb|go|break|bounce|reach|hit|continue|reverse|hold|move)\b/i,
];

const INTERVAL_NAMES: Readonly<Record<Interval, readonly string[]>> = {
  5: ['5-minute', '5 minute', 'five-minute', '5M'],
  15: ['15-minute', '15 minute', '15M'],
  60: ['1-hour', '1 hour', 'one-hour', '1H', '60-minute'],
  240: ['4-hour', '4 hour', 'four-hour', '4H'],
  D: ['1-day', 'one-day', '1D'],
  W: ['1-week', 'one-week', '1W'],
};

const PERIODS = [...Object.values(MEASURE_PERIODS), ...Object.values(MACD_PERIODS)].join('|');
/** The ways to name an indicator with its periods, such as "20-candle average" or "MACD (12, 26, 9)". */
const PERIOD_NAMES = [
  new RegExp(`\\b(?:${PERIODS})[- ](?:period|candle|bar)s?\\b`, 'gi'),
  new RegExp(`\\b(?:EMA|SMA|RSI|ATR|MACD)[ -]?\\(?(?:${PERIODS})\\b(?:, ?(?:${PERIODS})\\b)*\\)?`, 'gi'),
];

function withoutPhrases(text: string, phrases: readonly string[]): string {
  const longestFirst = phrases.toSorted((a, b) => b.length - a.length);
  return longestFirst.reduce((rest, phrase) => rest.replaceAll(new RegExp(escaped(phrase), 'gi'), ' '), text);
}

function withoutPeriods(text: string): string {
  return PERIOD_NAMES.reduce((rest, name) => rest.replaceAll(name, ' '), text);
}

function escaped(phrase: string): string {
  return phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

interface WrittenNumber {
  /** Without a sign. */
  readonly value: number;
  readonly sign: '+' | '-' | null;
  /** Null for a number that names no unit. */
  readonly unit: FigureUnit | null;
  /** The place value of its last digit. */
  readonly step: number;
}

const NUMBER =
  /(?<sign>(?<![\w.)])[+-])?(?<dollar>\$)? ?(?<digits>\d[\d,]*(?:\.\d+)?) ?(?<suffix>%|percent|(?:[KMB]|thousand|million|billion)\b)?/gi;
const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  b: 1e9,
  billion: 1e9,
};

function hasUnknownNumber(text: string, figures: readonly Figure[]): boolean {
  const plain = text.replaceAll('−', '-');
  if (/[^\d\P{N}]/u.test(plain)) return true;
  const written = [...plain.matchAll(NUMBER)].map(({ groups }) => readNumber(groups ?? {}));
  if (written.some((number) => !figures.some((figure) => isWritten(number, figure)))) return true;
  return hasUnknownWord(plain.replaceAll(NUMBER, ' '), figures);
}

function readNumber(groups: Record<string, string | undefined>): WrittenNumber {
  const { sign, dollar, digits = '', suffix = '' } = groups;
  const scale = SCALES[suffix.toLowerCase()];
  const decimals = digits.split('.')[1]?.length ?? 0;
  return {
    value: Number(digits.replaceAll(',', '')) * (scale ?? 1),
    sign: sign === '+' || sign === '-' ? sign : null,
    unit: dollar ? 'price' : /^(%|percent)$/i.test(suffix) ? 'percent' : scale === undefined ? null : 'volume',
    step: 10 ** -decimals * (scale ?? 1),
  };
}

/** How much further than its fact a text may round a figure. */
const ROUNDING_SHARE = 0.01;

/** Whether a number is a figure, as shown or rounded a little further; one without a unit may be a bare price. */
function isWritten({ value, sign, unit, step }: WrittenNumber, figure: Figure): boolean {
  const isBarePrice = unit === null && figure.unit === 'price' && step < 1;
  if (figure.unit !== (unit ?? 'plain') && !isBarePrice) return false;
  if (sign !== null && (sign === '-') !== figure.value < 0) return false;
  const size = Math.abs(figure.value);
  const difference = Math.abs(value - size);
  return difference <= step / 2 + 1e-9 && difference <= ROUNDING_SHARE * size;
}

/** Numbers from two up: "one" is usually not a number. */
const NUMBER_WORDS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  dozen: 12,
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
};

function hasUnknownWord(text: string, figures: readonly Figure[]): boolean {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const counts = figures.filter(({ unit }) => unit === 'plain').map(({ value }) => value);
  return words.some((word) => Object.hasOwn(NUMBER_WORDS, word) && !counts.includes(NUMBER_WORDS[word] ?? Number.NaN));
}
