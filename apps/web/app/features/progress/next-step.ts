/** What the next step depends on. */
export interface NextStepFacts {
  /** Flashcards to review now. */
  readonly dueCards: number;
  /** Days in a row; 0 for a visitor, who has no streak yet. */
  readonly streakDays: number;
  readonly studiedToday: boolean;
  /** The next open lesson; null if there is none left. */
  readonly lesson: { readonly name: string; readonly path: string; readonly minutes: number } | null;
}

export interface NextStep {
  readonly what: string;
  readonly why: string;
  readonly to: string;
}

/** One thing to do next, and why: due reviews come first, then the streak, then something new. */
export function nextStep({ dueCards, streakDays, studiedToday, lesson }: NextStepFacts): NextStep {
  const keepsStreak = streakDays > 0 && !studiedToday;
  if (dueCards > 0) {
    const cards = dueCards === 1 ? '1 flashcard' : `${dueCards} flashcards`;
    const streak = keepsStreak ? ` It also keeps your ${streakDays}-day streak.` : '';
    return {
      what: `Review ${cards}`,
      why: `You’re about to forget ${dueCards === 1 ? 'it' : 'them'}, which is when a review helps most.${streak}`,
      to: '/flashcards',
    };
  }
  if (lesson !== null) {
    const why = keepsStreak
      ? `A lesson today keeps your ${streakDays}-day streak, and this one takes ${lesson.minutes} minutes.`
      : `It’s your next lesson, and it takes ${lesson.minutes} minutes.`;
    return { what: `Study ${lesson.name}`, why, to: lesson.path };
  }
  const why = keepsStreak
    ? `You’ve completed every lesson open to you. A quiz today keeps your ${streakDays}-day streak.`
    : 'You’ve completed every lesson open to you. A quiz will show what stuck.';
  return { what: 'Take a knowledge check', why, to: '/quiz' };
}
