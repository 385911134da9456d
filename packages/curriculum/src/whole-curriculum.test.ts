import { describe, expect, it } from 'vitest';
import { findAlike } from '../checks/sentence-likeness.ts';
import { achievements } from './achievements.ts';
import { articles, introductions } from './articles/articles.ts';
import { badges } from './badges/badges.ts';
import { affirmations } from './copy/affirmations.ts';
import { landing } from './copy/landing.ts';
import { planComparison, plans } from './copy/plans.ts';
import { testimonials } from './copy/testimonials.ts';
import { tips } from './copy/tips.ts';
import { flashcardTexts } from './flashcards.ts';
import { fundamentals } from './fundamentals/fundamentals.ts';
import { gallery } from './gallery/gallery.ts';
import { learningModules } from './learning-modules.ts';
import { patterns } from './patterns.ts';
import { moreQuestions } from './quizzes/more-questions.ts';
import { quizzes } from './quizzes/quizzes.ts';
import { scenarios } from './scenarios/scenarios.ts';
import { vocabulary } from './vocabulary/vocabulary.ts';

const everything = { hasCommunity: true, hasSupport: true, hasRealTimeData: true, hasModel: true };

const content = {
  patterns,
  vocabulary,
  scenarios,
  gallery,
  quizzes,
  moreQuestions,
  introductions,
  articles,
  fundamentals,
  learningModules,
  badges,
  achievements,
  affirmations,
  landing,
  plans: [
    plans,
    plans.genesis.featuresFor(everything),
    plans.heritage.featuresFor(everything),
    planComparison(everything),
  ],
  testimonials,
  tips,
  flashcardTexts,
};

/** Pictures are shared between a lesson, its gallery card and a quiz item; equations, references and bases are no prose. */
const NOT_PROSE = [
  ...['picture', 'entry', 'arithmetic', 'route', 'id', 'basis'],
  ...['source', 'sources', 'page', 'sample', 'dated', 'reviewedOn'],
];

interface Text {
  readonly where: string;
  readonly text: string;
}

function textsOf(value: unknown, where: string): Text[] {
  if (typeof value === 'string') return [{ where, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const name = 'id' in value ? `${where}/${value.id}` : where;
  return Object.entries(value)
    .filter(([key]) => Array.isArray(value) || !NOT_PROSE.includes(key))
    .flatMap(([key, inner]) => textsOf(inner, Array.isArray(value) ? name : `${name}.${key}`));
}

const texts = textsOf(content, '');

/**
 * Rules and statistics stay out of comparisons: the same measure or condition has the same words in every lesson, and in
 * the answer options and flashcards that ask for it.
 */
const STANDING =
  /\.(rules|frequency|evidence)\b|^\.patterns\/[^.]+\.(scenario|confirmation|failsWhen)\b|\.questions\/.*\.options\/|^\.moreQuestions\..*\.options\/|^\.flashcardTexts\..*\.answer$/;
const prose = texts.filter(({ where }) => !STANDING.test(where));

/** A full stop ends a sentence only before a space, so that prices stay whole. */
function sentencesOf({ where, text }: Text): Text[] {
  return text.split(/(?<=[.!?])\s+/).map((sentence) => ({ where, text: sentence.toLowerCase() }));
}

function places(found: readonly Text[]): string[] {
  return found.map(({ where, text }) => `${where}: ${text}`);
}

/**
 * The share of neighboring words that two sentences may have in common. Above it they are one sentence with another
 * word or two.
 */
const LIKENESS = 0.66;

/** Words of a promise that no one can keep. */
const PROMISES =
  /\b(predict\w*|guarantee\w*|always wins?|never fails?|never loses?|sure thing|risk-free|certain to|easy money|foolproof)\b/i;

/** Spellings of our terms that are not ours, each with the one that is. */
const SPELLINGS: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/\bbreak-outs?\b/i, 'breakout'],
  [/\btrend-?lines?\b/i, 'trend line'],
  [/\bpull-backs?\b/i, 'pullback'],
  [/\b(risk[-/ ]reward|risk-to-reward|reward[/ ]risk|reward to risk)\b/i, 'reward-to-risk'],
  [/\bcandle[- ]sticks?\b/i, 'candlestick'],
  [/\btime[- ]frames?\b/i, 'timeframe'],
  [/\b(up|down)[- ]trends?\b/i, 'uptrend, downtrend'],
  [/\bdraw[- ]downs?\b/i, 'drawdown'],
  [/\bneck[- ]lines?\b/i, 'neckline'],
  [/\bover[- ](sold|bought)\b/i, 'oversold, overbought'],
  [/\bset-ups?\b/i, 'setup'],
  [/\bper cent\b/i, 'percent'],
  [/(\d|\b(one|two|three|four|five|ten|twenty|fifty)) percent\b/i, '% after a figure; "percent" only without one'],
  [/\d\s%/, 'no space before %'],
  [
    /\b(colour|favour|behaviour|neighbour|labour|honour|rumour|centre|grey|judgement|defence|sceptic)/i,
    'American spelling',
  ],
  [
    /\b\w*(recogn|organ|real|summar|minim|maxim|emphas|capital|critic|memor|general|amort)is(e[drs]?|ing|ations?)\b/i,
    'z',
  ],
  [/\b(to|up|down|in|out|after)wards\b/i, 'toward, upward, afterward'],
  [/['"]/, 'curly apostrophes and quotation marks'],
  [/\bstop loss(es)?\b/i, 'stop-loss, or stop'],
  [/\bmulti-?ple R\b|\bR multiple/i, 'R-multiple'],
  [/\bprice\/earnings|price to earnings\b/i, 'price-earnings'],
];

describe('the whole curriculum', () => {
  it('no sentence of the curriculum appears twice', () => {
    const sentences = prose.flatMap(sentencesOf).filter(({ text }) => text.split(' ').length >= 5);
    const first = new Map<string, string>();
    const repeated = sentences.filter(({ where, text }) => {
      const known = first.get(text);
      if (known === undefined) first.set(text, where);
      return known !== undefined;
    });
    expect(places(repeated)).toEqual([]);
  });

  it('no sentence of eight words is nearly repeated, whatever the figures', () => {
    const sentences = prose.flatMap(sentencesOf).filter(({ text }) => text.split(' ').length >= 8);
    const alike = findAlike(sentences, { entryOf: ({ where }) => where.split('.', 2).join('.'), limit: LIKENESS });
    expect(alike.map((pair) => places(pair))).toEqual([]);
  });

  it('the curriculum promises nothing', () => {
    // The money-back guarantee is a promise of ours, and one that we keep.
    const ours = (text: string) => text.replaceAll('money-back guarantee', '');
    expect(places(texts.filter(({ text }) => PROMISES.test(ours(text))))).toEqual([]);
  });

  it.each(SPELLINGS)('the curriculum never writes %s', (wrong) => {
    // The specified ids and names of screens keep their own spelling.
    expect(places(texts.filter(({ text }) => text.includes(' ') && wrong.test(text)))).toEqual([]);
  });

  it('every text of the curriculum ends with one punctuation mark and has no misplaced space', () => {
    const untidy = texts.filter(({ text }) => text !== text.trim() || /\s{2}|\s[,.;:!?](?:\s|$)|\.\.(?!\.)/.test(text));
    expect(places(untidy)).toEqual([]);
  });

  it('the curriculum uses no emoji', () => {
    expect(places(texts.filter(({ text }) => /\p{Extended_Pictographic}/u.test(text)))).toEqual([]);
  });
});
