import type { StudySessionList } from '@wickwise/contract/analytics';
import type { ReactNode } from 'react';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { minutesOf } from './model.ts';

/** One line of a figure that is still loading. */
const FIGURE = 'h-[1lh] w-20';

/** Study time and average score; null while loading. */
export function SummaryCards({ total }: { total: StudySessionList['total'] | null }) {
  return (
    <dl className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-3">
      <Figure
        term="Study sessions"
        value={
          total ? total.sessions.toLocaleString('en-US') : <Skeleton label="Loading: Your totals" className={FIGURE} />
        }
        note="A long break starts a new one"
      />
      <Figure
        term="Minutes studied"
        value={total ? minutesOf(total.seconds).toLocaleString('en-US') : <Skeleton className={FIGURE} />}
        note="Across all sessions"
      />
      <Figure
        term="Average score"
        value={total ? scoreText(total.averageScore) : <Skeleton className={FIGURE} />}
        note={total ? scoreNote(total.averageScore) : '\u00a0'}
      />
    </dl>
  );
}

interface FigureProps {
  term: string;
  value: ReactNode;
  note: string;
}

function Figure({ term, value, note }: FigureProps) {
  return (
    <div className="grid gap-1 bg-panel p-6">
      <dt className="font-medium text-md">{term}</dt>
      <dd className="num text-2xl">{value}</dd>
      <dd className="text-muted text-sm">{note}</dd>
    </div>
  );
}

function scoreText(averageScore: number | null): string {
  return averageScore === null ? '–' : `${averageScore}%`;
}

function scoreNote(averageScore: number | null): string {
  return averageScore === null ? 'No quiz finished yet' : 'The mean of your sessions’ scores';
}
