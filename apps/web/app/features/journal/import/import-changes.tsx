import type { JournalEntry } from '@wickwise/journal/entry';
import type { ChangedTrade } from '@wickwise/journal/import/changes';
import { type Column, DataTable } from '#app/ui/data-table.tsx';
import { TradeTableScroller } from '../statistics/trade-table-scroller.tsx';
import { countText, dayText, FIGURES, priceText } from '../trade-texts.ts';
import type { ImportView, TradeSample } from './import-view.ts';

/** The first new trades, beside the rows that they come from. */
export function NewTrades({ view: { added, samples } }: { view: ImportView }) {
  if (added.length === 0) return null;
  return (
    <TradeTableScroller label="New trades">
      <DataTable
        caption={added.length > samples.length ? `The first ${samples.length} new trades` : 'New trades'}
        showsCaption
        columns={[...tradeColumns.map(ofSample), rowsColumn]}
        rows={samples}
        keyOf={({ trade }) => trade.id}
      />
    </TradeTableScroller>
  );
}

function ofSample({ cell, ...column }: Column<JournalEntry>): Column<TradeSample> {
  return { ...column, cell: ({ trade }) => cell(trade) };
}

const rowsColumn: Column<TradeSample> = {
  key: 'rows',
  title: 'From rows',
  className: 'whitespace-nowrap text-sm',
  cell: ({ rows }) => (
    <details>
      <summary className="min-h-11 content-center num">{rows.map(({ line }) => line).join(', ')}</summary>
      {rows.map(({ file, line, cells }) => (
        <p key={`${file} ${line}`} className="text-muted">
          <span className="num">{line}</span>: {cells.filter((cell) => cell !== '').join(' · ')}
        </p>
      ))}
    </details>
  ),
};

const tradeColumns: readonly Column<JournalEntry>[] = [
  { key: 'date', title: 'Date', className: 'whitespace-nowrap', cell: ({ date }) => dayText(date) },
  { key: 'symbol', title: 'Symbol', className: '[td&]:num', cell: ({ symbol }) => symbol },
  {
    key: 'size',
    title: 'Size',
    className: FIGURES,
    cell: ({ positionSize, direction }) => `${direction === 'short' ? 'Short ' : ''}${countText(positionSize)}`,
  },
  { key: 'entry', title: 'Entry', className: FIGURES, cell: ({ entryPrice }) => priceText(entryPrice) },
  {
    key: 'exit',
    title: 'Exit',
    className: FIGURES,
    cell: ({ exitPrice }) => (exitPrice === null ? 'Open' : priceText(exitPrice)),
  },
  { key: 'fees', title: 'Fees', className: FIGURES, cell: ({ fees }) => priceText(fees) },
  { key: 'result', title: 'Result', className: FIGURES, cell: resultText },
];

function resultText({ pnl, currency }: JournalEntry): string {
  if (pnl === null) return 'Open';
  const sign = pnl > 0 ? '+' : '';
  return `${sign}${priceText(pnl)}${currency === null ? '' : ` ${currency}`}`;
}

/** What the files correct or complete: the value before and after. */
export function ChangedTrades({ changed }: { changed: readonly ChangedTrade[] }) {
  if (changed.length === 0) return null;
  return (
    <TradeTableScroller label="Changed trades">
      <DataTable
        caption="Changed trades"
        showsCaption
        columns={changeColumns}
        rows={changed}
        keyOf={({ after }) => after.id}
      />
    </TradeTableScroller>
  );
}

const changeColumns: readonly Column<ChangedTrade>[] = tradeColumns.map(({ cell, ...column }) => ({
  ...column,
  cell: ({ before, after }) => <Change before={String(cell(before))} after={String(cell(after))} />,
}));

function Change({ before, after }: { before: string; after: string }) {
  if (before === after) return after;
  return (
    <>
      <del className="text-muted">
        <span className="sr-only">before </span>
        {before}
      </del>{' '}
      <ins className="font-semibold no-underline">
        <span className="sr-only">now </span>
        {after}
      </ins>
    </>
  );
}
