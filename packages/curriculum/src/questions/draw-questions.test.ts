import { hash32 } from '@wickwise/market/simulation/hash';
import { describe, expect, it } from 'vitest';
import type { PatternEntry } from '../pattern.ts';
import { patterns } from '../patterns.ts';
import { drawPictureQuestions } from './draw-questions.ts';
import type { PictureChoice, PictureQuestion } from './picture-question.ts';
import { endsIn } from './shown-pattern.ts';

const SEEDS = Number(process.env.QUESTION_SEEDS ?? 8);
const free = patterns.filter(({ requiredTier }) => requiredTier === 'genesis');

function entryOf(id: string): PatternEntry {
  const entry = patterns.find((pattern) => pattern.id === id);
  if (entry === undefined) throw new Error(`There is no pattern ${id}.`);
  return entry;
}

function draw(entry: PatternEntry, pool = patterns, count = SEEDS): PictureQuestion[] {
  const first = patterns.indexOf(entry) * 1000;
  return Array.from({ length: count }, (_, index) => hash32(first, index)).flatMap((seed) =>
    drawPictureQuestions({ entry, pool, seed }),
  );
}

const byKind = (questions: readonly PictureQuestion[], kind: PictureQuestion['kind']) =>
  questions.filter((question) => question.kind === kind);

function shows(id: string, { picture }: Pick<PictureChoice, 'picture'>): boolean {
  return picture !== null && endsIn(entryOf(id), picture.candles);
}

describe.each(patterns)('three questions on $id', (entry) => {
  const questions = draw(entry);

  it('the three questions ask to find a pattern, to judge a chart, and to name or follow it, each with its key among its choices', () => {
    const kinds = questions.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'find')).toHaveLength(SEEDS);
    expect(kinds.filter((kind) => kind === 'judge')).toHaveLength(SEEDS);
    for (const { choices, answer } of questions) {
      expect(choices.map(({ id }) => id)).toContain(answer);
      expect(new Set(choices.map(({ text }) => text)).size).toBe(choices.length);
    }
  });

  it('a chart is the right answer when the engine finds the pattern at its end, and a wrong one when it does not', () => {
    for (const { choices, answer } of byKind(questions, 'find')) {
      const found = choices.filter((choice) => shows(entry.id, choice)).map(({ id }) => id);
      expect(found).toEqual(answer === '5' ? [] : [answer]);
    }
    for (const question of byKind(questions, 'judge')) {
      expect(shows(entry.id, question)).toBe(question.answer === '1');
    }
  });

  it('questions offer at most one correct name', () => {
    for (const { choices, answer, picture } of byKind(questions, 'name')) {
      const right = choices.filter(({ patternId }) => patternId !== null && shows(patternId, { picture }));
      expect(right.map(({ id }) => id)).toEqual(answer === choices.at(-1)?.id ? [] : [answer]);
    }
  });

  it('questions show no mark and no line that would give the answer away', () => {
    for (const { kind, picture, choices } of questions) {
      const pictures = [picture, ...choices.map((choice) => choice.picture)].filter((shown) => shown !== null);
      expect(pictures.length).toBeGreaterThan(0);
      if (kind !== 'outcome') expect(pictures.filter(({ lines }) => lines !== undefined)).toEqual([]);
      if (kind === 'find' || kind === 'judge') expect(pictures.filter(({ mark }) => mark !== null)).toEqual([]);
      for (const { alt } of pictures) expect(alt.toLowerCase()).not.toContain(entry.name.toLowerCase());
    }
  });

  it('the description of a setup gives the prices of its two lines', () => {
    for (const { picture } of byKind(questions, 'outcome')) {
      const { alt = '', lines = [] } = picture ?? {};
      const told =
        /The (?:target is (\S+) and the price that cancels the pattern|pattern’s high is (\S+) and its low) is (\S+)\.$/.exec(
          alt,
        ) ?? [];
      const prices = told.slice(1).filter((price) => price !== undefined);
      expect(prices.toSorted()).toEqual(lines.map(({ from: [, price] }) => price.toFixed(2)).toSorted());
    }
  });

  it('the description of a setup says how many candles follow the mark, and their last prices', () => {
    for (const { picture } of byKind(questions, 'outcome')) {
      const { alt = '', candles = [], mark = null } = picture ?? {};
      const { from, to } = mark ?? { from: 0, to: 0 };
      const [first, last] = [candles[from]?.[0].toFixed(2), candles[to]?.[3].toFixed(2)];
      const [, marked, after] = /(\d+) candles? (?:is|are) marked, and (\d+) follow/.exec(alt) ?? [];
      expect([Number(marked), Number(after)]).toEqual([to - from + 1, candles.length - 1 - to]);
      expect(alt).toMatch(
        new RegExp(`The marked ones?(: open ${first},.*close ${last}\\.| go from ${first} to ${last},) `),
      );
      expect(alt).toMatch(new RegExp(`close ${candles.at(-1)?.[3].toFixed(2)}\\. The (target|pattern’s high) is `));
      expect(alt).not.toMatch(/last .* marked/);
    }
  });

  it('the explanation says which of several charts the conditions were measured on', () => {
    for (const { review, choices } of byKind(questions, 'find')) {
      const number = /Chart (\d) /.exec(review.explanation)?.[1];
      const told = choices.find(({ id }) => id === number)?.picture;
      expect(told?.candles).toEqual(review.picture.candles);
    }
  });

  it('questions list after the answer which conditions were met', () => {
    for (const { kind, answer, review, choices } of questions) {
      expect(review.checks.length).toBeGreaterThan(0);
      const isShown = kind === 'judge' ? answer === '1' : answer !== choices.at(-1)?.id;
      if (kind === 'outcome') continue;
      const measuresOther = entry.category === 'chart-patterns' && review.explanation.includes(' instead.');
      const expected = !isShown && !measuresOther;
      expect(review.checks.some(({ met }) => met === false)).toBe(expected);
      if (kind === 'find') expect(Object.keys(review.notes)).toEqual(['1', '2', '3', '4']);
    }
  });
});

