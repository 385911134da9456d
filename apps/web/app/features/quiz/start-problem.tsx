import { ApiError } from '#app/lib/api-client.ts';
import { Notice } from '#app/ui/state/notice.tsx';

/** Why the questions of a quiz could not be drawn. The button that asked for them asks again. */
export function StartProblem({ error }: { error: Error }) {
  return (
    <Notice tone="error" title="Your quiz couldn’t be started" live>
      {error instanceof ApiError && error.reason !== null
        ? error.reason
        : 'We couldn’t reach the server. Check your connection, then try again.'}
    </Notice>
  );
}
