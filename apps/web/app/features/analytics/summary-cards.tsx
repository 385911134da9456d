import type { SessionList } from '@wickwise/contract/analytics';
import { minutesOf } from './model.ts';

/** How much was studied, and how well it went. */
export function SummaryCards({ total }: { total: SessionList['total'] }) {
  const { sessions, seconds, averageScore } = total;
  return (
    <dl className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-3">
      <Figure term="Study sessions" value={sessions.toLocaleString('en-US')} note="A long break starts a new one" />
      <Figure term="Minutes studied" value={minutesOf(seconds).toLocaleString('en-US')} note="Across all sessions" />
      <Figure
        term="Average score"
        value={averageScore === null ? '–' : `${Math.round(averageScore)}%`}
        note={averageScore === null ? 'No questions answered yet' : 'Across sessions with questions'}
      />
    </dl>
  );
}

function Figure({ term, value, note }: { term: string; value: string; note: string }) {
  return (
    <div className="grid gap-1 bg-panel p-6">
      <dt className="font-medium text-md">{term}</dt>
      <dd className="num text-2xl">{value}</dd>
      <dd className="text-muted text-sm">{note}</dd>
    </div>
  );
}
