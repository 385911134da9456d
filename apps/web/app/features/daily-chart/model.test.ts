import { expect, it } from 'vitest';
import { chartDayText, everyoneText, sharedText } from './model.ts';

it('how everyone did waits for enough answers', () => {
  expect(everyoneText({ everyone: null }, 20)).toBe('We’ll show how everyone did once 20 learners have answered.');
  expect(everyoneText({ everyone: { answers: 120, right: 77 } }, 20)).toBe('64% of 120 learners got it right.');
});

it.each([
  [true, { answers: 120, right: 77 }, 'I got it right, like 64% of learners.'],
  [false, { answers: 120, right: 77 }, 'It fooled me, like 36% of learners.'],
  [false, null, 'It fooled me.'],
])('a shared result names no pattern', (isCorrect, everyone, said) => {
  const text = sharedText({ day: '2026-11-27', review: { isCorrect, everyone }, address: 'https://x.test/c' });
  expect(text).toBe(`Wickwise chart of the day, Nov 27: ${said} https://x.test/c`);
});

it('a day is that of the chart, wherever the reader is', () => {
  expect(chartDayText('2026-01-01')).toBe('Jan 1');
});
