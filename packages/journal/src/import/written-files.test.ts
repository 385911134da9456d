import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyStyle, cents, type JournalFacts } from '../../fixtures/written/report.ts';
import { writerOf } from '../../fixtures/written/report-writers.ts';
import type { JournalEntry } from '../entry.ts';
import { applyImport } from './apply-import.ts';
import { brokerFormats } from './brokers/all.ts';
import type { BrokerFormat } from './format.ts';
import { readImport } from './read-import.ts';

const rounds = Number(process.env.IMPORT_ROUNDS ?? 5);
const TIMEOUT = 120_000 + rounds * 500;

const byText = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

function found(journal: readonly JournalEntry[]): JournalFacts[] {
  return journal
    .map(
      ({
        date,
        openedAt,
        closedAt,
        symbol,
        direction,
        positionSize,
        entryPrice,
        exitPrice,
        fees,
        pnl,
      }): JournalFacts => ({
        date,
        openedAt,
        closedAt,
        symbol,
        direction,
        positionSize,
        entryPrice,
        exitPrice,
        fees: cents(fees),
        pnl,
      }),
    )
    .toSorted(byText);
}

/** Trades, their rows in any order, and the two files that these are in. */
function written(format: BrokerFormat) {
  return anyStyle
    .map((style) => writerOf(format)(format, style))
    .chain((report) => report.trades.map((trades) => ({ report, trades })))
    .chain(({ report, trades }) => {
      const rows = trades.flatMap((trade, index) => report.rowsOf(trade, index + 1));
      return fc.record({
        rows: fc.shuffledSubarray(rows, { minLength: rows.length }),
        cut: fc.integer({ min: 1, max: rows.length }),
        fileOf: fc.constant(report.fileOf),
        expected: fc.constant(trades.map(report.journalOf).toSorted(byText)),
      });
    });
}

test.each(brokerFormats)(
  'what is written as $id is read back, in two files and any order',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(written(format), async ({ rows, cut, fileOf, expected }) => {
        const parts = [rows.slice(0, cut), rows.slice(cut)].filter((part) => part.length > 0);
        const files = parts.map((part, index) => fileOf(part, index + 1));
        const result = await readImport({ files, journal: [], importId: '1' });
        const ids = result.files.flatMap(({ tables }) => tables.map((table) => table.format?.id));
        expect(ids).toContain(format.id);
        expect(result.questions).toEqual([]);
        expect(result.rows.filter(({ outcome }) => outcome === 'rejected')).toEqual([]);
        expect(found(applyImport([], result))).toEqual(expected);
      }),
      { numRuns: rounds },
    );
  },
  TIMEOUT,
);