describe('questions with pictures', () => {
  it('questions with pictures are the same for the same seed, and others for another', () => {
    const entry = entryOf('hammer');
    const drawn = (seed: number) => drawPictureQuestions({ entry, pool: patterns, seed });
    expect(drawn(7)).toEqual(drawn(7));
    expect(drawn(7)).not.toEqual(drawn(8));
  });

  it.each([
    ['evening-star', 'evening-doji-star'],
    ['morning-star', 'morning-doji-star'],
    ['bullish-harami', 'bullish-harami-cross'],
  ])('a chart of %s is never the form with a doji, which has a name of its own', (id, dojiForm) => {
    const questions = byKind(draw(entryOf(id), patterns, 60), 'name');
    const shown = questions.filter((question) => shows(id, question));
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.filter((question) => shows(dojiForm, question))).toEqual([]);
  });

  it('the name that a near miss is mistaken for is among the wrong ones, and the explanation refutes it', () => {
    const questions = byKind(draw(entryOf('white-marubozu'), patterns, 60), 'name');
    const none = questions.filter(({ answer, choices }) => answer === choices.at(-1)?.id);
    expect(none.length).toBeGreaterThan(3);
    for (const { choices, review } of none) {
      expect(choices.filter(({ patternId }) => patternId === 'white-marubozu')).toHaveLength(1);
      expect(review.explanation).toMatch(/^It isn’t a white marubozu\. /);
    }
  });

  it('questions for a reader without Heritage draw and name free patterns only', () => {
    const ids = new Set(free.map(({ id }) => id));
    const premium = patterns.filter(({ id }) => !ids.has(id)).map(({ name }) => name);
    for (const question of free.flatMap((entry) => draw(entry, free, 15))) {
      for (const { patternId } of question.choices) if (patternId !== null) expect(ids).toContain(patternId);
      const names = question.choices.map(({ text }) => text);
      expect(premium.filter((name) => names.includes(name))).toEqual([]);
    }
  });

  it('the key of questions with pictures is about equally often in each place', () => {
    const questions = [...free, entryOf('morning-star')].flatMap((entry) => draw(entry, patterns, 90));
    const share = (kind: PictureQuestion['kind'], answer: string) => {
      const alike = byKind(questions, kind);
      return alike.filter((question) => question.answer === answer).length / alike.length;
    };
    for (const place of ['1', '2', '3', '4', '5']) {
      expect(share('find', place)).toBeGreaterThan(0.15);
      expect(share('find', place)).toBeLessThan(0.25);
      expect(share('name', place)).toBeGreaterThan(0.12);
      expect(share('name', place)).toBeLessThan(0.28);
    }
    for (const place of ['1', '2', '3']) expect(share('outcome', place)).toBeGreaterThan(0.2);
    expect(Math.abs(share('judge', '1') - 0.5)).toBeLessThan(0.06);
  });

  it('no question follows up a setup of price action or of a pattern without a direction', () => {
    for (const id of ['doji', 'spinning-top', 'false-breakout']) {
      expect(byKind(draw(entryOf(id)), 'outcome')).toEqual([]);
    }
    expect(byKind(draw(entryOf('hammer')), 'outcome').length).toBeGreaterThan(0);
  });

  it('questions about a setup say what its last close decided', () => {
    const drawn = ['hammer', 'shooting-star'].flatMap((id) => draw(entryOf(id), patterns, 40));
    for (const { picture, answer, review } of byKind(drawn, 'outcome')) {
      const [works = 0, fails = 0] = picture?.lines?.map(({ from }) => from[1]) ?? [];
      const after = picture?.candles.slice((picture.mark?.to ?? 0) + 1).map(([, , , close]) => close) ?? [];
      const states = after.map((close) => stateAt(close, { works, fails }));
      expect(states.at(-1)).toBe(answer);
      expect(states.slice(0, -1).filter((state) => state !== '3')).toEqual([]);
      expect(review.explanation).toContain(after.at(-1)?.toFixed(2));
    }
  });
});

function stateAt(close: number, { works, fails }: { works: number; fails: number }): string {
  const side = Math.sign(works - fails);
  if (side * (close - works) > 0) return '1';
  return side * (close - fails) < 0 ? '2' : '3';
}
