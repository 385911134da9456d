import type { Pattern } from '@wickwise/contract/pattern';
import { PATTERN_MASTERED_POINTS } from '@wickwise/learning/experience';
import Check from 'lucide-react/icons/check';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { completionMessage, VISITOR_COMPLETION } from './model.ts';
import { type Learner, useUpdateProgress } from './queries.ts';
import { SaveProblem } from './save-problem.tsx';
import { SignInLink } from './sign-in-link.tsx';

interface CompleteLessonProps {
  pattern: Pattern;
  learner: Learner;
  onCompleted: () => void;
}

/** Marks a lesson complete, or takes a completed one up again. */
export function CompleteLesson({ pattern, learner, onCompleted }: CompleteLessonProps) {
  const { mark, isPending, error } = useMarkLesson({ pattern, learner, onCompleted });
  const isCompleted = learner.completed.has(pattern.id);
  return (
    <section aria-label="Your progress" className="grid gap-3">
      {isCompleted ? (
        <p className="flex items-center gap-2 font-semibold text-up">
          <Check size={18} aria-hidden="true" />
          You have mastered this lesson
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant={isCompleted ? 'quiet' : 'primary'}
          pending={isPending}
          pendingLabel="Saving..."
          onClick={() => mark(!isCompleted)}
        >
          {isCompleted ? 'Mark as still learning' : 'Mark as Complete'}
        </Button>
        {isCompleted ? null : <Worth patternId={pattern.id} learner={learner} />}
      </div>
      {error ? <SaveProblem error={error} onRetry={() => mark(!isCompleted)} /> : null}
    </section>
  );
}

function Worth({ patternId, learner }: { patternId: string; learner: Learner }) {
  if (learner.user === null) {
    return (
      <span className="text-muted text-sm">
        <SignInLink>Sign in to keep your progress and earn XP</SignInLink>
      </span>
    );
  }
  if (learner.reopened.has(patternId)) return <span className="text-muted text-sm">its XP is already yours</span>;
  return (
    <span className="text-muted text-sm">
      earns <span className="num">{PATTERN_MASTERED_POINTS}</span> XP
    </span>
  );
}

function useMarkLesson({ pattern, learner, onCompleted }: CompleteLessonProps) {
  const { mutate, isPending, error } = useUpdateProgress(learner);
  const { toast } = useToast();
  const nameOf = () => pattern.name;

  const complete = () =>
    mutate(
      { patternId: pattern.id, completed: true },
      {
        onSuccess: (earned) => {
          toast(earned ? completionMessage({ earned, nameOf }) : VISITOR_COMPLETION);
          onCompleted();
        },
      },
    );
  const reopen = () =>
    mutate(
      { patternId: pattern.id, completed: false },
      { onSuccess: () => toast({ title: 'Marked as still learning', description: 'What you earned stays yours.' }) },
    );
  return { mark: (completed: boolean) => (completed ? complete() : reopen()), isPending, error };
}
