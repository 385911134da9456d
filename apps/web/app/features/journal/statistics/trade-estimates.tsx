import type { Currency } from '@wickwise/journal/money';
import { NEEDED_TRADES } from '@wickwise/journal/statistics/needed-trades';
import type { Estimate, ListStatistics } from '@wickwise/journal/statistics/trade-statistics';
import { signedMoneyText } from '#app/lib/money.ts';
import { type Column, DataTable } from '#app/ui/data-table.tsx';
import { countText, FIGURES, hundredthsText, percentText, rText } from '../trade-texts.ts';
import { EstimateCell, type EstimateUnit } from './estimate-cell.tsx';

interface EstimateRow {
  name: string;
  /** Its meaning, in one sentence. */
  meaning: string;
  estimate: Estimate;
  write: (value: number) => string;
  unit: EstimateUnit;
}

const { meanInterval, onEitherSide } = NEEDED_TRADES;

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
    cell: (row) => <EstimateCell {...row} />,
  },
  { key: 'n', title: 'Trades', className: FIGURES, cell: ({ estimate }) => countText(estimate.n) },
];

interface TradeEstimatesProps {
  /** Of trades in one currency. */
  money: ListStatistics;
  currency: Currency;
  r: ListStatistics;
}

/** Each figure with its sample size and confidence interval. */
export function TradeEstimates({ money, currency, r }: TradeEstimatesProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <DataTable
        caption="Figures with their 95% intervals"
        columns={columns}
        rows={[...moneyRows(money, currency), ...rRows(r)]}
        keyOf={({ name }) => name}
      />
      <p className="max-w-prose text-muted text-sm">
        We show an interval for an average once you have {meanInterval} trades, including at least {onEitherSide} wins
        and {onEitherSide} losses: if you rarely lose, your first large loss may still be ahead. Even then, the interval
        only reflects losses like the ones you’ve had.
      </p>
    </div>
  );
}

function moneyRows({ winRate, expectancy, profitFactor, payoff }: ListStatistics, currency: Currency): EstimateRow[] {
  const toCents = (value: number) => signedMoneyText(Math.round(value), currency);
  const unit = 'trades';
  return [
    { name: 'Win rate', meaning: 'Percentage of closed trades that won', estimate: winRate, write: percentText, unit },
    { name: 'Expectancy', meaning: 'Average result per trade', estimate: expectancy, write: toCents, unit },
    {
      name: 'Profit factor',
      meaning: 'Gross profit divided by gross loss',
      estimate: profitFactor,
      write: hundredthsText,
      unit,
    },
    { name: 'Payoff', meaning: 'Average win divided by average loss', estimate: payoff, write: hundredthsText, unit },
  ];
}

function rRows({ expectancy, sqn }: ListStatistics): EstimateRow[] {
  const unit = 'R-multiples';
  return [
    {
      name: 'Expectancy in R',
      meaning: 'Average result in units of risk',
      estimate: expectancy,
      write: rText,
      unit,
    },
    { name: 'SQN', meaning: 'System Quality Number, from R', estimate: sqn, write: hundredthsText, unit },
  ];
}
