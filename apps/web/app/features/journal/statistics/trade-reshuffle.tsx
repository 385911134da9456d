import type { Currency } from '@wickwise/journal/money';
import { maxDrawdown } from '@wickwise/journal/statistics/drawdown';
import { NEEDED_TRADES } from '@wickwise/journal/statistics/needed-trades';
import {
  createReshuffle,
  type ExpectedDrawdowns,
  RESHUFFLES,
  type ReshuffleRefusal,
  refuseReshuffle,
} from '@wickwise/journal/statistics/reshuffle';
import { createRandom } from '@wickwise/statistics/random';
import { useEffect, useState } from 'react';
import { moneyText } from '#app/lib/money.ts';
import { countText, percentText, rangeText, rText, tradesText } from '../trade-texts.ts';

const FACTS = 'mb-3 grid gap-px overflow-hidden rounded-lg border border-line bg-line';

interface TradeReshuffleProps {
  title: string;
  /** In chronological order. */
  values: readonly number[];
  seed: number;
  unit: 'money' | 'r';
  /** Of money. */
  currency?: Currency;
}

/** The largest drawdown, and those of the same trades in random order, to compare a losing streak with chance. */
export function TradeReshuffle({ title, values, seed, unit, currency = null }: TradeReshuffleProps) {
  const refusal = refuseReshuffle(values);
  const write = (amount: number) => (unit === 'money' ? moneyText(Math.round(amount), currency) : rText(amount));
  return (
    <section aria-label={title}>
      <h3 className="mb-3">{title}</h3>
      <dl className={FACTS}>
        <Fact
          label={`Largest drawdown so far, ${tradesText(values.length)}`}
          value={values.length === 0 ? '–' : write(maxDrawdown(values))}
        />
      </dl>
      {refusal === null ? (
        <RandomSequences values={values} seed={seed} write={write} />
      ) : (
        <p className="text-muted text-sm">{refusalText(refusal, { n: values.length, unit })}</p>
      )}
    </section>
  );
}

function refusalText(refusal: ReshuffleRefusal, { n, unit }: { n: number; unit: 'money' | 'r' }): string {
  if (refusal === 'order-is-irrelevant')
    return 'With fewer than two losses, or no wins, every sequence has the same drawdown.';
  const trades = unit === 'money' ? 'closed trades' : 'trades with a risk amount';
  return `Comparing this with random sequences of your trades needs ${NEEDED_TRADES.drawdownRange} ${trades}; you have ${n}.`;
}

type RandomSequencesProps = Pick<TradeReshuffleProps, 'values' | 'seed'> & { write: (amount: number) => string };

function RandomSequences({ values, seed, write }: RandomSequencesProps) {
  const { drawn, drawdowns } = useReshuffle(values, seed);
  return (
    <>
      <dl className={FACTS}>
        <Fact label="Median of all sequences" value={drawdowns ? write(drawdowns.median) : '–'} />
        <Fact label="Middle 95% of sequences" value={drawdowns ? rangeText(drawdowns, write) : '–'} />
        <Fact
          label="Sequences with a drawdown as large as yours"
          value={drawdowns ? percentText(drawdowns.shareAsLarge) : '–'}
        />
      </dl>
      <p role="status" className="min-h-5 text-muted text-sm">
        {drawdowns
          ? `The same trades in ${countText(RESHUFFLES)} random sequences.`
          : `Drawing random sequences: ${countText(drawn)} of ${countText(RESHUFFLES)}`}
      </p>
    </>
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
