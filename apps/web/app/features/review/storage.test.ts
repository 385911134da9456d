import { expect, test } from 'vitest';
import { createStoredValue } from '#app/lib/stored-value.ts';
import { MemoryStorage } from '#tests/support/browser/memory-storage.ts';
import { cardEntry, gradeEntry, undoEntry } from './review-entry.ts';
import { isReviewEntry, settingsFormat, VISITOR_SETTINGS_KEY } from './storage.ts';

const graded = gradeEntry({ cardId: 'doji', grade: 'good', retentionPercent: 90 });

test('an entry made by the screen can be stored and sent', () => {
  expect(isReviewEntry(graded)).toBe(true);
  expect(isReviewEntry({ ...graded, retentionPercent: undefined })).toBe(true);
  expect(isReviewEntry({ ...graded, responseMs: 4200 })).toBe(true);
  expect(isReviewEntry(undoEntry(graded))).toBe(true);
  expect(isReviewEntry(cardEntry('suspend', 'doji'))).toBe(true);
  expect(gradeEntry({ cardId: 'doji', grade: 'good', retentionPercent: 90 }).id).not.toBe(graded.id);
});

test.each([
  ['no entry', null],
  ['another kind', { ...graded, kind: 'skip' }],
  ['an unknown grade', { ...graded, grade: 'perfect' }],
  ['a suspended card without its id', { ...cardEntry('suspend', 'doji'), cardId: undefined }],
  ['a retention that the server refuses', { ...graded, retentionPercent: 98 }],
  ['a time that the server refuses', { ...graded, responseMs: 60_001 }],
  ['no card', { ...graded, cardId: 'No Card' }],
  ['no time', { ...graded, reviewedAt: 'yesterday' }],
  ['a time in another form', { ...graded, reviewedAt: '2026' }],
  ['a year that no calendar here has', { ...graded, reviewedAt: '0001-01-01T00:00:00.000Z' }],
  ['an id the server refuses', { ...graded, id: '7' }],
  ['an undo of nothing', { ...undoEntry(graded), undoes: undefined }],
])('%s is not an entry', (_, value) => {
  expect(isReviewEntry(value)).toBe(false);
});

function readSettings(text: string) {
  const storage = new MemoryStorage();
  storage.setItem(VISITOR_SETTINGS_KEY, text);
  const store = createStoredValue(storage, settingsFormat);
  return { storage, store, value: store.getState().value };
}

test.each([
  ['{"version":1,"newCardsPerDay":0,"retentionPercent":97}', { newCardsPerDay: 0, retentionPercent: 97 }],
  ['{"version":1,"newCardsPerDay":51,"retentionPercent":80}', { retentionPercent: 80 }],
  ['{"version":1,"newCardsPerDay":2.5,"retentionPercent":"90"}', {}],
])('of the stored settings %s, only what can be chosen counts', (text, expected) => {
  expect(readSettings(text).value).toEqual(expected);
});

test('settings are stored, and the key is removed without any', () => {
  const { storage, store } = readSettings('{"version":1,"newCardsPerDay":5}');
  store.change((settings) => ({ ...settings, retentionPercent: 85 }));
  expect(createStoredValue(storage, settingsFormat).getState().value).toEqual({
    newCardsPerDay: 5,
    retentionPercent: 85,
  });
  store.change(() => ({}));
  expect(storage.getItem(VISITOR_SETTINGS_KEY)).toBeNull();
});

test.each(['7', 'damaged', '{"version":2,"newCardsPerDay":5}'])(
  '%s can’t be read as settings, and is set aside',
  (text) => {
    const { storage, value } = readSettings(text);
    expect(value).toEqual({});
    expect(storage.getItem(`${VISITOR_SETTINGS_KEY}.set-aside`)).toBe(text);
  },
);
