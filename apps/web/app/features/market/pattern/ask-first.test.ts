import type { Pattern } from '@wickwise/contract/lesson/pattern';
import { expect, it } from 'vitest';
import { differenceText, nextQuestion } from './ask-first.ts';
import type { FoundPattern } from './found-patterns.ts';

const NEIGHBORS = [{ id: 'hanging-man', name: 'Hanging Man', difference: 'It comes after a rise.' }];

function lesson(name: string, kind: 'candlestick' | 'chart-pattern' = 'candlestick'): Pattern {
  const neighbors = name === 'Hammer' ? NEIGHBORS : [];
  return { access: 'lesson', name, recognizedAs: { kind, name }, frame: { neighbors } } as unknown as Pattern;
}

const lessons = [
  ...['Doji', 'Hammer', 'Hanging Man', 'Inverted Hammer', 'Morning Star', 'Shooting Star'].map((name) => lesson(name)),
  lesson('Bull Flag', 'chart-pattern'),
];

function hit(name: string, index: number): FoundPattern {
  const found = { pattern: name, index, value: 100 };
  const known = lessons.find((one) => one.name === name) ?? null;
  return { kind: 'candlestick', key: `${name} ${index}`, name, lesson: known, found } as unknown as FoundPattern;
}

const ask = (patterns: readonly FoundPattern[], { found = patterns, asked = new Set<string>() } = {}) =>
  nextQuestion({ patterns, found, lessons, asked });

it('the first pattern with a lesson is asked about, its lookalikes among four names of its kind in alphabetical order', () => {
  const question = ask([hit('Long line', 9), hit('Hammer', 5), hit('Doji', 3)]);
  expect(question?.pattern.name).toBe('Hammer');
  expect(question?.choices).toEqual(['Doji', 'Hammer', 'Hanging Man', 'Inverted Hammer']);
});

it('what else the same candle completes is not offered as a wrong answer', () => {
  const found = [hit('Hammer', 5), hit('Doji', 5)];
  expect(ask([hit('Hammer', 5)], { found })?.choices).toEqual([
    ...['Hammer', 'Hanging Man', 'Inverted Hammer', 'Morning Star'],
  ]);
});

it('nothing is asked twice', () => {
  const patterns = [hit('Hammer', 5), hit('Doji', 3)];
  expect(ask(patterns, { asked: new Set(['Hammer 5']) })?.pattern.name).toBe('Doji');
  expect(ask(patterns, { asked: new Set(['Hammer 5', 'Doji 3']) })).toBeNull();
});

it('a wrong name is explained where the lesson tells the two apart', () => {
  expect(differenceText(hit('Hammer', 5), 'Hanging Man')).toBe('It comes after a rise.');
  expect(differenceText(hit('Hammer', 5), 'Doji')).toBeNull();
});
