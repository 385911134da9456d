import { keptShare, moveInR } from '@wickwise/journal/excursion/excursion-statistics';
import type { Move } from '@wickwise/journal/excursion/measure-excursion';
import { useState } from 'react';
import { moneyText } from '#app/lib/money.ts';
import { Button } from '#app/ui/button/button.tsx';
import { type Column, DataTable } from '#app/ui/data-table.tsx';
import { SmallWords } from '../statistics/estimate-cell.tsx';
import { TradeTableScroller } from '../statistics/trade-table-scroller.tsx';
import { dayText, FIGURES, percentText, priceText } from '../trade-texts.ts';
import { Bounded } from './excursion-figures.tsx';
import { gapTexts, inR } from './excursion-texts.ts';
import type { TradeExcursion } from './measure-trade.ts';

const PAGE_LENGTH = 25;

/** Each trade with its moves, or with the reason why they aren’t known; the newest first. */
export function ExcursionTable({ measured }: { measured: readonly TradeExcursion[] }) {
  const [pages, setPages] = useState(1);
  const newest = measured.toReversed();
  const shown = newest.slice(0, pages * PAGE_LENGTH);
  return (
    <details>
      <summary className="min-h-11 content-center text-md">Each trade</summary>
      <TradeTableScroller label="MAE and MFE of each trade">
        <DataTable caption="MAE and MFE of each trade" columns={columns} rows={shown} keyOf={({ entry }) => entry.id} />
      </TradeTableScroller>
      {shown.length < newest.length ? (
        <Button variant="quiet" className="mt-4" onClick={() => setPages(pages + 1)}>
          Show {Math.min(PAGE_LENGTH, newest.length - shown.length)} more
        </Button>
      ) : null}
    </details>
  );
}

const columns: readonly Column<TradeExcursion>[] = [
  {
    key: 'trade',
    title: 'Trade',
    className: 'min-w-40',
    cell: (one) => (
      <>
        {one.entry.symbol}
        <span className="block text-muted text-sm">
          {dayText(one.entry.date)}
          {'gap' in one ? `. ${gapTexts[one.gap]}` : ''}
        </span>
      </>
    ),
  },
  { key: 'adverse', title: 'MAE', className: FIGURES, cell: (one) => <MoveCell one={one} way="adverse" /> },
  { key: 'favorable', title: 'MFE', className: FIGURES, cell: (one) => <MoveCell one={one} way="favorable" /> },
  { key: 'kept', title: 'Kept', className: FIGURES, cell: (one) => <KeptCell one={one} /> },
];

interface MoveCellProps {
  one: TradeExcursion;
  way: 'adverse' | 'favorable';
}

function MoveCell({ one, way }: MoveCellProps) {
  if ('gap' in one) return '–';
  const move: Move = one.excursion[way];
  const money = `${moneyText(move.cents, 'USD')}${inR(moveInR(move, one.entry))}`;
  return (
    <>
      <Bounded bound={move.isExact ? null : 'at most'} text={move.points === null ? money : priceText(move.points)} />
      {move.points === null ? null : <SmallWords>{money}</SmallWords>}
    </>
  );
}

function KeptCell({ one }: { one: TradeExcursion }) {
  const share = 'gap' in one ? null : keptShare(one);
  if ('gap' in one || share === null || share <= 0) return '–';
  return <Bounded bound={one.excursion.favorable.isExact ? null : 'at least'} text={percentText(share)} />;
}
