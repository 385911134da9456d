import { useCurrentUser } from '../identity/queries.ts';
import { SignInLink } from './sign-in-link.tsx';

/** What a completed lesson earned, and what becomes of it. */
export function CompletionNote({ earned }: { earned: string | null }) {
  const { user, isPending } = useCurrentUser();
  if (user === null && !isPending) {
    return (
      <>
        Your progress is kept in this browser only. <SignInLink>Sign in to keep your progress and earn XP</SignInLink>.
      </>
    );
  }
  return [earned, 'Its flashcard brings it back around the time you’d start to forget it.'].filter(Boolean).join(' ');
}
