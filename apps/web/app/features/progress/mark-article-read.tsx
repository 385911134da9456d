import Check from 'lucide-react/icons/check';
import { Button } from '#app/ui/button/button.tsx';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { useCompleteItem, useCompletions } from './completion-queries.ts';
import { SaveProblem } from './save-problem.tsx';

/** At the end of an article: marks it as read. */
export function MarkArticleRead({ articleId }: { articleId: string }) {
  const { completed, isError } = useCompletions('article');
  const { mutate, isPending, error } = useCompleteItem();
  const mark = () => mutate({ kind: 'article', itemId: articleId });
  const isRead = completed?.has(articleId) === true;
  return (
    <div className="grid justify-items-start gap-3 print:hidden">
      <KeepFocus state={isRead}>
        <div role="status" className="flex min-h-11 items-center">
          {isRead ? (
            <p className="flex items-center gap-2 font-semibold text-up">
              <Check size={18} aria-hidden="true" />
              You’ve read this article
            </p>
          ) : (
            <Button pending={isPending || (completed === null && !isError)} onClick={mark}>
              Mark as read
            </Button>
          )}
        </div>
      </KeepFocus>
      {error ? <SaveProblem what="article" error={error} onRetry={mark} /> : null}
    </div>
  );
}
