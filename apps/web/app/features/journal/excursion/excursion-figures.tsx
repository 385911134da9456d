import type { AverageMove, ExcursionStatistics } from '@wickwise/journal/excursion/excursion-statistics';
import type { ReactNode } from 'react';
import { moneyText } from '#app/lib/money.ts';
import { type Column, DataTable } from '#app/ui/data-table.tsx';
import { SmallWords } from '../statistics/estimate-cell.tsx';
import { countText, FIGURES, percentText, rText, tradesText } from '../trade-texts.ts';

interface FigureRow {
  name: string;
  meaning: string;
  value: ReactNode;
  n: number;
}

const columns: readonly Column<FigureRow>[] = [
  {
    key: 'name',
    title: 'Figure',
    cell: ({ name, meaning }) => (
      <>
        {name}
        <span className="block text-muted text-sm">{meaning}</span>
      </>
    ),
  },
  { key: 'value', title: 'Value', className: FIGURES, cell: ({ value }) => value },
  { key: 'n', title: 'Trades', className: FIGURES, cell: ({ n }) => countText(n) },
];

/** What the moves of the measured trades say together. */
export function ExcursionFigures({ statistics }: { statistics: ExcursionStatistics }) {
  const { adverseOfWinners, favorableOfLosers, kept } = statistics;
  const rows: FigureRow[] = [
    {
      name: 'MAE of winners',
      meaning: 'Average move against trades that won in the end',
      value: <Average move={adverseOfWinners} />,
      n: adverseOfWinners.n,
    },
    {
      name: 'MFE of losers',
      meaning: 'Average move in favor of trades that lost in the end',
      value: <Average move={favorableOfLosers} />,
      n: favorableOfLosers.n,
    },
    {
      name: 'Kept of MFE',
      meaning: 'Share of their best open gain that winners kept, before fees',
      value:
        kept.share === null ? '–' : <Bounded bound={kept.isExact ? null : 'at least'} text={percentText(kept.share)} />,
      n: kept.n,
    },
  ];
  return (
    <>
      <DataTable caption="Moves for and against you" columns={columns} rows={rows} keyOf={({ name }) => name} />
      <p className="max-w-prose text-muted text-sm">
        “At most” and “at least”: a bar in which you entered or exited may have had its high or low while you weren’t in
        the trade.
      </p>
    </>
  );
}

function Average({ move }: { move: AverageMove }) {
  if (move.cents === null) return '–';
  const bound = move.isExact ? null : 'at most';
  return (
    <>
      <Bounded bound={bound} text={moneyText(Math.round(move.cents), 'USD')} />
      {move.r === null ? null : (
        <SmallWords>
          {rText(move.r)}
          {move.withR < move.n ? ` in ${tradesText(move.withR)}` : ''}
        </SmallWords>
      )}
    </>
  );
}

interface BoundedProps {
  /** Null for an exact figure. */
  bound: 'at most' | 'at least' | null;
  text: string;
}

/** A figure that is exact, or the most or the least that it can be. */
export function Bounded({ bound, text }: BoundedProps) {
  return (
    <span className="whitespace-nowrap">
      {bound === null ? null : (
        <span className="font-sans text-muted text-sm tracking-normal [word-spacing:normal]">{bound} </span>
      )}
      {text}
    </span>
  );
}
