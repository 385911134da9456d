import type { Interval, Ticker } from '@wickwise/contract/market';
import { tickers, timeframes } from '@wickwise/contract/market-constants';
import { Segmented } from '#app/ui/form/segmented.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { type ChartChoice, choicePath } from '../chart-choice.ts';

const TIMEFRAMES = timeframes.map(({ value, label }) => ({ value, label: <span className="num">{label}</span> }));

interface ChartToolbarProps {
  choice: ChartChoice;
  onChoose: (change: { symbol?: Ticker; interval?: Interval }) => void;
}

/** Which symbol, which timeframe, and whose chart. */
export function ChartToolbar({ choice, onChoose }: ChartToolbarProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-4">
      <SelectField
        label="Ticker"
        className="w-32"
        value={choice.symbol}
        onChange={({ target }) => {
          const symbol = tickers.find((ticker) => ticker === target.value);
          if (symbol) onChoose({ symbol });
        }}
      >
        {tickers.map((ticker) => (
          <option key={ticker} value={ticker}>
            {ticker}
          </option>
        ))}
      </SelectField>
      <div className="min-w-0 max-sm:w-full">
        <Segmented
          legend="Timeframe"
          options={TIMEFRAMES}
          value={choice.interval}
          onChoose={(interval) => onChoose({ interval })}
        />
      </div>
      <ViewLinks choice={choice} />
    </div>
  );
}

const views = [
  { view: 'wickwise', label: 'Wickwise' },
  { view: 'tradingview', label: 'TradingView' },
] as const;

/** Each view is a separate page load: only the second one may load TradingView's script. */
function ViewLinks({ choice }: { choice: ChartChoice }) {
  return (
    <nav aria-label="Chart" className="sm:ml-auto">
      <p aria-hidden="true" className="mb-1.5 font-medium text-md">
        Chart
      </p>
      <div className="flex flex-wrap rounded-md border border-control">
        {views.map(({ view, label }) => (
          <a
            key={view}
            href={choicePath({ ...choice, view })}
            aria-current={choice.view === view ? 'page' : undefined}
            className="grid min-h-11 place-items-center rounded-[5px] px-4 text-md text-soft no-underline hover:text-ink aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-ground"
          >
            {label}
          </a>
        ))}
      </div>
    </nav>
  );
}
