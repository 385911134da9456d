import type { AnswerReview, OptionId } from '@wickwise/contract/quiz';
import { expect, test } from 'vitest';
import {
  addAnswer,
  addMatches,
  answerStreak,
  clearPlacements,
  endIfTimeIsUp,
  formatTime,
  missedPatterns,
  moveOn,
  placeItem,
  type Quiz,
  quizResultOf,
  scoreOf,
  secondsLeft,
  startRun,
} from './model.ts';
import { parseRun } from './stored-run.ts';

const picture = { candles: [[1, 2, 1, 2]] as [number, number, number, number][], mark: null, alt: 'One candle.' };

const question = (id: string) => ({
  id,
  question: `${id}?`,
  category: 'candlesticks',
  picture: null,
  options: (['A', 'B', 'C', 'D'] as const).map((option) => ({ id: option, text: option, description: '' })),
});
const KEY = { one: 'A', two: 'B', three: 'C', four: 'D' } as const;

const review = (id: keyof typeof KEY, chosen: OptionId): AnswerReview => ({
  chosen,
  isCorrect: chosen === KEY[id],
  correctAnswer: KEY[id],
  explanation: 'Because.',
  patternType: `pattern-${id}`,
});

const ids = ['one', 'two', 'three', 'four'] as const;

const quiz: Quiz = {
  access: 'quiz',
  id: 'level-1',
  title: 'Level 1',
  level: 1,
  category: 'candlesticks',
  requiredTier: 'genesis',
  questionCount: 4,
  hasMatching: true,
  questions: ids.map(question),
  matching: {
    prompt: 'Drag.',
    items: ['x', 'y', 'z'].map((id) => ({ id, name: id, picture })),
    zones: ['x', 'y', 'z'].map((id) => ({ id: `zone-${id}`, description: id })),
  },
};

const { questions, matching } = quiz;
const drawn = { questions, matching };
const run = startRun({ quizId: quiz.id, attemptId: 'attempt', takenBy: null, drawn, now: 1_000_000 });
const answered = (...chosen: OptionId[]) =>
  chosen.reduce((before, option, index) => {
    const id = ids[index] ?? 'one';
    return addAnswer(before, id, review(id, option));
  }, run);

test.each([
  [['A', 'B', 'C', 'D'], { correct: 4, points: 200, percent: 100, isPassed: true }],
  [['A', 'B', 'C', 'A'], { correct: 3, points: 150, percent: 75, isPassed: true }],
  [['A', 'B', 'A', 'A'], { correct: 2, points: 100, percent: 50, isPassed: false }],
  [[], { correct: 0, points: 0, percent: 0, isPassed: false }],
] as const)('%j scores 50 points per correct answer and passes from 70%%', (chosen, score) => {
  expect(scoreOf(quiz, answered(...chosen))).toEqual({ ...score, total: 4 });
});

test.each([
  [7, true],
  [6, false],
])('%i of 10 correct answers pass: %s', (correct, isPassed) => {
  const questions = Array.from({ length: 10 }, (_, index) => question(`q-${index}`));
  const answers = Object.fromEntries(questions.slice(0, correct).map(({ id }) => [id, review('one', 'A')]));
  expect(scoreOf({ ...quiz, questions }, { answers })).toMatchObject({ correct, percent: correct * 10, isPassed });
});

test('an answer cannot be changed after it was judged', () => {
  expect(addAnswer(answered('B'), 'one', review('one', 'A'))).toEqual(answered('B'));
});

test('the streak counts the correct answers in a row up to the question on screen', () => {
  expect(answerStreak(quiz, { ...answered('A', 'B'), index: 1 })).toBe(2);
  expect(answerStreak(quiz, { ...answered('A', 'A', 'C'), index: 2 })).toBe(1);
  expect(answerStreak(quiz, { ...answered('A', 'A'), index: 1 })).toBe(0);
});

test('the timer starts at 600 seconds and counts down to zero', () => {
  expect(secondsLeft(run, 1_000_000)).toBe(600);
  expect(secondsLeft(run, 1_000_999)).toBe(600);
  expect(secondsLeft(run, 1_035_000)).toBe(565);
  expect(secondsLeft(run, 9_000_000)).toBe(0);
  expect(secondsLeft(run, 999_000)).toBe(600);
  expect([600, 565, 5, 0].map(formatTime)).toEqual(['10:00', '9:25', '0:05', '0:00']);
});

test('an expired quiz keeps the answers given, however late that is noticed', () => {
  expect(endIfTimeIsUp(run, 1_599_000)).toBe(run);
  const ended = endIfTimeIsUp(answered('A'), 9_000_000);
  expect(ended.finishedAt).toBe(1_600_000);
  expect(quizResultOf(quiz, ended)).toMatchObject({
    score: 1,
    totalQuestions: 4,
    seconds: 600,
  });
});

test('the quiz moves from question to question and ends after the last one', () => {
  const second = moveOn(run, quiz, 1_001_000);
  expect([second.index, second.finishedAt]).toEqual([1, null]);
  expect(moveOn({ ...run, index: 3 }, quiz, 1_035_000).finishedAt).toBe(1_035_000);
});

test('a placed item cannot be placed again, and a filled zone takes no other', () => {
  const placed = placeItem(run, { zoneId: 'zone-x', itemId: 'y' });
  expect(placed.placements).toEqual({ 'zone-x': 'y' });
  expect(placeItem(placed, { zoneId: 'zone-y', itemId: 'y' })).toBe(placed);
  expect(placeItem(placed, { zoneId: 'zone-x', itemId: 'x' })).toBe(placed);
  expect(clearPlacements(placed).placements).toEqual({});
});

test('checked matches stay as they are', () => {
  const matches = [{ zoneId: 'zone-x', itemId: 'x', correctItemId: 'y' }];
  const checked = addMatches(placeItem(run, { zoneId: 'zone-x', itemId: 'x' }), matches);
  expect(checked.matches).toEqual(matches);
  expect(addMatches(checked, [])).toBe(checked);
  expect(clearPlacements(checked)).toBe(checked);
  expect(placeItem(checked, { zoneId: 'zone-y', itemId: 'y' })).toBe(checked);
});

test('each missed pattern is named once', () => {
  expect(missedPatterns(quiz, answered('A', 'A', 'A'))).toEqual(['pattern-two', 'pattern-three']);
});

test('a stored run is restored, and anything else is ignored', () => {
  expect(parseRun(JSON.parse(JSON.stringify(run)))).toEqual(run);
  for (const broken of [
    null,
    'run',
    {},
    { ...run, answers: null },
    { ...run, index: 'one' },
    { ...run, drawn: undefined },
    { ...run, answers: { one: 'A' } },
  ]) {
    expect(parseRun(broken)).toBeNull();
  }
});
