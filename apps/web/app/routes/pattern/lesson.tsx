import { PrefetchPageLinks, useNavigate } from 'react-router';
import { LessonScreen } from '../../features/pattern/lesson-screen.tsx';
import { LessonSkeleton } from '../../features/pattern/lesson-skeleton.tsx';
import { categoryPath, type Lesson, nameFromId } from '../../features/pattern/model.ts';
import { useLessons } from '../../features/pattern/queries.ts';
import { CompleteLesson } from '../../features/progress/complete-lesson.tsx';
import type { Learner } from '../../features/progress/queries.ts';
import { VisitorNotice } from '../../features/progress/visitor-notice.tsx';
import { DeadEnd } from '../../ui/dead-end.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import type { Route } from './+types/lesson.ts';

export function meta({ params }: Route.MetaArgs) {
  const name = nameFromId(params.patternId);
  return pageMeta({ title: name, description: `${name}: what it is, what it is not, and how often it fails.` });
}

export default function LessonRoute({ params }: Route.ComponentProps) {
  return (
    <div className="wrap py-8 md:py-12">
      {/* Completing a lesson leads to the list: it is here already should the connection be gone by then. */}
      <PrefetchPageLinks page="/learn" />
      <LessonById key={params.patternId} patternId={params.patternId} />
    </div>
  );
}

function LessonById({ patternId }: { patternId: string }) {
  const state = useLessons();
  if (state.status === 'loading') return <LessonSkeleton />;
  if (state.status === 'failed') {
    return (
      <>
        <h1 className="sr-only">Lesson</h1>
        <ErrorState title="The lesson could not be loaded" onRetry={state.retry} />
      </>
    );
  }
  const lesson = state.lessons.find(({ pattern }) => pattern.id === patternId);
  return lesson ? <KnownLesson {...state} lesson={lesson} /> : <UnknownLesson />;
}

interface KnownLessonProps {
  lesson: Lesson;
  lessons: readonly Lesson[];
  learner: Learner;
}

function KnownLesson({ lesson, lessons, learner }: KnownLessonProps) {
  const navigate = useNavigate();
  const { id, category } = lesson.pattern;
  const returnToList = () => navigate(categoryPath(category), { state: { from: id } });
  return (
    <LessonScreen
      lesson={lesson}
      lessons={lessons}
      notice={<VisitorNotice />}
      completion={<CompleteLesson pattern={lesson.pattern} learner={learner} onCompleted={returnToList} />}
    />
  );
}

function UnknownLesson() {
  return (
    <DeadEnd
      title="No such lesson"
      text="There is no pattern under this address. The link may have a slip in it, or the lesson has moved."
    />
  );
}
