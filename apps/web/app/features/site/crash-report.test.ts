import { expect, test } from 'vitest';
import { describeCrash } from './crash-report.ts';

test('a crash is described by its page, its error and its first frames', () => {
  const error = new TypeError('nothing is here');
  error.stack = `TypeError: nothing is here\n${'    at draw (https://wickwise.example/assets/learn.js:3:7)\n'.repeat(20)}`;
  const { page, error: described, frames } = describeCrash(error, '/learn');
  expect([page, described, frames.length]).toEqual(['/learn', 'TypeError: nothing is here', 10]);
  expect(frames[0]).toBe('at draw (https://wickwise.example/assets/learn.js:3:7)');
});

test('what was thrown need not be an error, and no text is too long', () => {
  const { page, error } = describeCrash('x'.repeat(5000), `/${'y'.repeat(5000)}`);
  expect([page.length, error.length]).toEqual([300, 300]);
});
