import { describe, expect, it } from 'vitest';
import type { PatternEntry } from '../pattern.ts';
import { patterns } from '../patterns.ts';
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

  it('what is neither is explained for both, where only one condition separates it from the second', () => {
    const [entry, other] = [entryOf('hammer'), entryOf('hanging-man')];
    const drawn = Array.from({ length: 40 }, (_, seed) => drawPairQuestions({ entry, other, seed })).flat();
    const neither = byKind(drawn, 'name').filter(({ answer }) => answer === '3');
    expect(neither.length).toBeGreaterThan(5);
    const explained = neither.filter(({ review }) => /It isn’t a hanging man\. Not met: “/.test(review.explanation));
    expect(explained.length).toBeGreaterThan(5);
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
