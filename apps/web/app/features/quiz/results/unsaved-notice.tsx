import { useIsMutating } from '@tanstack/react-query';
import { useCurrentUser } from '#app/features/identity/queries.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { listUnsaved, SAVING, useSaveQuizResult } from '../queries.ts';

/** Results of earlier visits that never reached the server. */
export function UnsavedResults() {
  const { user } = useCurrentUser();
  return user === null ? null : <Unsaved userId={user.id} />;
}

function Unsaved({ userId }: { userId: string }) {
  const { mutateAsync } = useSaveQuizResult(userId);
  // The list is read again whenever a result was sent, from wherever.
  const isSending = useIsMutating({ mutationKey: SAVING }) > 0;
  const unsaved = listUnsaved(userId);
  if (unsaved.length === 0) return null;
  const sendAll = async () => {
    // Tries each one, even after a failure: whatever remains has failed.
    for (const result of unsaved) await Promise.allSettled([mutateAsync(result)]);
  };
  return (
    <div className="mb-8">
      <Notice tone="warning" title="Not saved">
        <p>
          {unsaved.length === 1 ? 'One quiz result is' : `${unsaved.length} quiz results are`} kept in this browser and
          not yet in your account.
        </p>
        <Button variant="quiet" className="mt-3" pending={isSending} pendingLabel="Saving..." onClick={sendAll}>
          Try again
        </Button>
      </Notice>
    </div>
  );
}
