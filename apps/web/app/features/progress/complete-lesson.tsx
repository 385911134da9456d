import type { Pattern } from '@wickwise/contract/lesson/pattern';
import { PATTERN_MASTERED_POINTS } from '@wickwise/learning/experience';
import Check from 'lucide-react/icons/check';
import { useIsHydrated } from '#app/lib/page/is-hydrated.ts';
import { Button } from '#app/ui/button/button.tsx';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { lessonEarnedText } from './model.ts';
import { useUpdateProgress, type Viewer } from './queries.ts';
import { SaveProblem } from './save-problem.tsx';
import { SignInLink } from './sign-in-link.tsx';

interface CompleteLessonProps {
  pattern: Pattern;
  /** Null until the viewer and their progress have loaded: a newcomer is assumed. */
  viewer: Viewer | null;
  /** `earnedText` is what it earned, in words; null if that is told elsewhere or nothing is known to be earned. */
  onCompleted: (earnedText: string | null) => void;
}

/** Marks a lesson complete, or reopens a completed one. */
export function CompleteLesson({ pattern, viewer, onCompleted }: CompleteLessonProps) {
  const { mark, isPending, error } = useMarkLesson({ pattern, onCompleted });
  const isHydrated = useIsHydrated();
  const isCompleted = viewer?.completed.has(pattern.id) ?? false;
  return (
    <section data-personal aria-label="Your progress" className="grid gap-3">
      {isCompleted ? (
        <p className="flex items-center gap-2 font-semibold text-up">
          <Check size={18} aria-hidden="true" />
          You’ve completed this lesson
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <Button
          variant={isCompleted ? 'quiet' : 'primary'}
          aria-disabled={!isHydrated}
          pending={isPending}
          pendingLabel="Saving..."
          onClick={() => mark(!isCompleted)}
        >
          {isCompleted ? 'Mark as still learning' : 'Mark as Complete'}
        </Button>
        {isCompleted ? null : <LessonReward patternId={pattern.id} viewer={viewer} />}
      </div>
      {error ? <SaveProblem what="lesson" error={error} onRetry={() => mark(!isCompleted)} /> : null}
    </section>
  );
}

/** For a lesson that may be locked: as tall as what replaces it once the viewer is known. */
export function CompleteLessonSkeleton() {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <Skeleton label="Loading your progress..." className="h-11 w-44" />
      <Skeleton className="h-4 w-64" />
    </div>
  );
}

function LessonReward({ patternId, viewer }: { patternId: string; viewer: Viewer | null }) {
  if (viewer === null || viewer.user === null) {
    return (
      <span className="text-muted text-sm">
        <SignInLink>Sign in to keep your progress and earn XP</SignInLink>
      </span>
    );
  }
  if (viewer.reopened.has(patternId)) return <span className="text-muted text-sm">its XP is already yours</span>;
  return (
    <span className="text-muted text-sm">
      earns <span className="num">{PATTERN_MASTERED_POINTS}</span> XP
    </span>
  );
}

function useMarkLesson({ pattern, onCompleted }: Omit<CompleteLessonProps, 'viewer'>) {
  const { mutate, isPending, error } = useUpdateProgress();
  const { toast } = useToast();
  const nameOf = () => pattern.name;

  const complete = () =>
    mutate(
      { patternId: pattern.id, completed: true },
      {
        onSuccess: (earned) => onCompleted(earned && lessonEarnedText({ earned, nameOf })),
      },
    );
  const reopen = () =>
    mutate(
      { patternId: pattern.id, completed: false },
      { onSuccess: () => toast({ title: 'Marked as still learning', description: 'You keep the XP you’ve earned.' }) },
    );
  return { mark: (completed: boolean) => (completed ? complete() : reopen()), isPending, error };
}
