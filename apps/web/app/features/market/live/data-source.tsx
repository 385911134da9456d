import type { StatusEvent } from '@wickwise/contract/market';
import { timeframes } from '@wickwise/contract/market-constants';
import { useSyncExternalStore } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import type { ChartKey } from '../chart-choice.ts';
import { ageText, clockText, dayClockText, openingText } from '../model.ts';
import type { LiveChartData } from './use-live-chart.ts';

/** Over the candles: which chart it is, whose prices, and whether more are coming. */
export function SourceLegend({ choice: { symbol, interval }, chart }: { choice: ChartKey; chart: LiveChartData }) {
  const { status, connection } = chart;
  const timeframe = timeframes.find(({ value }) => value === interval)?.label;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 bg-panel/85 px-2 pt-1.5 text-sm sm:px-3">
      <span>
        <b className="num font-semibold">{symbol}</b> <span className="num text-muted">{timeframe}</span>
      </span>
      <SourceName status={status} />
      <span className="text-muted max-sm:text-xs">{hoursText(status)}</span>
      <span className="text-muted max-lg:hidden">
        <LastFetch status={status} />
      </span>
      {connection === 'reconnecting' ? <span className="font-medium">Reconnecting…</span> : null}
      {connection === 'live' && status.hours.isOpen ? <span className="text-muted">Updating live</span> : null}
    </p>
  );
}

function SourceName({ status: { source } }: { status: StatusEvent }) {
  const tone = source.isSimulated ? 'border-brass text-brass' : 'border-line-strong text-soft';
  return <span className={`rounded-full border px-2 font-medium text-xs ${tone}`}>{source.name}</span>;
}

/** Whose prices they are, how old, and when the market opens. */
export function DataSource({ chart: { status } }: { chart: LiveChartData }) {
  return (
    <section className="border-line border-b p-4 text-md">
      <h2 className="text-xl">Prices</h2>
      <ul className="mt-2 grid gap-1 text-soft">
        <li>{status.source.name}</li>
        <li>{hoursText(status)}</li>
        <li>
          <LastFetch status={status} />
        </li>
      </ul>
    </section>
  );
}

/** After hours the prices are older than the last request for them. */
function LastFetch({ status: { fetchedAt, hours } }: { status: StatusEvent }) {
  return (
    <>
      {hours.isOpen ? 'Data as of' : 'Last checked'} {clockText(fetchedAt)}, <DataAge since={fetchedAt} />
    </>
  );
}

function hoursText({ hours }: StatusEvent): string {
  const { isOpen, changesAt } = hours;
  return isOpen ? `Market open until ${clockText(changesAt)}` : `Market closed. Opens ${openingText(changesAt)}`;
}

const SECOND_MS = 1000;

function subscribeToSeconds(listener: () => void): () => void {
  const timer = setInterval(listener, SECOND_MS);
  return () => clearInterval(timer);
}

const nowInSeconds = () => Math.floor(Date.now() / SECOND_MS);

/** Updates every second. Not a live region, or it would be read out each time. */
function DataAge({ since }: { since: string }) {
  const now = useSyncExternalStore(subscribeToSeconds, nowInSeconds, () => 0);
  return <span className="num">{ageText(Math.max(0, now - Math.floor(Date.parse(since) / SECOND_MS)))} ago</span>;
}

/** Why there is no newer data, with a retry. */
export function DataProblem({ chart }: { chart: LiveChartData }) {
  const { status, end, refresh } = chart;
  if (end !== null) {
    return (
      <div className="p-2">
        <Notice tone="error" title="Live updates have stopped" live>
          <p>{end.message}</p>
        </Notice>
      </div>
    );
  }
  if (status.problem === null) return null;
  return (
    <div className="p-2">
      <Notice tone="warning" title={problemTitle(status)} live>
        <p>
          The chart shows the last data we got, from {dayClockText(status.fetchedAt)}. It will update once the source
          responds.
        </p>
        <Button variant="quiet" className="mt-3" onClick={refresh}>
          Try again
        </Button>
      </Notice>
    </div>
  );
}

function problemTitle({ problem, source }: StatusEvent): string {
  return problem === 'rate_limited' ? `${source.name} is limiting requests` : `${source.name} isn’t responding`;
}
