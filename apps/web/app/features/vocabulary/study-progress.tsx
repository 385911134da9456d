import type { Term } from '@wickwise/curriculum/vocabulary/term';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { ProgressBar } from '#app/ui/state/progress-bar.tsx';
import { countCompleted, useCompletions } from '../progress/public.ts';
import { whatIsNext } from './model.ts';

/** How many terms are studied, and how many make the next milestone. */
export function StudyProgress({ terms }: { terms: readonly Term[] }) {
  const { completed, isError, retry } = useCompletions('term');
  const total = terms.length;
  if (isError) {
    return (
      <Notice tone="error" title="We couldn’t load which terms you’ve studied" live>
        <Button variant="quiet" className="mt-2" onClick={retry}>
          Try again
        </Button>
      </Notice>
    );
  }
  const studied = completed && countCompleted(terms, completed);
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap justify-between gap-x-4 text-md">
        <span>
          <span className="num">{studied ?? '–'}</span> of <span className="num">{total}</span> terms studied
        </span>
        {studied === null ? null : <span className="text-muted">{whatIsNext(studied, total)}</span>}
      </p>
      <ProgressBar
        value={studied ?? 0}
        max={total}
        label="Terms studied"
        valueText={studied === null ? 'Not known yet' : `${studied} of ${total} terms`}
      />
    </div>
  );
}
