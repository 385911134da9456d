import type { Interval } from '@wickwise/contract/market';
import { tickers, timeframes } from '@wickwise/contract/market-constants';
import { type FormEvent, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { historySeries } from './chart/history.ts';
import { riskChoices } from './desk/order-ticket.tsx';
import { type ReplayChoices, type SeriesChoice, SeriesTooShortError, useStartReplay } from './queries.ts';

const LENGTHS = [100, 200, 300] as const;
/** Hundredths of a percent. */
const COSTS = [2, 5, 10] as const;

/** The form that starts a replay; its window is random. */
export function ReplaySetupForm() {
  const [kind, setKind] = useState<SeriesChoice['kind']>('history');
  const start = useStartReplay();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    start.mutate(choicesOf(new FormData(event.currentTarget), kind));
  };
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <form onSubmit={submit} className="grid content-start gap-6">
        <div className="grid gap-5 rounded-lg border border-line bg-panel p-5 sm:grid-cols-2 sm:p-6">
          <SelectField
            label="Prices"
            value={kind}
            onChange={({ target }) => setKind(target.value === 'market' ? 'market' : 'history')}
            hint={kind === 'history' ? 'Real trading days.' : 'The same prices as your live charts.'}
          >
            <option value="history">Real history, daily</option>
            <option value="market">Live chart symbols</option>
          </SelectField>
          <SelectField label="Symbol" name="symbol" key={kind} hint="Hidden either way until you end the replay.">
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
                {percent}% of the account
              </option>
            ))}
          </SelectField>
          <SelectField label="Cost per fill" name="cost" defaultValue={5} hint="Commission, spread and slippage.">
            {COSTS.map((cost) => (
              <option key={cost} value={cost}>
                {cost / 100}% of its value
              </option>
            ))}
          </SelectField>
        </div>
        {start.isError ? (
          <StartFailure error={start.error} onRetry={() => start.variables && start.mutate(start.variables)} />
        ) : null}
        <div>
          <Button type="submit" pending={start.isPending} pendingLabel="Loading the bars…">
            Start replay
          </Button>
        </div>
      </form>
      <HowItWorks />
    </div>
  );
}

function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works">
      <h2 id="how-it-works" className="text-xl">
        How it works
      </h2>
      <ol className="mt-3 grid list-decimal gap-2.5 pl-5 text-soft">
        <li>
          You get a chart that ends at a random bar. Prices are rescaled to 100, and the symbol and dates are hidden.
        </li>
        <li>Plan each trade and its stop before you place it, then step forward bar by bar.</li>
        <li>At the end, you’ll see the symbol, how your original plans would have done, and how buy and hold did.</li>
        <li>
          With 20 trades or more, we compare you with 10,000 random traders to see whether luck explains your result.
        </li>
      </ol>
      <p className="mt-4 text-muted text-sm">
        No real money is involved, and a replay earns no XP. It stays in this browser.
      </p>
    </section>
  );
}

function StartFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof SeriesTooShortError) {
    return (
      <p role="alert" className="font-medium text-down">
        That series is too short for that many bars. Choose fewer bars or another timeframe.
      </p>
    );
  }
  return (
    <ErrorState title="The bars couldn’t be loaded" text="Check your connection and try again." onRetry={onRetry} />
  );
}

function choicesOf(data: FormData, kind: SeriesChoice['kind']): ReplayChoices {
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
