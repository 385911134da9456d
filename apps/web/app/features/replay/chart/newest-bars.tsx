import type { ReplayBar } from '@wickwise/journal/replay/bar';
import type { ReplayState } from '@wickwise/journal/replay/state';
import { TradeTableScroller } from '#app/features/journal/public.ts';
import { type Column, DataTable } from '#app/ui/data-table.tsx';
import { countText, priceWriter } from '../texts.ts';

const NEWEST = 20;
const FIGURE = 'text-right [td&]:num';

interface Row extends ReplayBar {
  readonly number: number;
}

/** The newest bars as a table, collapsed at first. */
export function NewestBars({ state }: { state: ReplayState }) {
  const { setup, shown } = state;
  const write = priceWriter(state);
  const first = Math.max(0, shown - NEWEST);
  const rows = setup.bars.slice(first, shown).map((bar, index) => ({ ...bar, number: first + index + 1 }));
  const price = (key: keyof ReplayBar, title: string): Column<Row> => ({
    key,
    title,
    className: FIGURE,
    cell: (row) => write(row[key]),
  });
  const columns: readonly Column<Row>[] = [
    { key: 'bar', title: 'Bar', cell: ({ number }) => countText(number) },
    price('open', 'Open'),
    price('high', 'High'),
    price('low', 'Low'),
    price('close', 'Close'),
  ];
  return (
    <details className="border-line border-y text-md">
      <summary className="min-h-11 content-center text-muted hover:text-ink">Newest bars as a table</summary>
      <TradeTableScroller label="Newest bars">
        <DataTable
          caption={`The ${rows.length} newest bars, newest first`}
          columns={columns}
          rows={rows.toReversed()}
          keyOf={({ number }) => String(number)}
        />
      </TradeTableScroller>
    </details>
  );
}
