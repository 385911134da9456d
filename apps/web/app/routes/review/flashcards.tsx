import { SignInLink } from '#app/features/progress/sign-in-link.tsx';
import { FlashcardScreen } from '#app/features/review/flashcard-screen.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { Page } from '#app/ui/page.tsx';

export function meta() {
  return pageMeta({
    title: 'Flashcard review',
    description:
      'One pattern per card, with a new chart at each review. Cards come back just before you’d forget them.',
  });
}

export default function Flashcards() {
  return (
    <Page title="Flashcard review" lede="Look at the chart, answer in your head, then turn the card and rate yourself.">
      <FlashcardScreen signInLink={<SignInLink>Sign in to keep them and earn XP</SignInLink>} />
    </Page>
  );
}
