import type { ReactNode } from 'react';
import { EvidenceCard } from './evidence-card.tsx';
import { HeritagePreview } from './heritage-preview.tsx';
import { LessonBody } from './lesson-body.tsx';
import { LessonHeader } from './lesson-header.tsx';
import { LessonNeighbours } from './lesson-neighbours.tsx';
import { LockedLesson } from './locked-lesson.tsx';
import { MarkedPicture } from './marked-picture.tsx';
import type { Lesson } from './model.ts';

const COLUMNS = 'grid items-start gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12';

interface LessonScreenProps {
  lesson: Lesson;
  lessons: readonly Lesson[];
  /** Above the content. */
  notice: ReactNode;
  /** Below the evidence of a lesson that can be studied. */
  completion: ReactNode;
}

/** One lesson as this learner may see it: whole, locked behind others, or as a preview. */
export function LessonScreen({ lesson, lessons, notice, completion }: LessonScreenProps) {
  return (
    <article>
      <LessonHeader lesson={lesson} />
      {notice}
      <LessonContent lesson={lesson} completion={completion} />
      <LessonNeighbours lesson={lesson} lessons={lessons} />
    </article>
  );
}

function LessonContent({ lesson, completion }: Pick<LessonScreenProps, 'lesson' | 'completion'>) {
  const { pattern, state } = lesson;
  if (pattern.access === 'preview' || state === 'locked') {
    return (
      <div className={COLUMNS}>
        <MarkedPicture picture={pattern.picture} />
        {pattern.access === 'preview' ? <HeritagePreview name={pattern.name} /> : <LockedLesson lesson={lesson} />}
      </div>
    );
  }
  return (
    <div className={COLUMNS}>
      <LessonBody lesson={pattern} />
      <aside aria-label="Evidence and progress" className="grid gap-6 lg:sticky lg:top-24">
        <EvidenceCard lesson={pattern} />
        {completion}
      </aside>
    </div>
  );
}
