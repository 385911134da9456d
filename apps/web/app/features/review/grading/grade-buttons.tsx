import type { ReviewGrade } from '@wickwise/contract/review';
import { Button } from '#app/ui/button/button.tsx';
import { KeyHint } from '#app/ui/key-hint.tsx';
import { gradeNames } from '../model.ts';

interface GradeButtonsProps {
  /** In the order of their keys. */
  grades: readonly ReviewGrade[];
  /** When the card is due again after each grade; left out where it is not shown. */
  intervalOf?: (grade: ReviewGrade) => string;
  onGrade: (grade: ReviewGrade) => void;
}

/** How well the card was known, with the key for each. */
export function GradeButtons({ grades, intervalOf, onGrade }: GradeButtonsProps) {
  return (
    <fieldset className="flex grow flex-wrap items-center gap-x-4">
      <legend className="sr-only">How well did you know it?</legend>
      <span aria-hidden="true" className="text-md text-soft max-lg:hidden">
        How well did you know it?
      </span>
      <div className="grid grow auto-cols-fr grid-flow-col gap-2">
        {grades.map((grade, index) => (
          <Button
            key={grade}
            variant="quiet"
            className="flex-col gap-0.5 px-1! py-1.5! short:text-sm"
            aria-keyshortcuts={String(index + 1)}
            onClick={() => onGrade(grade)}
          >
            <span className="flex items-center gap-2">
              {gradeNames[grade]} <KeyHint>{String(index + 1)}</KeyHint>
            </span>
            {intervalOf ? <span className="num font-normal text-muted text-sm">{intervalOf(grade)}</span> : null}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
