import { Notice } from '#app/ui/state/notice.tsx';
import { failureMessage } from './failures.ts';

/** Why an action failed; nothing while `error` is null. */
export function FailureNotice({ error }: { error: unknown }) {
  return error === null ? null : (
    <Notice tone="error" live>
      {failureMessage(error)}
    </Notice>
  );
}
