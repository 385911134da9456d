import { type JournalEntry, newEntry } from '@wickwise/journal/entry';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ownedKeys } from '#app/lib/owned-keys.ts';
import { VISITOR } from '#app/lib/owned-store.ts';
import { stubIndexedDb } from '#tests/support/browser/indexed-database.ts';
import { MemoryStorage } from '#tests/support/browser/memory-storage.ts';
import { holdPicture } from '../store/held-pictures.ts';
import { tradeDatabase } from '../store/trade-database.ts';
import { createTradeStore } from '../store/trade-store.ts';
import { type Backup, parseBackup, planRestore, readBrowserData, restoreKeys, writeBackup } from './browser-backup.ts';
import { type OwnBrowser, readBackup, readData, restoreBackup } from './whole-backup.ts';

const TRADES_KEY = ownedKeys.trades;
const PICTURE = { id: 'p', url: 'data:image/png;base64,AAAA' };
const pictures = [{ id: 'p', alt: 'The chart', width: 2, height: 1, bytes: 3 }];
const trade = (id: string, fields: Partial<JournalEntry> = {}): JournalEntry => ({
  ...newEntry({ id, date: '2026-03-02' }),
  ...{ symbol: 'AAPL', entryPrice: 10, positionSize: 1 },
  ...fields,
});

beforeEach(stubIndexedDb);
afterEach(() => void vi.unstubAllGlobals());

/** A browser with a database of its own. */
async function browserWith(items: Record<string, string>, ...entries: JournalEntry[]): Promise<OwnBrowser> {
  stubIndexedDb();
  const storage = new MemoryStorage(items);
  const trades = createTradeStore({ storage, key: TRADES_KEY, open: tradeDatabase(VISITOR) });
  await trades.change(() => entries);
  return { storage, owner: VISITOR, trades };
}
const fileOf = async (browser: OwnBrowser): Promise<Backup> =>
  parseBackup(writeBackup(await readBackup(browser), '2026-03-02T09:00:00.000Z').join('')) ?? {
    data: {},
    pictures: [],
  };
const stepsOf = (backup: Backup, browser: OwnBrowser) => planRestore(backup.data, readData(browser));
const effectsOf = (backup: Backup, browser: OwnBrowser) =>
  Object.fromEntries(stepsOf(backup, browser).map(({ key, effect }) => [key, effect]));
const restore = (backup: Backup, browser: OwnBrowser) =>
  restoreBackup(browser, { backup, steps: stepsOf(backup, browser) });
const idsIn = ({ trades }: OwnBrowser) => trades.getState().value.map(({ id }) => id);

it('a backup restores everything into an empty browser, with all trades and their pictures', async () => {
  const large = { privateNotes: 'x'.repeat(1_500_000) };
  holdPicture(PICTURE);
  const full = await browserWith(
    { 'wickwise.theme': 'dark' },
    trade('1', { pictures }),
    trade('2', large),
    trade('3', large),
  );
  const backup = await fileOf(full);
  const empty = await browserWith({});
  expect(effectsOf(backup, empty)).toEqual({ 'wickwise.theme': 'new', [TRADES_KEY]: 'new' });
  expect(await restore(backup, empty)).toBe(true);
  expect(await fileOf(empty)).toEqual(backup);
  expect(backup.pictures).toEqual([PICTURE]);
  expect(idsIn(empty)).toEqual(['1', '2', '3']);
});

it('a restore merges trades, replaces settings, and leaves alone what the backup does not hold', async () => {
  const backup = await fileOf(await browserWith({ 'wickwise.theme': 'dark' }, trade('1'), trade('2', { fees: 1 })));
  const browser = await browserWith({ 'wickwise.theme': 'light', other: 'kept' }, trade('2'), trade('3'));
  expect(effectsOf(backup, browser)).toEqual({ 'wickwise.theme': 'replaced', [TRADES_KEY]: 'merged' });
  await restore(backup, browser);
  expect(browser.trades.getState().value).toEqual([trade('1'), trade('2', { fees: 1 }), trade('3')]);
  expect(browser.storage.getItem('other')).toBe('kept');
  expect(effectsOf(backup, browser)).toEqual({ 'wickwise.theme': 'same', [TRADES_KEY]: 'same' });
});

