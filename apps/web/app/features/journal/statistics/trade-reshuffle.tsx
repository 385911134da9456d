import { maxDrawdown } from '@wickwise/journal/drawdown';
import { createReshuffle, type ExpectedDrawdowns, RESHUFFLES } from '@wickwise/journal/reshuffle';
import { createRandom } from '@wickwise/statistics/random';
import { useEffect, useState } from 'react';
import { countText, moneyText, percentText, rText } from '../trade-texts.ts';

interface TradeReshuffleProps {
  title: string;
  /** In chronological order. */
  values: readonly number[];
  seed: number;
  unit: 'money' | 'r';
}

/** Drawdowns of the same trades in random order, to compare a losing streak with chance. */
export function TradeReshuffle({ title, values, seed, unit }: TradeReshuffleProps) {
  const { drawn, drawdowns } = useReshuffle(values, seed);
  const write = (amount: number) => (unit === 'money' ? moneyText(Math.round(amount)) : rText(amount));
  return (
    <section aria-label={title}>
      <h3 className="mb-3">{title}</h3>
      <dl className="grid gap-px overflow-hidden rounded-lg border border-line bg-line">
        <Fact
          label={`Largest drawdown so far, ${countText(values.length)} trades`}
          value={write(maxDrawdown(values))}
        />
        <Fact label="Median of all sequences" value={drawdowns ? write(drawdowns.median) : '–'} />
        <Fact
          label="95 of 100 sequences"
          value={drawdowns ? `${write(drawdowns.low)} to ${write(drawdowns.high)}` : '–'}
        />
        <Fact
          label="Sequences with one at least as large"
          value={drawdowns ? percentText(drawdowns.shareAsLarge) : '–'}
        />
      </dl>
      <p role="status" className="mt-3 min-h-5 text-muted text-sm">
        {drawdowns
          ? `The same trades in ${countText(RESHUFFLES)} random sequences.`
          : `Drawing random sequences: ${countText(drawn)} of ${countText(RESHUFFLES)}`}
      </p>
    </section>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 bg-panel px-4 py-3">
      <dt className="text-md text-soft">{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}

/** Trades moved in one slice: about ten milliseconds' work. */
const DRAWS_PER_SLICE = 400_000;
/** The status is announced, so it changes in steps. */
const STEP = 2500;

function useReshuffle(values: readonly number[], seed: number): { drawn: number; drawdowns: ExpectedDrawdowns | null } {
  const [state, setState] = useState<{ drawn: number; drawdowns: ExpectedDrawdowns | null }>({
    drawn: 0,
    drawdowns: null,
  });
  useEffect(() => {
    const reshuffle = createReshuffle(values, createRandom(seed));
    const count = Math.max(1, Math.floor(DRAWS_PER_SLICE / Math.max(1, values.length)));
    let timer: ReturnType<typeof setTimeout>;
    const drawSlice = () => {
      const drawn = reshuffle.draw(count);
      if (drawn === RESHUFFLES) return setState({ drawn, drawdowns: reshuffle.drawdowns() });
      setState((before) => {
        const step = drawn - (drawn % STEP);
        return before.drawn === step && before.drawdowns === null ? before : { drawn: step, drawdowns: null };
      });
      timer = setTimeout(drawSlice);
    };
    timer = setTimeout(drawSlice);
    return () => clearTimeout(timer);
  }, [values, seed]);
  return state;
}
