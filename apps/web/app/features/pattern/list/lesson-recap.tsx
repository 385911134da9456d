import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import type { Lesson } from '../model.ts';

/** More would be the lesson again. */
const MAX_POINTS = 3;

interface LessonRecapProps {
  completed: Lesson;
  /** What else there is to say about completing it. */
  note: ReactNode;
  /** What to do next. */
  next: ReactNode;
}

/** The end of a lesson: what to remember, when it comes back, and what to do next. */
export function LessonRecap({ completed: { pattern }, note, next }: LessonRecapProps) {
  return (
    <section aria-labelledby="recap" className="mb-8 rounded-lg border border-brass bg-panel p-5 sm:mb-10 sm:p-6">
      <p className="flex items-center gap-2 font-semibold text-md text-up">
        <Check size={18} aria-hidden="true" />
        Lesson complete
      </p>
      <h2 id="recap" className="mt-1">
        {pattern.name}
      </h2>
      {pattern.access === 'lesson' ? (
        <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-soft">
          {pattern.characteristics.slice(0, MAX_POINTS).map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      ) : null}
      <p className="mt-3 text-md text-muted">{note}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {next}
        <ButtonLink to="/flashcards" variant="quiet">
          Review flashcards
        </ButtonLink>
      </div>
    </section>
  );
}
