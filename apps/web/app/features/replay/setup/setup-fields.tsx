import type { Interval } from '@wickwise/contract/market';
import { tickers, timeframes } from '@wickwise/contract/market-constants';
import { useOffer } from '#app/features/site/public.ts';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { historySeries } from '../chart/history.ts';
import { riskChoices } from '../model.ts';
import type { ReplayChoices, SeriesChoice } from '../queries.ts';

const LENGTHS = [100, 200, 300] as const;
/** Hundredths of a percent. */
const COSTS = [2, 5, 10] as const;

interface SetupFieldsProps {
  kind: SeriesChoice['kind'];
  onKind: (kind: SeriesChoice['kind']) => void;
}

/** In pairs, so that the button below stays in view on a phone. */
export function SetupFields({ kind, onKind }: SetupFieldsProps) {
  const { hasRealTimeData } = useOffer();
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-2.5 lg:gap-y-4 max-lg:[&_select]:pr-8 max-lg:[&_select]:pl-2.5">
      <SelectField
        label="Prices"
        className="col-span-2"
        value={kind}
        onChange={({ target }) => onKind(target.value === 'market' ? 'market' : 'history')}
      >
        <option value="history">Real history, daily</option>
        <option value="market">Live chart symbols{hasRealTimeData ? null : ', simulated'}</option>
      </SelectField>
      <SelectField label="Symbol" name="symbol" key={kind}>
        <option value="">Surprise me</option>
        {(kind === 'history' ? historySeries.map(({ symbol }) => symbol) : tickers).map((symbol) => (
          <option key={symbol} value={symbol}>
            {symbol}
          </option>
        ))}
      </SelectField>
      {kind === 'market' ? (
        <SelectField label="Timeframe" name="interval" defaultValue="D">
          {timeframes.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      ) : null}
      <SelectField label="Length" name="bars" defaultValue={200}>
        {LENGTHS.map((bars) => (
          <option key={bars} value={bars}>
            {bars} bars
          </option>
        ))}
      </SelectField>
      <SelectField label="Risk per trade" name="riskPercent" defaultValue={1}>
        {riskChoices.map((percent) => (
          <option key={percent} value={percent}>
            {percent}% of account
          </option>
        ))}
      </SelectField>
      <SelectField label="Cost per fill" name="cost" defaultValue={5}>
        {COSTS.map((cost) => (
          <option key={cost} value={cost}>
            {cost / 100}% of value
          </option>
        ))}
      </SelectField>
    </div>
  );
}

export function choicesOf(data: FormData, kind: SeriesChoice['kind']): ReplayChoices {
  const symbol = String(data.get('symbol') ?? '');
  return {
    series: kind === 'history' ? { kind, symbol: symbol || null } : { kind, symbol: tickerOf(symbol) },
    interval: intervalOf(String(data.get('interval') ?? '')),
    bars: Number(data.get('bars')),
    riskPercent: Number(data.get('riskPercent')),
    costBasisPoints: Number(data.get('cost')),
  };
}

function tickerOf(symbol: string) {
  return tickers.find((ticker) => ticker === symbol) ?? null;
}

function intervalOf(value: string): Interval {
  return timeframes.find((timeframe) => timeframe.value === value)?.value ?? 'D';
}
