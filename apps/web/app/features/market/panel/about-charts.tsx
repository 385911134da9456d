import { tips } from '@wickwise/curriculum/copy/tips';
import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { type ChartChoice, choicePath } from '../chart-choice.ts';

/** What there is to know about the charts in general. */
export function AboutCharts({ choice }: { choice: ChartChoice }) {
  return (
    <>
      <Section title="Practice exercise">
        <ol className="mt-2 grid list-decimal gap-1.5 pl-5 text-md text-soft">
          <li>Set candlestick patterns to “None” and pick a timeframe.</li>
          <li>Find three patterns yourself, and say which rule each one depends on.</li>
          <li>Turn the marks back on and compare. For each miss, open its rules.</li>
        </ol>
        <ButtonLink to="/learn" variant="quiet" className="mt-4">
          Review Pattern Library
        </ButtonLink>
      </Section>
      <Section title="Tips">
        <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-md text-soft">
          {tips['live-charts'].map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Section>
      <ViewLinks choice={choice} />
      <p className="p-4 text-muted text-sm">
        Charts drawn with{' '}
        <a className="underline" href="https://www.tradingview.com/" target="_blank" rel="noreferrer">
          TradingView
        </a>{' '}
        Lightweight Charts™, Copyright © 2025 TradingView, Inc.
      </p>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-b p-4">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

const views = [
  { view: 'wickwise', label: 'Wickwise' },
  { view: 'tradingview', label: 'TradingView' },
] as const;

/** Each view is a separate page load: only the second one may load TradingView's script. */
function ViewLinks({ choice }: { choice: ChartChoice }) {
  return (
    <nav aria-label="Chart" className="border-line border-b p-4">
      <p aria-hidden="true" className="mb-1.5 font-medium text-md">
        Chart
      </p>
      <div className="flex flex-wrap rounded-md border border-control">
        {views.map(({ view, label }) => (
          <a
            key={view}
            href={choicePath({ ...choice, view })}
            aria-current={choice.view === view ? 'page' : undefined}
            className="grid min-h-11 flex-1 place-items-center rounded-[5px] px-4 text-md text-soft no-underline hover:text-ink aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-ground"
          >
            {label}
          </a>
        ))}
      </div>
    </nav>
  );
}
