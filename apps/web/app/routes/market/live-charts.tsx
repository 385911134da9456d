import { tips } from '@wickwise/curriculum/copy/tips';
import { AssistantPanel } from '#app/features/assistant/public.ts';
import { type ChartChoice, useChartChoice } from '#app/features/market/chart-choice.ts';
import { LiveChart } from '#app/features/market/live/live-chart.tsx';
import { TradingViewChart } from '#app/features/market/live/tradingview-chart.tsx';
import { ChartToolbar } from '#app/features/market/toolbar/chart-toolbar.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Page } from '#app/ui/page.tsx';
import type { HeritageHandle } from '../access/guarded-feature.tsx';

export const handle: HeritageHandle = {
  feature: 'Live charts',
  purpose: 'Market charts with patterns marked and linked to their lessons.',
};

export function meta() {
  return pageMeta({ title: 'Live Charts', description: handle.purpose });
}

export default function LiveCharts() {
  const [choice, choose] = useChartChoice();
  return (
    <Page
      title="Live Charts"
      lede="Find patterns in the market and see which rules each one meets."
      actions={
        <ButtonLink to="/live-charts/replay" variant="quiet">
          Blind replay
        </ButtonLink>
      }
    >
      <div className="grid gap-5">
        <ChartToolbar choice={choice} onChoose={choose} />
        {choice.view === 'tradingview' ? <TradingViewPart choice={choice} /> : <LiveChart choice={choice} />}
      </div>
      <div className="mt-8">
        <AssistantPanel symbol={choice.symbol} interval={choice.interval} />
      </div>
      <div className="mt-5 grid gap-5 md:grid-cols-2">
        <Exercise />
        <Tips />
      </div>
      <p className="mt-8 text-muted text-sm">
        Charts drawn with{' '}
        <a className="underline" href="https://www.tradingview.com/" target="_blank" rel="noreferrer">
          TradingView
        </a>{' '}
        Lightweight Charts™, Copyright © 2025 TradingView, Inc.
      </p>
    </Page>
  );
}

function TradingViewPart({ choice }: { choice: ChartChoice }) {
  return (
    <div>
      <p className="mb-3 text-md text-soft">
        This chart and its prices come from TradingView. Wickwise doesn’t mark patterns on it.
      </p>
      <div className="overflow-hidden rounded-lg border border-line bg-panel">
        <TradingViewChart symbol={choice.symbol} interval={choice.interval} />
      </div>
    </div>
  );
}

function Exercise() {
  return (
    <section className="rounded-lg border border-line bg-panel p-5 sm:p-6">
      <h2 className="text-xl">Practice exercise</h2>
      <ol className="mt-3 grid list-decimal gap-1.5 pl-5 text-soft">
        <li>Set candlestick patterns to “None” and pick a timeframe.</li>
        <li>Find three patterns yourself, and say which rule each one depends on.</li>
        <li>Turn the marks back on and compare. For each miss, open its rules.</li>
      </ol>
      <ButtonLink to="/learn" variant="quiet" className="mt-5">
        Review Pattern Library
      </ButtonLink>
    </section>
  );
}

function Tips() {
  return (
    <section className="rounded-lg border border-line bg-panel p-5 sm:p-6">
      <h2 className="text-xl">Tips</h2>
      <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-soft">
        {tips['live-charts'].map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  );
}
