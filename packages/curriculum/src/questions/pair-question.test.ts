import { describe, expect, it } from 'vitest';
import type { PatternEntry } from '../pattern.ts';
import { patterns } from '../patterns.ts';
import { isMistakenFor, showsEarlier } from './checked-rules.ts';
import { drawPairQuestions } from './draw-questions.ts';
import type { PictureChoice, PictureQuestion } from './picture-question.ts';
import { endsIn } from './shown-pattern.ts';

function entryOf(id: string): PatternEntry {
  const entry = patterns.find((pattern) => pattern.id === id);
  if (entry === undefined) throw new Error(`There is no pattern ${id}.`);
  return entry;
}

const byKind = (questions: readonly PictureQuestion[], kind: PictureQuestion['kind']) =>
  questions.filter((question) => question.kind === kind);

function shows(id: string, { picture }: Pick<PictureChoice, 'picture'>): boolean {
  return picture !== null && endsIn(entryOf(id), picture.candles);
}

describe('three questions to tell a pattern from another', () => {
  const pairs = patterns.flatMap((entry) =>
    entry.neighbors
      .map(({ id }) => entryOf(id))
      .filter(({ category }) => category === entry.category)
      .map((other) => [entry, other] as const),
  );

  it.each(pairs.map(([entry, other]) => [entry.id, other.id]))(
    '%s and %s: no other one is drawn or named',
    (id, otherId) => {
      const [entry, other] = [entryOf(id), entryOf(otherId)];
      const questions = [1, 2].flatMap((seed) => drawPairQuestions({ entry, other, seed }));
      expect(questions.map(({ kind }) => kind).toSorted()).toEqual(
        ['find', 'judge', 'name'].flatMap((kind) => [kind, kind]),
      );
      for (const { kind, choices, answer, picture } of questions) {
        expect([null, id, otherId]).toEqual(expect.arrayContaining(choices.map(({ patternId }) => patternId)));
        if (kind !== 'name') continue;
        expect(choices.map(({ patternId }) => patternId).toSorted()).toEqual([id, otherId, null].toSorted());
        const right = choices.filter(({ patternId }) => patternId !== null && shows(patternId, { picture }));
        expect(right.map(({ id: choice }) => choice)).toEqual(answer === '3' ? [] : [answer]);
      }
    },
  );

  it.each([
    ['hammer', 'hanging-man'],
    ['bullish-abandoned-baby', 'morning-star'],
    ['triple-bottom', 'double-bottom'],
  ])('%s and %s: what is neither isn’t nearly the second', (id, otherId) => {
    const [entry, other] = [entryOf(id), entryOf(otherId)];
    const drawn = Array.from({ length: 40 }, (_, seed) => drawPairQuestions({ entry, other, seed })).flat();
    for (const { answer, picture } of byKind(drawn, 'name')) {
      if (answer !== '3' || picture === null) continue;
      expect(isMistakenFor(other, { chart: picture, entry }) || showsEarlier(other, picture)).toBe(false);
    }
  });

  it('asks about either of the two', () => {
    const asked = Array.from({ length: 30 }, (_, seed) =>
      byKind(drawPairQuestions({ entry: entryOf('hammer'), other: entryOf('doji'), seed }), 'name').map(
        ({ patternId, answer }) => (answer === '3' ? null : patternId),
      ),
    ).flat();
    expect(new Set(asked)).toEqual(new Set(['hammer', 'doji', null]));
  });
});
