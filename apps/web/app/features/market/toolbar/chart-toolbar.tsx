import type { Interval, Ticker } from '@wickwise/contract/market';
import { tickers, timeframes } from '@wickwise/contract/market-constants';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { RadioButtons } from '#app/ui/form/radio-buttons.tsx';
import type { ChartKey } from '../chart-choice.ts';
import { SymbolSearch } from './symbol-search.tsx';

const TIMEFRAMES = timeframes.map(({ value, label }) => ({ value, label: <span className="num">{label}</span> }));

const STYLES = {
  legend: 'sr-only',
  row: 'flex overflow-hidden rounded-md border border-control',
  button:
    'min-w-9 flex-1 whitespace-nowrap px-2.5 text-md text-soft has-checked:font-semibold has-focus-visible:outline-offset-[-4px] xl:px-3',
};

interface ChartToolbarProps {
  choice: ChartKey;
  onChoose: (change: { symbol?: Ticker; interval?: Interval }) => void;
}

/** Which symbol, and which timeframe. */
export function ChartToolbar({ choice, onChoose }: ChartToolbarProps) {
  const choose = (value: string) => {
    const symbol = tickers.find((ticker) => ticker === value);
    if (symbol) onChoose({ symbol });
  };
  return (
    <>
      <label className="relative max-sm:mr-auto">
        <span className="sr-only">Ticker</span>
        <select
          className="num block min-h-11 appearance-none rounded-md border border-control bg-panel py-2 pr-8 pl-2.5 font-semibold sm:pl-3"
          value={choice.symbol}
          onChange={({ target }) => choose(target.value)}
        >
          {tickers.map((ticker) => (
            <option key={ticker} value={ticker}>
              {ticker}
            </option>
          ))}
        </select>
        <ChevronDown
          size={16}
          aria-hidden="true"
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-2.5 text-muted"
        />
      </label>
      <SymbolSearch symbol={choice.symbol} onChoose={(symbol) => onChoose({ symbol })} />
      <div className="max-sm:order-last max-sm:w-full">
        <RadioButtons
          legend="Timeframe"
          options={TIMEFRAMES}
          value={choice.interval}
          onChoose={(interval) => onChoose({ interval })}
          styles={STYLES}
        />
      </div>
    </>
  );
}
