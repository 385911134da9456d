import { SignInLink } from '#app/features/progress/public.ts';
import { ApiError } from '#app/lib/api-client.ts';
import { Notice } from '#app/ui/state/notice.tsx';

const UNREACHABLE = 'We couldn’t reach the server. Your choice is kept: send it again when you’re back online.';
const SERVER_FAILED = 'Something went wrong on our side. Your choice is kept: send it again in a moment.';

/** Why an answer could not be judged. The button that sent it sends it again. */
export function JudgingProblem({ error }: { error: Error }) {
  return (
    <div className="mt-6">
      <Notice tone="error" title="Your answer wasn’t sent" live>
        {error instanceof ApiError && error.code === 'not_signed_in' ? (
          <p>
            You’ve been signed out. Your quiz is kept in this tab. <SignInLink>Sign in again</SignInLink> to continue.
          </p>
        ) : (
          <p>{error instanceof ApiError ? (error.reason ?? SERVER_FAILED) : UNREACHABLE}</p>
        )}
      </Notice>
    </div>
  );
}
