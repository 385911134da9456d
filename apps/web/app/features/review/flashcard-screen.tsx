import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { ToolLink } from '#app/ui/tool-button.tsx';
import { ToolPage } from '#app/ui/tool-page.tsx';
import { ToolSettings } from '#app/ui/tool-settings.tsx';
import { ToolTabList, ToolTabPanel, ToolTabs } from '#app/ui/tool-tabs.tsx';
import { CelebrationStack } from '../reward/public.ts';
import { CardTable } from './card/card-table.tsx';
import { BrowseCards } from './deck/browse-cards.tsx';
import { CardFilters } from './deck/card-filters.tsx';
import type { DayPlan } from './deck/day-plan.ts';
import { useOrderedCards } from './deck/ordered-cards.ts';
import { type ReviewDeck, useReviewDeck } from './deck/review-deck.ts';
import { ReviewFigures } from './deck/review-figures.tsx';
import { ReviewsButton } from './deck/reviews-button.tsx';
import { FlashcardSkeleton } from './flashcard-skeleton.tsx';
import { useReviewing } from './grading/reviewing.ts';
import { SmartReview } from './grading/smart-review.tsx';
import { KeptHereNote, ReviewNotices } from './sending/review-notices.tsx';
import { SettingsButton } from './settings/settings-button.tsx';

const MODES = [
  { value: 'smart', label: 'Smart review' },
  { value: 'browse', label: 'Browse' },
] as const;

type Mode = (typeof MODES)[number]['value'];

interface FlashcardScreenProps {
  title: string;
  /** What is due besides the cards. */
  dayPlan: DayPlan;
  /** A link that keeps a visitor's reviews by signing in. */
  signInLink: ReactNode;
  /** What the page says where no script runs. */
  children: ReactNode;
}

/** The flashcards, to review by schedule or to browse. */
export function FlashcardScreen({ title, dayPlan, signInLink, children }: FlashcardScreenProps) {
  const state = useReviewDeck();
  if (state.status === 'ready') {
    const { deck } = state;
    // Another tier has other cards, so its session starts over.
    return (
      <ReadyScreen
        key={`${deck.user?.id} ${deck.cards.length}`}
        title={title}
        deck={deck}
        dayPlan={dayPlan}
        signInLink={signInLink}
      />
    );
  }
  return (
    <ToolPage title={title} exitIfShort={<Leave />}>
      {children}
      {state.status === 'loading' ? (
        <FlashcardSkeleton />
      ) : (
        <CardTable state="failed" aside={null}>
          <ErrorState title="The flashcards couldn’t be loaded" onRetry={state.retry} />
        </CardTable>
      )}
    </ToolPage>
  );
}

type ReadyScreenProps = Omit<FlashcardScreenProps, 'children'> & { deck: ReviewDeck };

function ReadyScreen({ title, deck, dayPlan, signInLink }: ReadyScreenProps) {
  const [mode, setMode] = useState<Mode>(deck.plan.due.length > 0 ? 'smart' : 'browse');
  const reviewing = useReviewing(deck);
  const order = useOrderedCards(deck);
  const isBrowsing = mode === 'browse';
  const isVisitor = deck.user === null;
  const figures = <ReviewFigures deck={deck} dayPlan={dayPlan} />;
  const note = isVisitor ? <KeptHereNote signInLink={signInLink} /> : null;
  const aside = (
    <div className="grid gap-4">
      <aside aria-label="Your reviews" className="rounded-lg border border-line bg-panel p-5">
        {figures}
      </aside>
      {dayPlan.next}
      {note}
    </div>
  );
  return (
    <ToolTabs tabs={MODES} value={mode} onValueChange={setMode}>
      <ToolPage
        title={title}
        exitIfShort={<Leave />}
        toolbar={
          <div className="flex grow items-center justify-end gap-2 max-sm:order-last max-sm:basis-full">
            <div className="max-sm:mr-auto">
              <ToolTabList label="Ways to use the cards" tabs={MODES} />
            </div>
            {isBrowsing ? (
              <ToolSettings title="Filters">
                <CardFilters {...order} />
              </ToolSettings>
            ) : null}
            {/* They are about the reviews, and a phone has no room for both. */}
            <div className={isBrowsing ? 'max-sm:hidden' : undefined}>
              <SettingsButton user={deck.user} settings={deck.settings} />
            </div>
          </div>
        }
      >
        <ReviewNotices isVisitor={isVisitor} reviewing={reviewing} signInLink={signInLink} />
        <div className="wrap pt-2 short:hidden">{dayPlan.standing}</div>
        <ToolTabPanel value="smart">
          {/* A session has its new cards from the start: with another number of them it starts again. */}
          <SmartReview
            key={deck.settings.newCardsPerDay}
            deck={deck}
            dayPlan={dayPlan}
            reviewing={reviewing}
            aside={aside}
            figures={
              <ReviewsButton>
                <div className="grid gap-5">
                  {figures}
                  {dayPlan.next}
                  {note}
                </div>
              </ReviewsButton>
            }
            onBrowse={() => setMode('browse')}
          />
        </ToolTabPanel>
        <ToolTabPanel value="browse">
          <BrowseCards deck={deck} order={order} reviewing={reviewing} aside={aside} />
        </ToolTabPanel>
      </ToolPage>
      <CelebrationStack celebrations={reviewing.celebrations} onViewed={reviewing.dismissCelebrations} />
    </ToolTabs>
  );
}

function Leave() {
  return <ToolLink icon={X} label="Leave the cards" to="/" />;
}
