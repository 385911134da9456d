import type { ReviewEntry } from '@wickwise/contract/review';
import type { LoggedAnswer } from '@wickwise/learning/learner-model/answer-kinds';
import { flashcardAnswers } from '@wickwise/learning/learner-model/flashcard-answers';
import { type LocalDay, localDayAt } from '@wickwise/learning/local-day';
import type { VisitorEntry } from '#app/features/progress/public.ts';
import { deviceDayClock } from '#app/lib/day-clock.ts';

export function browserDay(moment: Date): LocalDay {
  return localDayAt(moment, deviceDayClock());
}

/** What a visitor answered in this browser, as the learner model reads it. */
export function visitorAnswers(reviews: readonly ReviewEntry[], log: readonly VisitorEntry[]): LoggedAnswer[] {
  return [...cardAnswers(reviews), ...log.flatMap(toAnswer)];
}

function cardAnswers(reviews: readonly ReviewEntry[]): LoggedAnswer[] {
  return flashcardAnswers(
    reviews.map((entry) => {
      const reviewedAt = new Date(entry.reviewedAt);
      return entry.kind === 'grade' ? { ...entry, reviewedAt, day: browserDay(reviewedAt) } : { ...entry, reviewedAt };
    }),
  );
}

/** A completed lesson is no answer. Which questions were near misses isn't known here. */
function toAnswer(entry: VisitorEntry): LoggedAnswer[] {
  const at = new Date(entry.at);
  const base = { id: entry.id, at, day: browserDay(at) };
  switch (entry.kind) {
    case 'drill': {
      const { patternId, drillId, question, questionKind, choices, isCorrect } = entry;
      const asked = { itemId: `${drillId}:${question}`, question: questionKind, choices, isNearMiss: false };
      return [{ ...base, kind: 'drill', patternId, isCorrect, ...asked }];
    }
    case 'knowledge-check': {
      const { patternId, questionId, isCorrect } = entry;
      return [{ ...base, kind: 'knowledge-check', patternId, itemId: questionId, topic: '', isDrawn: true, isCorrect }];
    }
    case 'vocabulary': {
      const { termId, question, isCorrect } = entry;
      return [{ ...base, kind: 'vocabulary', termId, question, isCorrect }];
    }
    case 'lesson':
      return [];
  }
}
