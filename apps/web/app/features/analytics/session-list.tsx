import type { StudySession } from '@wickwise/contract/analytics';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { EmptyState } from '#app/ui/state/empty-state.tsx';
import { minutesOf, momentText, sessionNames } from './model.ts';

interface SessionListProps {
  /** Newest first. */
  sessions: readonly StudySession[];
  timeZone: string | null;
}

/** The most recent sessions. */
export function RecentSessions({ sessions, timeZone }: SessionListProps) {
  if (sessions.length === 0) {
    return (
      <EmptyState
        title="No study sessions recorded yet"
        text="Take a lesson, a quiz or a few flashcards to start your first one."
        action={<ButtonLink to="/learn">Go to the lessons</ButtonLink>}
      />
    );
  }
  return (
    <ul className="divide-y divide-line border-line border-y">
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} timeZone={timeZone} />
      ))}
    </ul>
  );
}

function SessionRow({ session, timeZone }: { session: StudySession; timeZone: string | null }) {
  const { sessionType, correct, incorrect, score, duration, startedAt } = session;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3">
      <span className="font-medium">{sessionNames[sessionType]}</span>
      <span className="num text-right font-semibold">{score === null ? '–' : `${score}%`}</span>
      <span className="text-muted text-sm">
        <time dateTime={startedAt}>{momentText(startedAt, timeZone)}</time>, {durationText(duration)}
      </span>
      <span className="text-right text-muted text-sm">
        {score === null ? 'No questions' : `${correct} right, ${incorrect} wrong`}
      </span>
    </li>
  );
}

function durationText(seconds: number): string {
  return seconds < 60 ? 'under 1 min' : `${minutesOf(seconds)} min`;
}
