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
    <fieldset>
      <legend className="mb-2 text-md text-soft">How well did you know it?</legend>
      <div className={`grid gap-2 ${grades.length === 4 ? 'grid-cols-2 sm:grid-cols-4' : 'grid-cols-3'}`}>
        {grades.map((grade, index) => (
          <Button
            key={grade}
            variant="quiet"
            className="flex-col gap-0.5 px-2"
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
