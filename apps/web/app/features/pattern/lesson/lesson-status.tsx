import type { LessonState } from '@wickwise/learning/unlock';
import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import Play from 'lucide-react/icons/play';

const statuses = {
  completed: { icon: Check, word: 'Done', tone: 'text-up' },
  playable: { icon: Play, word: 'Study', tone: 'text-ink' },
  locked: { icon: Lock, word: 'Locked', tone: 'text-muted' },
  heritage: { icon: Lock, word: 'Preview', tone: 'text-brass' },
} satisfies Record<LessonState, object>;

/** The learner's state in a lesson, as an icon with its label. */
export function LessonStatus({ state }: { state: LessonState }) {
  const { icon: Icon, word, tone } = statuses[state];
  return (
    <span data-personal className={`flex shrink-0 items-center gap-1.5 font-semibold text-sm ${tone}`}>
      <Icon size={14} strokeWidth={2.25} aria-hidden="true" />
      {word}
    </span>
  );
}
