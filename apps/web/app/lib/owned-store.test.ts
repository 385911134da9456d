import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '#tests/support/browser/memory-storage.ts';
import { claimKey, ownedStore, ownKey, VISITOR } from './owned-store.ts';
import { listFormat } from './stored-list.ts';

let storage: MemoryStorage;
const notes = () =>
  ownedStore(listFormat({ key: 'notes', version: 1, isItem: (value): value is { id: string } => value !== null }));

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal('window', { localStorage: storage, addEventListener: () => {} });
});

afterEach(() => void vi.unstubAllGlobals());

test('no one is shown what another person stored, and what a visitor stored stays the visitor’s', () => {
  const store = notes();
  store(VISITOR).change(() => [{ id: 'visitor’s' }]);
  store('ada').change(() => [{ id: 'Ada’s' }]);
  store('ben').change((own) => own);
  expect(store('ben').getState().value).toEqual([]);
  const later = notes();
  expect(later(VISITOR).getState().value).toEqual([{ id: 'visitor’s' }]);
  expect(later('ada').getState().value).toEqual([{ id: 'Ada’s' }]);
});

test('the first account claims a plain key that no one uses, and keeps it', () => {
  claimKey('notes', VISITOR);
  expect(ownKey('notes', VISITOR)).toBe('notes');
  claimKey('notes', 'ada');
  storage.setItem('notes', 'Ada’s');
  claimKey('notes', 'ben');
  expect(ownKey('notes', 'ada')).toBe('notes');
  expect(ownKey('notes', 'ben')).toBe('notes.ben');
  expect(ownKey('notes', VISITOR)).toBe('notes.visitor');
});

test('a plain key with data that no account owns is not claimed', () => {
  storage.setItem('notes', 'someone’s');
  claimKey('notes', 'ada');
  expect(ownKey('notes', 'ada')).toBe('notes.ada');
  expect(ownKey('notes', VISITOR)).toBe('notes');
});

test('what a page stores while another one claims the plain key is not lost from view', () => {
  const store = notes();
  const held = store('ada');
  claimKey('notes', 'ada');
  held.change(() => [{ id: 'Ada’s' }]);
  expect(store('ada').getState().value).toEqual([{ id: 'Ada’s' }]);
  expect(notes()('ada').getState().value).toEqual([{ id: 'Ada’s' }]);
});
