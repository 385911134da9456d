import type { ReviewEntry, ReviewGrade } from '@wickwise/contract/review';
import type { Earned } from '@wickwise/contract/reward/reward';
import { useEffect, useRef, useState } from 'react';
import type { ShownCelebration } from '#app/features/reward/public.ts';
import type { ReviewDeck } from '../deck/review-deck.ts';
import { EASY_RATINGS_CELEBRATED, milestoneReached } from '../model.ts';
import { useRecordReviews } from '../queries.ts';
import { type CardEntryKind, cardEntry, gradeEntry, undoEntry } from '../review-entry.ts';

/** A grade as it went into the log. */
export type GradeEntry = Extract<ReviewEntry, { kind: 'grade' }>;

/** A grade, and how long the learner took to give it. */
export interface Graded {
  readonly cardId: string;
  readonly grade: ReviewGrade;
  readonly responseMs: number;
}

export interface Reviewing {
  readonly grade: (graded: Graded) => GradeEntry;
  readonly undo: (graded: GradeEntry) => void;
  /** Suspends, resumes or resets a card. */
  readonly change: (kind: CardEntryKind, cardId: string) => void;
  /** Entries that did not reach the server. */
  readonly unsent: number;
  /** Whether they were refused because the session had ended. */
  readonly wasSignedOut: boolean;
  readonly isSending: boolean;
  readonly retry: () => void;
  /** Experience earned by reviews on this visit. */
  readonly points: number;
  /** Only a visitor's: a learner's come from the server, and show on every screen. */
  readonly celebrations: readonly ShownCelebration[];
  readonly dismissCelebrations: (ids: readonly string[]) => void;
}

/** Grades and undoes cards of a deck, and notices what to celebrate. */
export function useReviewing(deck: ReviewDeck): Reviewing {
  const earnings = useEarnings();
  const { record, unsent, wasSignedOut, retry, isPending } = useRecordReviews({
    user: deck.user,
    onEarned: earnings.add,
  });
  const { celebrations, celebrate, dismissCelebrations } = useVisitorCelebrations(deck.user === null);
  const [easyRatings, setEasyRatings] = useState(0);
  useMasteryMilestones(deck.mastered, celebrate);

  const grade = (given: Graded) => {
    const graded = gradeEntry({ ...given, retentionPercent: deck.settings.retentionPercent });
    record([graded]);
    if (given.grade !== 'easy') return graded;
    setEasyRatings(easyRatings + 1);
    if (easyRatings + 1 === EASY_RATINGS_CELEBRATED) celebrate(FIVE_EASY);
    return graded;
  };
  const undo = (graded: GradeEntry) => {
    record([undoEntry(graded)]);
    if (graded.grade === 'easy') setEasyRatings(easyRatings - 1);
  };
  return {
    grade,
    undo,
    change: (kind, cardId) => record([cardEntry(kind, cardId)]),
    unsent,
    wasSignedOut,
    isSending: isPending,
    retry,
    points: earnings.points,
    celebrations,
    dismissCelebrations,
  };
}

const FIVE_EASY: ShownCelebration = {
  id: 'five-easy',
  triggerEvent: 'flashcards-easy',
  celebrationData: {
    title: 'Flashcard Review',
    description: 'You’ve rated five cards Easy on this visit. They’ll come back at longer and longer intervals.',
  },
};

function milestoneOf(count: number): ShownCelebration {
  return {
    id: `mastered-${count}`,
    triggerEvent: `milestone:patterns_completed:${count}`,
    celebrationData: {
      title: `${count} flashcards in long-term memory`,
      description: `You’re likely to remember ${count} flashcards for three weeks or more.`,
    },
  };
}

function useVisitorCelebrations(isVisitor: boolean) {
  const [celebrations, setCelebrations] = useState<readonly ShownCelebration[]>([]);
  return {
    celebrations,
    celebrate: (celebration: ShownCelebration) => {
      if (isVisitor) setCelebrations((before) => [...before, celebration]);
    },
    dismissCelebrations: (ids: readonly string[]) =>
      setCelebrations((before) => before.filter(({ id }) => !ids.includes(id))),
  };
}

/** Celebrates a milestone when the count passes it, not when the page finds it already passed. */
function useMasteryMilestones(mastered: number, celebrate: (celebration: ShownCelebration) => void): void {
  const before = useRef(mastered);
  useEffect(() => {
    const milestone = milestoneReached(before.current, mastered);
    before.current = mastered;
    if (milestone !== null) celebrate(milestoneOf(milestone));
  }, [mastered, celebrate]);
}

/** Adds up what reviews earn: a message for each would be noise. */
function useEarnings() {
  const [points, setPoints] = useState(0);
  const add = (earned: Earned) =>
    setPoints((before) => earned.entries.reduce((sum, entry) => sum + entry.points, before));
  return { points, add };
}
