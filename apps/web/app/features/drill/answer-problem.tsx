import { ApiError } from '#app/lib/api-client.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/state/notice.tsx';

const UNREACHABLE = 'We couldn’t reach the server. Your choice is kept: send it again when you’re back online.';
const SERVER_FAILED = 'Something went wrong on our side. Your choice is kept: try again in a moment.';

/** Why an answer could not be judged, with a way to send it again. */
export function AnswerProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className="mt-4">
      <Notice tone="error" title="Your answer wasn’t sent" live>
        <p>{error instanceof ApiError ? (error.reason ?? SERVER_FAILED) : UNREACHABLE}</p>
        <Button variant="quiet" className="mt-3" onClick={onRetry}>
          Send again
        </Button>
      </Notice>
    </div>
  );
}
