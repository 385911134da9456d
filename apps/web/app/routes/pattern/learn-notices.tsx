import type { useCompletedLesson } from '#app/features/pattern/lesson-completion.ts';
import { LessonRecap } from '#app/features/pattern/list/lesson-recap.tsx';
import type { Lesson } from '#app/features/pattern/model.ts';
import { CompletionNote } from '#app/features/progress/completion-note.tsx';
import { VisitorNotice } from '#app/features/progress/visitor-notice.tsx';
import { NextStepButton } from '#app/features/today/next-step-button.tsx';
import { HeritageWelcome } from './heritage-welcome.tsx';

interface LearnNoticesProps {
  lessons: readonly Lesson[];
  completed: ReturnType<typeof useCompletedLesson>;
  /** Whether the lessons are those of this learner. */
  isKnown: boolean;
}

/** Above the lessons: the end of the one that was just completed, or else what to know before starting. */
export function LearnNotices({ lessons, completed, isKnown }: LearnNoticesProps) {
  if (completed !== null) {
    const { lesson, earnedText } = completed;
    return (
      <LessonRecap
        completed={lesson}
        note={<CompletionNote earned={earnedText} />}
        next={<NextStepButton lessons={lessons} />}
      />
    );
  }
  return (
    <>
      {isKnown ? <HeritageWelcome lessons={lessons} /> : null}
      <VisitorNotice />
    </>
  );
}
