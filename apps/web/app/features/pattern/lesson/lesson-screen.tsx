import type { PatternLesson } from '@wickwise/contract/lesson/lesson';
import { type ReactNode, useState } from 'react';
import { GlossaryText } from '#app/ui/glossary.tsx';
import { sliceOf } from '#app/ui/slice.tsx';
import { EvidenceCard } from '../evidence/evidence-card.tsx';
import type { Lesson } from '../model.ts';
import { MarkedPicture } from '../picture/marked-picture.tsx';
import { AdjacentLessons } from './adjacent-lessons.tsx';
import { AtAGlance } from './at-a-glance.tsx';
import { canTellApart, FirstLook } from './first-look.tsx';
import { HeritagePreview } from './heritage-preview.tsx';
import { LessonPart, LessonPictures, LessonText } from './lesson-body.tsx';
import { LessonHeader } from './lesson-header.tsx';
import { LessonStage } from './lesson-stage.tsx';
import { LessonTradePart } from './lesson-trade-part.tsx';
import { Neighbors } from './neighbors.tsx';
import { RealExamples } from './real-examples.tsx';

const COLUMNS =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12';

interface LessonScreenProps {
  lesson: Lesson;
  lessons: readonly Lesson[];
  /** Above the content. */
  notice: ReactNode;
  /** At the end of a whole lesson. */
  practice: ReactNode;
  /** Below the evidence of a whole lesson. */
  completion: ReactNode;
}

/** One lesson as this learner may see it: whole, or as a preview. */
export function LessonScreen({ lesson, lessons, notice, practice, completion }: LessonScreenProps) {
  const { pattern } = lesson;
  return (
    <article>
      <LessonHeader lesson={lesson}>
        {pattern.access === 'lesson' && canTellApart(pattern) ? <FirstLookSlice lesson={pattern} /> : null}
      </LessonHeader>
      {notice}
      <LessonContent lesson={lesson} lessons={lessons} practice={practice} completion={completion} />
    </article>
  );
}

function LessonContent({ lesson, lessons, practice, completion }: Omit<LessonScreenProps, 'notice'>) {
  const { pattern } = lesson;
  const adjacent = <AdjacentLessons lesson={lesson} lessons={lessons} />;
  if (pattern.access === 'preview') {
    return (
      <>
        <div className={COLUMNS}>
          <MarkedPicture picture={pattern.picture} />
          <HeritagePreview name={pattern.name} />
        </div>
        {adjacent}
      </>
    );
  }
  return (
    <WholeLesson pattern={pattern} lessons={lessons} practice={practice} completion={completion} adjacent={adjacent} />
  );
}

interface WholeLessonProps extends Pick<LessonScreenProps, 'lessons' | 'practice' | 'completion'> {
  pattern: PatternLesson;
  /** The links to the lessons before and after this one. */
  adjacent: ReactNode;
}

const FirstLookSlice = sliceOf(FirstLook);
const TradeSlice = sliceOf(LessonTradePart);
const RealExamplesSlice = sliceOf(RealExamples);
const EvidenceSlice = sliceOf(EvidenceCard);

interface StageProps {
  lesson: PatternLesson;
  onReveal: (isRevealed: boolean) => void;
}

const StageSlice = sliceOf(({ lesson, onReveal }: StageProps) => (
  <LessonStage lesson={lesson} onReveal={() => onReveal(true)}>
    <LessonPart title="What it is">
      <p>
        <GlossaryText text={lesson.definition} />
      </p>
    </LessonPart>
    <AtAGlance lesson={lesson} />
  </LessonStage>
));

/** Asking for what followed the example also shows how its trade went. */
function WholeLesson({ pattern, lessons, practice, completion, adjacent }: WholeLessonProps) {
  const [isOutcomeShown, showOutcome] = useState(false);
  return (
    <>
      <StageSlice lesson={pattern} onReveal={showOutcome} />
      <div className={`mt-12 ${COLUMNS}`}>
        <LessonText
          lesson={pattern}
          trade={<TradeSlice lesson={pattern} isOutcomeShown={isOutcomeShown} onShowOutcome={showOutcome} />}
        />
        <aside aria-label="Evidence">
          <EvidenceSlice lesson={pattern} />
        </aside>
      </div>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-10">
        <LessonPictures lesson={pattern}>
          <Neighbors lesson={pattern} lessons={lessons} />
          {pattern.recognizedAs === null ? null : (
            <RealExamplesSlice
              patternId={pattern.id}
              name={pattern.name}
              isUndecided={pattern.recognizedAs.kind === 'candlestick' && pattern.frame.bias === 'either'}
            />
          )}
          {practice}
        </LessonPictures>
        <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-6 border-line border-t pt-8">
          {completion}
        </div>
      </div>
      {adjacent}
    </>
  );
}
