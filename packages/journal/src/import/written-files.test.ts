import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grossOf, timeOf, writeBrokerFile, writtenRows } from '../../fixtures/write-broker-file.ts';
import { anyTrades, type WrittenTrade } from '../../fixtures/written-trades.ts';
import type { JournalEntry } from '../entry.ts';
import { applyImport } from './apply-import.ts';
import { brokerFormats } from './brokers/all.ts';
import type { BrokerFormat } from './format.ts';
import { readImport } from './read-import.ts';
import { titleList } from './text/words.ts';

const rounds = Number(process.env.IMPORT_ROUNDS ?? 5);

/** The writer writes no columns of one title, no open positions, no coins for coins, and nothing that is found in words around a cell. */
function isWritable({ above, within, exchange, read, columns, report }: BrokerFormat): boolean {
  const hasTwins = Object.values(columns).some((titles) => titleList(titles).every((title) => /#\d|\+\d/.test(title)));
  const isFound = above !== undefined || within !== undefined || exchange !== undefined || read?.symbol !== undefined;
  return !hasTwins && !isFound && !/open/i.test(report);
}

function symbolsOf({ assetClass, isPair, isInLots }: BrokerFormat): string[] {
  if (isInLots) return ['EURUSD', 'GBPUSD'];
  if (isPair) return ['QRXUSDT', 'ZLMUSDT'];
  return assetClass === 'future' ? ['MESZ6', 'MESH7'] : ['QALX', 'ZORB'];
}

const style = fc.record({
  separator: fc.constantFrom(',' as const, ';' as const, '\t' as const),
  encoding: fc.constantFrom('utf-8' as const, 'utf-8 with mark' as const, 'utf-16' as const),
});

const cents = (amount: number) => Math.round(amount * 100) / 100;
const byText = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

function expected(trades: readonly WrittenTrade[], format: BrokerFormat) {
  const hasFees = (format.fees ?? []).length > 0 && !format.fees?.[0]?.isPerUnit;
  return trades
    .map((trade) => {
      const isRest = format.profit?.fees === 'rest';
      const fees = hasFees || isRest ? cents(trade.fees[0] + trade.fees[1]) : 0;
      const entered =
        format.rows === 'trades' && format.columns.openTime === undefined && format.columns.buyTime === undefined;
      const date = timeOf(entered ? trade.start + trade.seconds : trade.start).toFormat('yyyy-MM-dd');
      const { symbol, direction, size } = trade;
      return [
        date,
        symbol,
        direction,
        size,
        trade.entryPrice,
        trade.exitPrice,
        fees,
        cents(grossOf(trade, format) - fees),
      ];
    })
    .toSorted(byText);
}

function found(journal: readonly JournalEntry[]) {
  return journal
    .map(({ date, symbol, direction, positionSize, entryPrice, exitPrice, fees, pnl }) => {
      return [date, symbol, direction, positionSize, entryPrice, exitPrice, cents(fees), pnl];
    })
    .toSorted(byText);
}

test.each(brokerFormats.filter(isWritable))(
  'what is written as $id is read back, in two files and any order',
  async (format) => {
    const directions =
      format.shorts === 'usual' || format.rows === 'trades' ? (['long', 'short'] as const) : (['long'] as const);
    const shuffled = anyTrades(symbolsOf(format), directions).chain((trades) => {
      const rows = writtenRows(trades, format);
      return fc.record({
        trades: fc.constant(trades),
        rows: fc.shuffledSubarray(rows, { minLength: rows.length }),
        cut: fc.integer({ min: 1, max: rows.length }),
        style,
      });
    });
    await fc.assert(
      fc.asyncProperty(shuffled, async ({ trades, rows, cut, style }) => {
        const parts = [rows.slice(0, cut), rows.slice(cut)].filter((part) => part.length > 0);
        const files = parts.map((part, index) => ({
          name: `part-${index}.csv`,
          bytes: writeBrokerFile(format, part, style),
        }));
        const result = await readImport({ files, journal: [], importId: '1' });
        expect(result.files.map(({ tables }) => tables.map((table) => table.format?.broker))).toEqual(
          files.map(() => [format.broker]),
        );
        expect(result.questions).toEqual([]);
        expect(found(applyImport([], result))).toEqual(expected(trades, format));
      }),
      { numRuns: rounds },
    );
  },
);