it('trades of a backup that can’t be read are set aside', async () => {
  const browser = await browserWith({}, trade('1'));
  const text = JSON.stringify([{ symbol: 'no id' }, trade('2')]);
  await restore({ data: { [TRADES_KEY]: text }, pictures: [] }, browser);
  expect(idsIn(browser)).toEqual(['2', '1']);
  const { setAsideAs } = browser.trades.getState();
  expect(browser.storage.getItem(setAsideAs ?? '')).toBe(text);
});

it('a backup holds nothing of another account, and goes to the account that restores it', () => {
  const shared = new MemoryStorage({
    'wickwise.theme': 'dark',
    [TRADES_KEY]: '["no one’s"]',
    [`${TRADES_KEY}.ada`]: '["Ada’s"]',
    [`${TRADES_KEY}.ada.copy`]: 'Ada’s',
    [`${TRADES_KEY}.ada.set-aside`]: 'Ada’s damaged ones',
    [`${TRADES_KEY}.ben`]: '["Ben’s"]',
    'wickwise.draft.ada.plan': '[]',
    'wickwise.draft.ben.plan': '[]',
  });
  const data = readBrowserData(shared, 'ada');
  expect(data).toEqual({
    'wickwise.theme': 'dark',
    [TRADES_KEY]: '["Ada’s"]',
    [`${TRADES_KEY}.set-aside`]: 'Ada’s damaged ones',
    'wickwise.draft.ada.plan': '[]',
  });
  const other = new MemoryStorage({ [TRADES_KEY]: '["no one’s"]' });
  restoreKeys(other, { steps: planRestore(data, readBrowserData(other, 'ada')), owner: 'ada' });
  expect(other.getItem(TRADES_KEY)).toBe('["no one’s"]');
  expect(other.getItem(`${TRADES_KEY}.ada`)).toBe('["Ada’s"]');
});

it('a backup that does not fit in storage changes nothing', async () => {
  const backup = { data: { a: '', 'wickwise.theme': 'light', b: 'too much', [TRADES_KEY]: '[]' }, pictures: [] };
  const browser = await browserWith({ 'wickwise.theme': 'dark' }, trade('1'));
  const before = readData(browser);
  vi.spyOn(browser.storage, 'setItem').mockImplementation(function (this: MemoryStorage, key, value) {
    if (value === 'too much') throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    this.items.set(key, value);
  });
  expect(await restore(backup, browser)).toBe(false);
  expect(readData(browser)).toEqual(before);
});

it('a backup whose trades do not fit changes nothing', async () => {
  const backup = await fileOf(await browserWith({ 'wickwise.theme': 'light' }, trade('2')));
  const browser = await browserWith({ 'wickwise.theme': 'dark' }, trade('1'));
  const before = readData(browser);
  vi.spyOn(browser.trades, 'change').mockResolvedValue(false);
  expect(await restore(backup, browser)).toBe(false);
  expect(readData(browser)).toEqual(before);
});

it.each([
  '',
  '{}',
  '{"format":"wickwise-browser-backup","version":2,"data":{}}',
  '[]',
  '{"format":"wickwise-browser-backup","version":1,"data":{},"pictures":[{"id":"p","url":"https://example.com/"}]}',
])('a backup cannot be read from %s', (text) => {
  expect(parseBackup(text)).toBeNull();
});

it('a backup of a version without pictures can be read', () => {
  const text = '{"format":"wickwise-browser-backup","version":1,"savedAt":"now","data":{"a":"b"}}';
  expect(parseBackup(text)).toEqual({ data: { a: 'b' }, pictures: [] });
});
