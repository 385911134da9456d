import type { JournalEntry } from '@wickwise/journal/entry';
import { type BreakdownRow, breakDown } from '@wickwise/journal/statistics/breakdown';
import {
  type BreakdownKey,
  breakdownKeys,
  NOT_RECORDED,
  SAME_DAY,
} from '@wickwise/journal/statistics/breakdown-groups';
import { ENOUGH_TRADES } from '@wickwise/journal/statistics/trade-statistics';
import { useMemo, useState } from 'react';
import { signedMoneyText } from '#app/lib/money.ts';
import { type Column, DataTable } from '#app/ui/data-table.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { Options } from '../form/trade-fields.tsx';
import { countText, emotionLabels, FIGURES, marketLabels, percentText, rText, weekdays } from '../trade-texts.ts';
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
/** What groups are called that aren’t called what is stored. */
const groupLabels: Partial<Record<BreakdownKey, Readonly<Record<string, string>>>> = {
  weekday: Object.fromEntries(weekdays.map((name, day) => [day, name])),
  // From each of `HOLDING_LIMITS` up to the next.
  holding: {
    0: 'Under 5 minutes',
    1: '5 to 30 minutes',
    2: '30 minutes to 2 hours',
    3: '2 hours to a day',
    4: '1 to 7 days',
    5: '7 to 30 days',
    6: '30 days or more',
    [SAME_DAY]: 'Same day, times not recorded',
  },
  side: { long: 'Long', short: 'Short' },
  emotion: emotionLabels,
  market: marketLabels,
  rules: { kept: 'Kept', broken: 'Broken' },
};
/** Why a group isn’t recorded, where a form doesn’t ask for it. */
const unrecordedNotes: Partial<Record<BreakdownKey, string>> = {
  hour: 'Times of entry come from imported files.',
  holding: 'The days alone don’t always say how long you held a trade. Times come from imported files.',
  account: 'Accounts come from imported files.',
};
/** The hours of a day. */
const TABLE_ROWS = 24;

/** The closed trades grouped by what they have in common, each group with its size and its intervals. */
export function TradeBreakdown({ entries }: { entries: readonly JournalEntry[] }) {
  const [key, setKey] = useState<BreakdownKey>('symbol');
  const rows = useMemo(() => breakDown(entries, key), [entries, key]);
  const [known, unrecorded] = [rows.filter(isRecorded), rows.filter((row) => !isRecorded(row))];
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
          rows={[...known.slice(0, TABLE_ROWS), ...unrecorded]}
          keyOf={({ group }) => group}
        />
      </TradeTableScroller>
      {unrecorded.length > 0 && unrecordedNotes[key] ? (
        <p className="mt-3 text-muted text-sm">{unrecordedNotes[key]}</p>
      ) : null}
      {known.length > TABLE_ROWS ? (
        <p className="mt-3 text-muted text-sm">
          The {TABLE_ROWS} largest of {countText(known.length)} groups.
        </p>
      ) : null}
    </section>
  );
}

function isRecorded({ group }: BreakdownRow): boolean {
  return group !== NOT_RECORDED;
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
  if (group === NOT_RECORDED) return key === 'tag' ? 'No tag' : 'Not recorded';
  if (key === 'hour') return `${group}:00 to ${group}:59`;
  return groupLabels[key]?.[group] ?? group;
}
