import type { Flashcard, ReviewEntry, ReviewState } from '@wickwise/contract/review';
import { patterns } from '@wickwise/curriculum/patterns';
import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { type CardSchedule, scheduleAfter } from '@wickwise/learning/card-schedule';
import { addDays, type LocalDay, parseLocalDay } from '@wickwise/learning/local-day';
import { listFlashcards } from '../../apps/server/src/features/review/data.ts';
import { VISITOR_REVIEWS_KEY } from '../../apps/web/app/features/review/storage.ts';
import Flashcards from '../../apps/web/app/routes/review/flashcards.tsx';
import { answer, recordedCalls } from './answers.ts';
import { people, stats } from './people.ts';
import { renderScreen, screen } from './render-screen.tsx';
import { answerToday } from './today.ts';

const EARNED = { entries: [{ cause: 'flashcard-review:2026-03-09:1', points: 2 }], stats, celebrations: [] };
const TODAY = parseLocalDay('2026-03-09');
export const DEFAULT_SETTINGS = { newCardsPerDay: 10, retentionPercent: 90 };
export const free = patterns.filter(({ requiredTier }) => requiredTier === 'genesis');

/** A schedule whose card was graded Medium this many days ago, due three days after. */
export function reviewed(cardId: string, daysAgo: number): CardSchedule {
  return scheduleAfter(null, { cardId, grade: 'good', day: addDays(TODAY, -daysAgo) as LocalDay });
}

interface FlashcardOptions {
  who?: keyof typeof people;
  schedules?: readonly CardSchedule[];
  suspended?: readonly string[];
  cards?: Flashcard[];
  state?: ReviewState;
  /** The server's plan and skills. */
  today?: Parameters<typeof answerToday>[0];
}

export function renderFlashcards({
  who = 'visitor',
  schedules = [],
  suspended = [],
  cards = listFlashcards({ hasHeritageAccess: who === 'heritage' }),
  state = stateOf(schedules, suspended),
  today,
}: FlashcardOptions = {}) {
  answer('GET /api/auth/user', people[who]);
  answer('GET /api/flashcards', cards);
  answer('GET /api/patterns', readerPatterns({ hasHeritageAccess: who === 'heritage' }));
  answerToday(today);
  answer('GET /api/reviews', state);
  answer('POST /api/reviews', { reviews: state, refused: [], earned: EARNED });
  return renderScreen(<Flashcards />);
}

export function stateOf(schedules: readonly CardSchedule[], suspended: readonly string[] = []): ReviewState {
  return { today: TODAY, schedules: [...schedules], suspended: [...suspended], settings: DEFAULT_SETTINGS };
}

export const counter = () => screen.findByText(/^Card \d+ of \d+$/);
export const front = () => screen.findByRole('button', { name: /Flip the card$/ });
export const sentEntries = () =>
  recordedCalls('POST /api/reviews').flatMap(({ body }) => (body as { entries: ReviewEntry[] }).entries);
export const storedEntries = (): ReviewEntry[] =>
  JSON.parse(localStorage.getItem(VISITOR_REVIEWS_KEY) ?? '{"items":[]}').items;
