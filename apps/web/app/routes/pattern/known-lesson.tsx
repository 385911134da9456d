import type { PatternLesson } from '@wickwise/contract/lesson/lesson';
import type { PlanAction } from '@wickwise/contract/today';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { AskWick } from '#app/features/assistant/public.ts';
import { SpotIt } from '#app/features/drill/spot-it.tsx';
import { NotesButton } from '#app/features/journal/notes/notes-button.tsx';
import { LessonScreen } from '#app/features/pattern/lesson/lesson-screen.tsx';
import { LockedLesson } from '#app/features/pattern/lesson/locked-lesson.tsx';
import type { LessonCompletion } from '#app/features/pattern/lesson-completion.ts';
import { categoryPath, type Lesson, lessonTexts } from '#app/features/pattern/model.ts';
import { CompleteLesson, CompleteLessonSkeleton } from '#app/features/progress/complete-lesson.tsx';
import type { Viewer } from '#app/features/progress/queries.ts';
import { VisitorNotice } from '#app/features/progress/visitor-notice.tsx';
import { PatternStatus } from '#app/features/today/known/known-skills.tsx';
import { PlanStanding } from '#app/features/today/plan-standing.tsx';
import { TermGlossary } from '#app/features/vocabulary/term-glossary.tsx';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { ErrorState } from '#app/ui/state/error-state.tsx';

/** In a drill, on an answer that was just given. */
function tutorOf(answer: { patternId: string; drillId: string; question: number }) {
  return <AskWick subject={{ kind: 'drill', ...answer }} title="Ask Wick about this answer" />;
}

interface ViewedLesson {
  lesson: Lesson;
  /** Null until the viewer and their progress have loaded. */
  viewer: Viewer | null;
  /** Retries whatever of that failed to load. */
  retry?: () => void;
}

/** A lesson with its terms explained, and at its end what this viewer can do with it. */
export function KnownLesson({ lessons, ...viewed }: ViewedLesson & { lessons: readonly Lesson[] }) {
  const { lesson, viewer } = viewed;
  const { pattern } = lesson;
  const [isPracticing, setPracticing] = useState(false);
  const screen = (
    <div data-viewer-unknown={viewer === null || undefined}>
      <LessonScreen
        // Until the viewer is known it can only be read.
        lesson={viewer ? lesson : { ...lesson, state: 'playable' }}
        lessons={lessons}
        notice={<VisitorNotice />}
        practice={
          viewer !== null && lesson.state === 'locked' ? null : (
            <SpotIt
              patternId={pattern.id}
              status={<PatternStatus patternId={pattern.id} />}
              standing={<PlanStanding covers={(action) => isAbout(action, pattern.id)} />}
              onRunningChange={setPracticing}
              tutor={tutorOf}
            />
          )
        }
        completion={
          <>
            <Completion {...viewed} isPracticing={isPracticing} />
            {pattern.access === 'lesson' ? (
              <AskWick subject={{ kind: 'lesson', patternId: pattern.id }} title="Ask Wick about this lesson" />
            ) : null}
            <NotesButton label="Write a note on this lesson" lessons={[{ id: pattern.id, title: pattern.name }]} />
          </>
        }
      />
    </div>
  );
  if (pattern.access === 'preview') return screen;
  return <LessonGlossary pattern={pattern}>{screen}</LessonGlossary>;
}

/** The drill of a pattern practices it, and ends its lesson. */
function isAbout(action: PlanAction, patternId: string): boolean {
  if (action.kind === 'lesson') return action.patternId === patternId;
  return action.kind === 'drill' && action.against === null && action.patternId === patternId;
}

function LessonGlossary({ pattern, children }: { pattern: PatternLesson; children: ReactNode }) {
  const texts = useMemo(() => lessonTexts(pattern), [pattern]);
  return (
    <TermGlossary termIds={pattern.terms} texts={texts}>
      {children}
    </TermGlossary>
  );
}

interface CompletionProps extends ViewedLesson {
  /** A drill is running, which leaving the page would throw away. */
  isPracticing: boolean;
}

function Completion({ lesson, viewer, retry, isPracticing }: CompletionProps) {
  const navigate = useNavigate();
  const { toast } = useToast();
  const { id, category } = lesson.pattern;
  const returnToList = (earnedText: string | null) => {
    if (isPracticing) toast({ title: 'Lesson complete', description: 'Finish your charts first: we kept them open.' });
    else navigate(categoryPath(category), { state: { patternId: id, earnedText } satisfies LessonCompletion });
  };
  if (viewer === null && retry) return <ErrorState title="Your progress couldn’t be loaded" onRetry={retry} />;
  if (viewer === null && lesson.state === 'locked') return <CompleteLessonSkeleton />;
  if (lesson.state === 'locked') return <LockedLesson lesson={lesson} />;
  return <CompleteLesson pattern={lesson.pattern} viewer={viewer} onCompleted={returnToList} />;
}
