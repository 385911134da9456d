import { useLocation } from 'react-router';
import { ApiError, isSignedOut } from '#app/lib/api-client.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { signInHref } from '../site/public.ts';

const UNREACHABLE = 'We couldn’t reach the server. Your choice is kept: send it again when you’re back online.';
const SIGNED_OUT = 'You’ve been signed out. Sign in again to continue.';

/** Why a choice could not be judged, and what to do about it. */
export function AnswerProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const location = useLocation();
  const isOut = isSignedOut(error);
  return (
    <Notice tone="error" title="Your answer wasn’t sent" live>
      <p>{isOut ? SIGNED_OUT : messageOf(error)}</p>
      {isOut ? (
        <a href={signInHref(location)} className="font-semibold text-ink underline underline-offset-4">
          Sign in again
        </a>
      ) : (
        <Button variant="quiet" className="mt-3" onClick={onRetry}>
          Send again
        </Button>
      )}
    </Notice>
  );
}

function messageOf(error: Error): string {
  if (!(error instanceof ApiError)) return UNREACHABLE;
  return error.reason ?? 'Something went wrong on our side. Your choice is kept: try again in a moment.';
}
