import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from './drafts.ts';

const mine = { owner: 'lena', form: 'note:doji' };

function storageOf(refuses: boolean): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (refuses) throw new Error('The disk is full.');
      items.set(key, text);
    },
    removeItem: (key: string) => items.delete(key),
  } as unknown as Storage;
}

beforeEach(() => vi.stubGlobal('window', { localStorage: storageOf(false) }));
afterEach(() => vi.unstubAllGlobals());

test('a draft is kept until it is discarded, for its owner and form only', () => {
  keepDraft(mine, { text: 'Half a sentence' });
  expect(readDraft(mine)).toEqual({ text: 'Half a sentence' });
  expect(readDraft({ ...mine, owner: 'henry' })).toBeNull();
  expect(readDraft({ ...mine, form: 'note:hammer' })).toBeNull();
  forgetDraft(mine);
  expect(readDraft(mine)).toBeNull();
});

test('a draft that the browser refuses to store lasts as long as the page', () => {
  vi.stubGlobal('window', { localStorage: storageOf(true) });
  keepDraft(mine, 'Half a sentence');
  expect(readDraft(mine)).toBe('Half a sentence');
  forgetDraft(mine);
  expect(readDraft(mine)).toBeNull();
});
