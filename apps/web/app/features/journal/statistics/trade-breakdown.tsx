import type { Emotion, JournalEntry, MarketCondition } from '@wickwise/journal/entry';
import { type BreakdownRow, breakDown } from '@wickwise/journal/statistics/breakdown';
import { type BreakdownKey, breakdownKeys, groupsOf } from '@wickwise/journal/statistics/breakdown-groups';
import { ENOUGH_TRADES } from '@wickwise/journal/statistics/trade-statistics';
import { useMemo, useState } from 'react';
import { signedMoneyText } from '#app/lib/money.ts';
import { type Column, DataTable } from '#app/ui/data-table.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { Options } from '../form/trade-fields.tsx';
import {
  countText,
  emotionLabels,
  FIGURES,
  marketLabels,
  percentText,
  rText,
  tradesText,
  weekdays,
} from '../trade-texts.ts';
import { EstimateCell, SmallWords } from './estimate-cell.tsx';
import { TradeTableScroller } from './trade-table-scroller.tsx';

const keyLabels: Record<BreakdownKey, string> = {
  symbol: 'Symbol',
  pattern: 'Pattern',
  weekday: 'Weekday of entry',
  hour: 'Hour of entry',
  holding: 'Holding time',
  side: 'Side',
  account: 'Account',
  tag: 'Tag',
  emotion: 'Emotion before',
  market: 'Market condition',
  rules: 'Rules kept',
};
const ruleGroups: Record<string, string> = { kept: 'Kept', broken: 'Broken' };
const directionLabels: Record<string, string> = { long: 'Long', short: 'Short' };
/** From each of `HOLDING_LIMITS` up to the next. */
const holdingLabels = [
  'Under 5 minutes',
  '5 to 30 minutes',
  '30 minutes to 2 hours',
  '2 hours to a day',
  '1 to 7 days',
  '7 to 30 days',
  '30 days or more',
];
/** The hours of a day. */
const TABLE_ROWS = 24;

/** The closed trades grouped by what they have in common, each group with its size and its intervals. */
export function TradeBreakdown({ entries }: { entries: readonly JournalEntry[] }) {
  const [key, setKey] = useState<BreakdownKey>('symbol');
  const rows = useMemo(() => breakDown(entries, key), [entries, key]);
  const missing = entries.filter((entry) => groupsOf[key](entry).length === 0).length;
  return (
    <section aria-labelledby="breakdown-title">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <h3 id="breakdown-title">Breakdown</h3>
        <SelectField
          label="Group trades by"
          value={key}
          className="w-full sm:w-64"
          onChange={({ target }) => setKey(target.value as BreakdownKey)}
        >
          <Options choices={breakdownKeys} labels={keyLabels} />
        </SelectField>
      </div>
      <TradeTableScroller label="Groups of trades">
        <DataTable
          caption={`Closed trades by ${keyLabels[key].toLowerCase()}`}
          columns={columnsFor(key)}
          rows={rows.slice(0, TABLE_ROWS)}
          keyOf={({ group }) => group}
        />
      </TradeTableScroller>
      {missing > 0 ? <p className="mt-3 text-soft">{missingText(missing, keyLabels[key])}</p> : null}
      {rows.length > TABLE_ROWS ? (
        <p className="mt-3 text-muted text-sm">
          The {TABLE_ROWS} largest of {countText(rows.length)} groups.
        </p>
      ) : null}
    </section>
  );
}

/** The groups don't add up without them. */
function missingText(n: number, label: string): string {
  return `${tradesText(n)} ${n === 1 ? 'isn’t' : 'aren’t'} in a group, because “${label}” isn’t known.`;
}

function columnsFor(key: BreakdownKey): readonly Column<BreakdownRow>[] {
  return [
    { key: 'group', title: keyLabels[key], cell: ({ group }) => groupLabel(key, group) },
    {
      key: 'n',
      title: 'Trades',
      className: FIGURES,
      cell: ({ n }) => (
        <>
          {countText(n)}
          {n < ENOUGH_TRADES ? <SmallWords>too few</SmallWords> : null}
        </>
      ),
    },
    {
      key: 'total',
      title: 'Total',
      className: `${FIGURES} whitespace-nowrap`,
      cell: ({ totals }) =>
        totals.map(({ currency, cents }) => (
          <span key={currency} className="block">
            {signedMoneyText(cents, currency)}
          </span>
        )),
    },
    {
      key: 'wins',
      title: 'Win rate, 95% interval',
      className: FIGURES,
      cell: ({ winRate }) => <EstimateCell estimate={winRate} write={percentText} unit="trades" />,
    },
    {
      key: 'r',
      title: 'Average R, 95% interval',
      className: FIGURES,
      cell: ({ averageR }) => <EstimateCell estimate={averageR} write={rText} unit="R-multiples" />,
    },
  ];
}

function groupLabel(key: BreakdownKey, group: string): string {
  if (key === 'weekday') return weekdays[Number(group)] ?? group;
  if (key === 'hour') return `${group}:00 to ${group}:59`;
  if (key === 'holding') return holdingLabels[Number(group)] ?? group;
  if (key === 'side') return directionLabels[group] ?? group;
  if (key === 'emotion') return emotionLabels[group as Emotion];
  if (key === 'market') return marketLabels[group as MarketCondition];
  if (key === 'rules') return ruleGroups[group] ?? 'Not recorded';
  return group === '' ? 'Not recorded' : group;
}
