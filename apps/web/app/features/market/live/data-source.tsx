import type { StatusEvent } from '@wickwise/contract/market';
import { useSyncExternalStore } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { ageText, clockText, dayClockText } from '../model.ts';
import type { LiveChartData } from './use-live-chart.ts';

/** The source of the prices, how old they are, and whether more are coming. */
export function DataSource({ chart }: { chart: LiveChartData }) {
  const { status, connection } = chart;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
      <span
        className={`rounded-full border px-2.5 py-0.5 font-medium ${status.source.isSimulated ? 'border-brass text-brass' : 'border-line-strong text-soft'}`}
      >
        {status.source.name}
      </span>
      <span>{hoursText(status)}</span>
      <span>
        Data as of {clockText(status.fetchedAt)}, <DataAge since={status.fetchedAt} />
      </span>
      {connection === 'reconnecting' ? <span className="font-medium text-ink">Reconnecting…</span> : null}
      {connection === 'live' && status.hours.isOpen ? <span>Updating live</span> : null}
    </div>
  );
}

function hoursText({ hours }: StatusEvent): string {
  const when = dayClockText(hours.changesAt);
  return hours.isOpen ? `Market open until ${clockText(hours.changesAt)}` : `Market closed, opens ${when}`;
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
      <Notice tone="error" title="Live updates have stopped" live>
        <p>{end.message}</p>
      </Notice>
    );
  }
  if (status.problem === null) return null;
  return (
    <Notice tone="warning" title={problemTitle(status)} live>
      <p>
        The chart shows the last data we got, from {dayClockText(status.fetchedAt)}. It will update once the source
        responds.
      </p>
      <Button variant="quiet" className="mt-3" onClick={refresh}>
        Try again
      </Button>
    </Notice>
  );
}

function problemTitle({ problem, source }: StatusEvent): string {
  return problem === 'rate_limited' ? `${source.name} is limiting requests` : `${source.name} isn’t responding`;
}
