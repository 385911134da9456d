import { type ReactNode, useState } from 'react';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { TabPanel } from '#app/ui/tab-panel.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { CelebrationStack } from '../reward/public.ts';
import { BrowseCards } from './deck/browse-cards.tsx';
import { type ReviewDeck, useReviewDeck } from './deck/review-deck.ts';
import { FlashcardSkeleton } from './flashcard-skeleton.tsx';
import { useReviewing } from './grading/reviewing.ts';
import { SmartReview } from './grading/smart-review.tsx';
import { ReviewNotices } from './sending/review-notices.tsx';
import { SettingsButton } from './settings/settings-button.tsx';

const MODES = [
  { value: 'smart', label: 'Smart review' },
  { value: 'browse', label: 'Browse' },
] as const;

type Mode = (typeof MODES)[number]['value'];

/** The flashcards, to review by schedule or to browse. */
export function FlashcardScreen({ signInLink }: { signInLink: ReactNode }) {
  const state = useReviewDeck();
  if (state.status === 'loading') return <FlashcardSkeleton />;
  if (state.status === 'failed') {
    return <ErrorState title="The flashcards couldn’t be loaded" onRetry={state.retry} />;
  }
  const { deck } = state;
  // Another tier has other cards, so its session starts over.
  return <ReadyScreen key={`${deck.user?.id} ${deck.cards.length}`} deck={deck} signInLink={signInLink} />;
}

function ReadyScreen({ deck, signInLink }: { deck: ReviewDeck; signInLink: ReactNode }) {
  const [mode, setMode] = useState<Mode>(deck.plan.due.length > 0 ? 'smart' : 'browse');
  const reviewing = useReviewing(deck);
  return (
    <>
      <ReviewNotices isVisitor={deck.user === null} reviewing={reviewing} signInLink={signInLink} />
      <Tabs
        label="Ways to use the cards"
        tabs={MODES}
        value={mode}
        onValueChange={setMode}
        action={<SettingsButton user={deck.user} settings={deck.settings} />}
      >
        <TabPanel value="smart">
          {/* A session has its new cards from the start: with another number of them it starts again. */}
          <SmartReview
            key={deck.settings.newCardsPerDay}
            deck={deck}
            reviewing={reviewing}
            onBrowse={() => setMode('browse')}
          />
        </TabPanel>
        <TabPanel value="browse">
          <BrowseCards deck={deck} reviewing={reviewing} />
        </TabPanel>
      </Tabs>
      <CelebrationStack celebrations={reviewing.celebrations} onViewed={reviewing.dismissCelebrations} />
    </>
  );
}
