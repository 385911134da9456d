import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEntries } from '../fixtures/arbitrary-entry.ts';
import { newEntry } from './entry.ts';
import { parseStoredEntries, serializeEntries } from './stored-entry.ts';

const specified = { id: '1767225600000', date: '2026-01-01', symbol: 'AAPL', entryPrice: 100, positionSize: 5 };
const parse = (list: unknown) => parseStoredEntries(JSON.stringify(list));

describe('parseStoredEntries', () => {
  it('nothing stored is an empty journal', () => {
    expect(parseStoredEntries(null)).toEqual({ entries: [], damaged: [] });
  });

  it('fields that an older version did not store get their defaults', () => {
    const { entries, damaged } = parse([specified]);
    expect(damaged).toEqual([]);
    expect(entries).toMatchObject([
      {
        ...specified,
        direction: 'long',
        fees: 0,
        stage: 'taken',
        setupQuality: 3,
        marketCondition: 'sideways',
        fills: [],
      },
    ]);
  });

  it.each(['', 'not json', 'null', '{}', '"text"'])('text that is not a list is damaged as a whole: %s', (text) => {
    expect(parseStoredEntries(text)).toEqual({ entries: [], damaged: 'all' });
  });

  it.each([
    ['no id', { ...specified, id: '' }],
    ['a day that is on no calendar', { ...specified, date: '2026-02-30' }],
    ['a price that is a text', { ...specified, entryPrice: '100' }],
    ['a size of zero', { ...specified, positionSize: 0 }],
    ['an unknown outcome', { ...specified, winLoss: 'draw' }],
    ['a rating beyond five', { ...specified, setupQuality: 6 }],
    ['a fill without a price', { ...specified, fills: [{ side: 'buy', size: 1, fees: 0 }] }],
    ['a newer version', { ...specified, version: 2 }],
    ['no entry at all', 7],
  ])('an entry with %s is returned as damaged, and the others are kept', (_name, item) => {
    const { entries, damaged } = parse([item, { ...specified, id: '2' }]);
    expect(entries.map(({ id }) => id)).toEqual(['2']);
    expect(damaged).toEqual([item]);
  });

  const fields = Object.keys(newEntry({ id: '2', date: '2026-01-01' }));
  it.each(fields)('an entry whose %s has the wrong type is returned as damaged, and the others are kept', (field) => {
    for (const wrong of [true, { value: 42 }, [[42]]]) {
      const { entries, damaged } = parse([
        { ...specified, [field]: wrong },
        { ...specified, id: '2' },
      ]);
      expect(entries.map(({ id }) => id)).toEqual(['2']);
      expect(damaged).toEqual([{ ...specified, [field]: wrong }]);
    }
  });

  it('the second of two entries with one id is returned as damaged', () => {
    expect(parse([specified, specified])).toMatchObject({ entries: [{ id: specified.id }], damaged: [specified] });
  });

  it('what is stored is read back as it was', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        expect(parseStoredEntries(serializeEntries(entries))).toEqual({ entries, damaged: [] });
      }),
    );
  });

  it('ten thousand trades fit into the five million characters that a browser stores', () => {
    const [entry] = parse([{ ...specified, reasonForEntry: 'Hammer at support, confirmed by the next close' }]).entries;
    const text = serializeEntries(
      Array.from({ length: 10_000 }, (_, index) => ({ ...entry, id: `${index}` }) as never),
    );
    expect(text.length).toBeLessThan(5_000_000);
  });
});
