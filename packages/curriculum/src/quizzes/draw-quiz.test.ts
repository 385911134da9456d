import { describe, expect, it } from 'vitest';
import { patterns } from '../patterns.ts';
import { endsIn } from '../questions/shown-pattern.ts';
import { type AskedQuestion, drawMatching, drawQuestions, drawQuiz, type QuizDraw } from './draw-quiz.ts';
import { exerciseOf, sharedExercises } from './exercises.ts';
import { type QuizBank, questionCount } from './quiz-bank.ts';
import { quizBanks } from './quiz-banks.ts';

const TRIES = 20;

/** Tries of one learner, each with the items of the earlier ones known. */
function drawTries(bank: QuizBank, tries = TRIES, learner = 0): QuizDraw[] {
  const draws: QuizDraw[] = [];
  for (let seed = 0; seed < tries; seed++) {
    const asked = draws.flatMap(({ itemIds }) => itemIds);
    draws.push(drawQuiz(bank, { seed: 1000 * (10 * learner + bank.level) + seed, asked }));
  }
  return draws;
}

const chartsOf = (bank: QuizBank, draw: QuizDraw): string[] =>
  [
    ...drawQuestions(bank, draw).map(({ picture }) => picture),
    ...(drawMatching(bank, draw)?.items ?? []).map(({ picture }) => picture),
  ].flatMap((picture) => (picture === null ? [] : [JSON.stringify(picture.candles)]));

describe.each(quizBanks)('tries of $id', (bank) => {
  const tries = drawTries(bank);
  const asked = tries.flatMap((draw) => drawQuestions(bank, draw));

  it('each try asks as many questions as the level says, each once, in other places', () => {
    for (const { itemIds } of tries) {
      expect(itemIds).toHaveLength(questionCount(bank));
      expect(new Set(itemIds).size).toBe(itemIds.length);
    }
    expect(new Set(tries.map(({ itemIds }) => itemIds.join())).size).toBe(TRIES);
  });

  it('no try asks one exercise twice, whatever was asked before', () => {
    for (let learner = 0; learner < 20; learner++) {
      for (const { itemIds } of drawTries(bank, 15, learner)) {
        expect(new Set(itemIds.map(exerciseOf)).size, itemIds.join()).toBe(itemIds.length);
      }
    }
  });

  it('no try asks the same words with other numbers', () => {
    for (const draw of tries) {
      const words = drawQuestions(bank, draw).flatMap(({ picture, question }) =>
        picture === null ? question.replaceAll(/\d[\d,.]*/g, '#') : [],
      );
      expect(new Set(words).size, words.join('\n')).toBe(words.length);
    }
  });

  it('twenty tries repeat no chart', () => {
    const charts = tries.flatMap((draw) => chartsOf(bank, draw));
    expect(new Set(charts).size).toBe(charts.length);
  });

  it('the right answer is about equally often in each place', () => {
    const share = (letter: string) =>
      asked.filter(({ correctAnswer }) => correctAnswer === letter).length / asked.length;
    for (const letter of ['A', 'B', 'C', 'D']) expect(Math.abs(share(letter) - 0.25)).toBeLessThan(0.15);
  });

  it('each question has four different options', () => {
    for (const { options, itemId } of asked) {
      expect(options.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D']);
      expect(new Set(options.map(({ text }) => text)).size, itemId).toBe(4);
    }
  });

  it('a chart to name has one right name, or none', () => {
    for (const question of asked.filter(({ itemId }) => itemId.startsWith('name-'))) {
      const none = question.options.find(({ text }) => text === 'None of these')?.id;
      const right = namesShown(question);
      expect(right, question.itemId).toEqual(question.correctAnswer === none ? [] : [question.correctAnswer]);
    }
  });
});

function namesShown({ options, picture }: AskedQuestion): string[] {
  const shows = (name: string) => {
    const entry = patterns.find((pattern) => pattern.name === name);
    return entry !== undefined && endsIn(entry, picture?.candles ?? []);
  };
  return options.filter(({ text }) => shows(text)).map(({ id }) => id);
}

describe('a draw', () => {
  const [bank] = quizBanks;
  if (bank === undefined) throw new Error('There is no quiz.');

  it('a draw asks the same each time, and another seed asks something else', () => {
    const [one, other] = [1, 2].map((seed) => drawQuiz(bank, { seed, asked: [] }));
    if (one === undefined || other === undefined) throw new Error('Two draws.');
    expect(drawQuestions(bank, one)).toEqual(drawQuestions(bank, one));
    expect(drawMatching(bank, one)).toEqual(drawMatching(bank, one));
    expect(drawQuestions(bank, one)).not.toEqual(drawQuestions(bank, other));
  });

  it('an item is asked again only after all others of its part', () => {
    for (const { items, count } of bank.parts) {
      const ids = new Set(items.map(({ id }) => id));
      const asked = drawTries(bank, Math.floor(items.length / count)).flatMap(({ itemIds }) => itemIds);
      const own = asked.filter((id) => ids.has(id));
      expect(new Set(own).size).toBe(own.length);
    }
  });
});

it('a written question closes its exercise to the one that is drawn with other numbers', () => {
  expect(exerciseOf('out-of-a-drawdown')).toBe(exerciseOf('sum-back-to-even'));
  expect(exerciseOf('sum-cost-in-risk')).toBe('sum-cost-in-risk');
});

it('every exercise is of items that a quiz asks, each in one exercise', () => {
  const ids = new Set(quizBanks.flatMap(({ parts }) => parts.flatMap(({ items }) => items.map(({ id }) => id))));
  const shared = sharedExercises.flat();
  expect(shared.filter((id) => !ids.has(id))).toEqual([]);
  expect(new Set(shared).size).toBe(shared.length);
});
