import { ApiError } from '#app/lib/api-client.ts';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { useCompleteItem } from './completion-queries.ts';
import type { LearningModule } from './learning-path.ts';
import { saveProblem } from './model.ts';

/** The module's screen opens at once; if it couldn't be marked, a message there says so. */
export function useStartModule({ id, title }: Pick<LearningModule, 'id' | 'title'>) {
  const { mutateAsync } = useCompleteItem();
  const { toast } = useToast();
  const start = () => {
    mutateAsync({ kind: 'module', itemId: id }).catch((error: unknown) =>
      toast({
        title: `“${title}” isn’t marked as completed`,
        description: saveProblem(error instanceof ApiError ? error : null, 'module').message,
        variant: 'destructive',
        action: { label: 'Try again', altText: 'Start the module again from the learning path', onClick: start },
      }),
    );
  };
  return start;
}
