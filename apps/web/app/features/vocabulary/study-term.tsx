import { vocabulary } from '@wickwise/curriculum/vocabulary/vocabulary';
import { Button } from '#app/ui/button/button.tsx';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { countCompleted, SaveProblem, useCompleteItem, useCompletions } from '../progress/public.ts';
import { StudyMilestone } from './study-milestone.tsx';
import { StudiedMark } from './term-card.tsx';

/** Marks a term as studied, and celebrates the milestone that this reaches. */
export function StudyTerm({ termId }: { termId: string }) {
  const { completed, isError, isVisitor } = useCompletions('term');
  const { mutate, isPending, error } = useCompleteItem();
  const isStudied = completed?.has(termId) === true;
  const mark = () => mutate({ kind: 'term', itemId: termId });
  return (
    <KeepFocus state={isStudied}>
      <div className="grid justify-items-start gap-3">
        <div className="flex min-h-11 items-center" role="status">
          {isStudied ? (
            <StudiedMark />
          ) : (
            <Button pending={isPending || (completed === null && !isError)} onClick={mark}>
              Mark as studied
            </Button>
          )}
        </div>
        {error ? <SaveProblem what="term" error={error} onRetry={mark} /> : null}
        <StudyMilestone studied={completed && countCompleted(vocabulary, completed)} isVisitor={isVisitor} />
      </div>
    </KeepFocus>
  );
}
