import { ApiError } from '../../lib/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { saveProblem } from './model.ts';
import { SignInLink } from './sign-in-link.tsx';

/** Why the lesson could not be marked, with what helps. */
export function SaveProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { message, remedy } = saveProblem(error instanceof ApiError ? error : null);
  return (
    <Notice tone="error" title="Not saved" live>
      <p>{message}</p>
      {remedy === 'sign-in' ? <SignInLink>Sign in again</SignInLink> : null}
      {remedy === 'try-again' ? (
        <Button variant="quiet" className="mt-3" onClick={onRetry}>
          Try again
        </Button>
      ) : null}
    </Notice>
  );
}
