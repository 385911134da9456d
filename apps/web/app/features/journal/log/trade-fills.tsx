import type { JournalEntry } from '@wickwise/journal/entry';
import { isSpread, type ListedTrade, tradesOf } from '@wickwise/journal/spread/spread';
import { type Column, DataTable } from '#app/ui/data-table.tsx';
import { TradeTableScroller } from '../statistics/trade-table-scroller.tsx';
import { contractText, countText, FIGURES, priceText } from '../trade-texts.ts';

type Fill = JournalEntry['fills'][number];

interface TradeFillsProps {
  entry: ListedTrade;
  /** Names the trade among others. */
  name: string;
}

/** The executions of an imported trade, with the rows of the files that they came from. */
export function TradeFills({ entry, name }: TradeFillsProps) {
  const fills = tradesOf(entry).flatMap((trade) =>
    trade.fills.map((fill) => ({ ...fill, contract: contractText(trade) })),
  );
  if (fills.length === 0) return null;
  return (
    <details className="mt-2">
      <summary className="min-h-11 content-center text-muted text-sm">
        {fills.length === 1 ? '1 fill' : `${countText(fills.length)} fills`}
        <span className="sr-only"> of {name}</span>
      </summary>
      <TradeTableScroller label={`Fills of ${name}`}>
        <DataTable
          caption={`Fills of ${name}`}
          columns={isSpread(entry) ? [contractColumn, ...columns] : columns}
          rows={fills.map((fill, index) => ({ ...fill, index }))}
          keyOf={({ index }) => String(index)}
        />
      </TradeTableScroller>
    </details>
  );
}

const sides = { buy: 'Buy', sell: 'Sell' } as const satisfies Record<Fill['side'], string>;
const endings = { expiry: 'Expired', assignment: 'Assigned', exercise: 'Exercised' } as const;

type Row = Fill & { contract: string; index: number };

const contractColumn: Column<Row> = {
  key: 'contract',
  title: 'Contract',
  className: 'whitespace-nowrap',
  cell: ({ contract }) => contract,
};

const columns: readonly Column<Row>[] = [
  { key: 'time', title: 'Time', className: 'whitespace-nowrap [th&]:num', cell: ({ time }) => time ?? 'Unknown' },
  { key: 'side', title: 'Side', cell: ({ side, ending }) => (ending === undefined ? sides[side] : endings[ending]) },
  { key: 'size', title: 'Size', className: FIGURES, cell: ({ size }) => countText(size) },
  { key: 'price', title: 'Price', className: FIGURES, cell: ({ price }) => priceText(price) },
  { key: 'fees', title: 'Fees', className: FIGURES, cell: ({ fees }) => priceText(fees) },
  {
    key: 'row',
    title: 'From',
    className: 'whitespace-nowrap text-sm',
    cell: ({ file, line, typed }) =>
      typed ? 'Typed by you' : file === undefined ? 'An earlier import' : `${file}, row ${line}`,
  },
];
