import { useSendWhenOnline } from '#app/lib/send-when-online.ts';
import { useSendReviews } from '../queries.ts';

/** Sends a learner's reviews that never reached the server, on whichever page they come back to. */
export function useSendUnsentReviews(userId: string): void {
  const { send } = useSendReviews(userId);
  useSendWhenOnline(send);
}
