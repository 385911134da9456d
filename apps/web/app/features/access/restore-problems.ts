import { ApiError } from '#app/lib/api-client.ts';
import { failureMessage } from '../identity/public.ts';
import { activationMessages } from './model.ts';

const NOT_RESTORED = 'Failed to restore access. Please contact support.';

/** Why access was not restored, and what helps: a new link, or the same one once more. */
export function restoreProblem(error: unknown): { message: string; text: string; remedy: 'new-link' | 'try-again' } {
  if (error instanceof ApiError && error.code === 'link_invalid') {
    return { message: NOT_RESTORED, text: `${failureMessage(error)} We can send you a new one.`, remedy: 'new-link' };
  }
  const said = error instanceof ApiError ? error.reason : null;
  return {
    message: NOT_RESTORED,
    text: said ?? 'The server isn’t responding. You can still use your link.',
    remedy: 'try-again',
  };
}

/** Why no link could be requested. */
export function restoreRequestProblem(error: unknown): string {
  if (error instanceof TypeError) return activationMessages.grant.unreachable;
  return (error instanceof ApiError ? error.reason : null) ?? NOT_RESTORED;
}
