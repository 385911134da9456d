import type { Estimate, ListStatistics } from '@wickwise/journal/trade-statistics';
import { type Column, DataTable } from '#app/ui/data-table.tsx';
import { confidenceIntervalText, countText, FIGURES, percentText, rText, signedMoneyText } from '../trade-texts.ts';

interface EstimateRow {
  name: string;
  /** Its meaning, in one sentence. */
  meaning: string;
  estimate: Estimate;
  write: (value: number) => string;
}

const toCents = (value: number) => signedMoneyText(Math.round(value));
const twoPlaces = (value: number) => value.toFixed(2);

const columns: readonly Column<EstimateRow>[] = [
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
  {
    key: 'value',
    title: 'Value, 95% interval',
    className: FIGURES,
    cell: ({ estimate: { value, interval }, write }) => (
      <>
        {value === null ? '–' : write(value)}
        <span className="block text-muted text-sm">{confidenceIntervalText(interval, write)}</span>
      </>
    ),
  },
  { key: 'n', title: 'Trades', className: FIGURES, cell: ({ estimate }) => countText(estimate.n) },
];

/** Each figure with its sample size and confidence interval. */
export function TradeEstimates({ money, r }: { money: ListStatistics; r: ListStatistics }) {
  const rows: readonly EstimateRow[] = [
    { name: 'Win rate', meaning: 'Percentage of closed trades that won', estimate: money.winRate, write: percentText },
    { name: 'Expectancy', meaning: 'Average result per trade', estimate: money.expectancy, write: toCents },
    {
      name: 'Expectancy in R',
      meaning: 'Average result for each dollar at risk',
      estimate: r.expectancy,
      write: rText,
    },
    {
      name: 'Profit factor',
      meaning: 'Money won for each dollar lost',
      estimate: money.profitFactor,
      write: twoPlaces,
    },
    { name: 'Payoff', meaning: 'Average win divided by average loss', estimate: money.payoff, write: twoPlaces },
    { name: 'SQN', meaning: 'System Quality Number, from R', estimate: r.sqn, write: twoPlaces },
  ];
  return (
    <DataTable caption="Figures with their 95% intervals" columns={columns} rows={rows} keyOf={({ name }) => name} />
  );
}
