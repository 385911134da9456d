import { ApiError } from '#app/lib/api-client.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { type Markable, saveProblem } from './model.ts';
import { SignInLink } from './sign-in-link.tsx';

interface SaveProblemProps {
  what: Markable;
  error: Error;
  onRetry: () => void;
}

/** Why something could not be marked, and what to do about it. */
export function SaveProblem({ what, error, onRetry }: SaveProblemProps) {
  const { message, remedy } = saveProblem(error instanceof ApiError ? error : null, what);
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
