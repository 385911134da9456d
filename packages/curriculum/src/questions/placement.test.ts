import { describe, expect, test } from 'vitest';
import { patterns } from '../patterns.ts';
import { drawPlacement, judgePlacement, type PlacementQuestion, placementOf } from './placement.ts';
import { endsIn } from './shown-pattern.ts';

const tries = Array.from({ length: 20 }, (_, seed) => drawPlacement(seed));
const entryOf = (patternId: string | null) => patterns.find(({ id }) => id === patternId);
const keyOf = (questions: readonly PlacementQuestion[]) => new Map(questions.map(({ id, correct }) => [id, correct]));

test('a check names each free pattern once and tells each from a near miss', () => {
  for (const questions of tries) {
    expect(questions).toHaveLength(10);
    for (const isNearMiss of [false, true]) {
      const about = questions.filter((question) => question.isNearMiss === isNearMiss);
      expect(new Set(about.map(({ patternId }) => patternId)).size).toBe(5);
    }
  }
});

test('each try draws other charts, and the same seed the same ones', () => {
  const charts = tries
    .flat()
    .flatMap(({ picture, choices }) => picture ?? choices.flatMap((choice) => choice.picture ?? []));
  expect(new Set(charts.map(({ candles }) => JSON.stringify(candles))).size).toBe(20 * 15);
  expect(drawPlacement(7)).toEqual(tries[7]);
});

test('the chart shows what is right and nothing else that is offered', () => {
  for (const { patternId, isNearMiss, correct, picture, choices } of tries.flat()) {
    const right = choices.find(({ id }) => id === correct);
    const asked = entryOf(patternId);
    for (const choice of choices) {
      const entry = isNearMiss ? asked : entryOf(choice.patternId);
      const candles = (isNearMiss ? choice.picture : picture)?.candles ?? [];
      if (entry !== undefined) expect(endsIn(entry, candles), `${patternId} ${choice.name}`).toBe(choice === right);
    }
  }
});

test('the right choice is not always in the same place', () => {
  const placesOf = (isNearMiss: boolean) =>
    new Set(tries.flat().flatMap((question) => (question.isNearMiss === isNearMiss ? question.correct : [])));
  expect(placesOf(false)).toEqual(new Set(['1', '2', '3', '4']));
  expect(placesOf(true)).toEqual(new Set(['first', 'second']));
});

test('neither the id of a question nor the words for its charts name the pattern', () => {
  for (const { id, patternId, picture, choices } of tries.flat()) {
    const pictures = [picture, ...choices.map((choice) => choice.picture)].flatMap((shown) => shown?.alt ?? []);
    for (const text of [id, ...pictures]) expect(text).not.toMatch(new RegExp(patternId.replaceAll('-', '.'), 'i'));
  }
});

describe('the result', () => {
  const [questions = []] = tries;

  test('a lesson can be skipped when both answers about it are right', () => {
    const right = placementOf(judgePlacement(questions, keyOf(questions)));
    expect([right.known.length, right.startWith]).toEqual([5, null]);
    const pair = questions.find(({ patternId, isNearMiss }) => patternId === 'hammer' && isNearMiss);
    const missed = placementOf(judgePlacement(questions, new Map([...keyOf(questions), [pair?.id ?? '', 'neither']])));
    expect(missed).toMatchObject({ startWith: 'hammer' });
    expect(missed.known).not.toContain('hammer');
    expect(placementOf([])).toEqual({ known: [], startWith: 'doji', answers: [] });
  });

  test('half of a check shows nothing', () => {
    const named = new Map([...keyOf(questions)].slice(0, 5));
    expect(placementOf(judgePlacement(questions, named)).known).toEqual([]);
  });

  test('a wrong name says which pattern it was taken for', () => {
    const [question] = questions;
    const wrong = question?.choices.find(({ id, patternId }) => id !== question.correct && patternId !== null);
    const [answer] = judgePlacement(questions, new Map([[question?.id ?? '', wrong?.id ?? '']]));
    expect(answer).toMatchObject({ isCorrect: false, chosenPatternId: wrong?.patternId, choices: 5 });
    expect(answer?.offeredIds).toHaveLength(4);
  });
});
