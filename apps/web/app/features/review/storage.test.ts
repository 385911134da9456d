import { expect, test } from 'vitest';
import { cardEntry, gradeEntry, undoEntry } from './review-entry.ts';
import { isReviewEntry } from './storage.ts';

const graded = gradeEntry('doji', 'good');

test('an entry made by the screen can be stored and sent', () => {
  expect(isReviewEntry(graded)).toBe(true);
  expect(isReviewEntry(undoEntry(graded))).toBe(true);
  expect(isReviewEntry(cardEntry('suspend', 'doji'))).toBe(true);
  expect(gradeEntry('doji', 'good').id).not.toBe(graded.id);
});

test.each([
  ['no entry', null],
  ['another kind', { ...graded, kind: 'skip' }],
  ['an unknown grade', { ...graded, grade: 'perfect' }],
  ['a suspended card without its id', { ...cardEntry('suspend', 'doji'), cardId: undefined }],
  ['no card', { ...graded, cardId: 'No Card' }],
  ['no time', { ...graded, reviewedAt: 'yesterday' }],
  ['a time in another form', { ...graded, reviewedAt: '2026' }],
  ['a year that no calendar here has', { ...graded, reviewedAt: '0001-01-01T00:00:00.000Z' }],
  ['an id the server refuses', { ...graded, id: '7' }],
  ['an undo of nothing', { ...undoEntry(graded), undoes: undefined }],
])('%s is not an entry', (_, value) => {
  expect(isReviewEntry(value)).toBe(false);
});
