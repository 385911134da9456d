import type { Decision } from '@wickwise/contract/practice/decision';
import type { ReviewEntry } from '@wickwise/contract/review';
import type { LoggedAnswer } from '@wickwise/learning/learner-model/answer-kinds';
import { flashcardAnswers } from '@wickwise/learning/learner-model/flashcard-answers';
import { type LocalDay, localDayAt } from '@wickwise/learning/local-day';
import type { VisitorEntry } from '#app/features/progress/public.ts';
import type { VisitorCheck } from '#app/features/quiz/public.ts';
import { deviceDayClock } from '#app/lib/day-clock.ts';

export function browserDay(moment: Date): LocalDay {
  return localDayAt(moment, deviceDayClock());
}

/** What a visitor answered in this browser, as the learner model reads it. */
export function visitorAnswers({ reviews, log, checks, decisions }: VisitorAnswers): LoggedAnswer[] {
  const answers = [...cardAnswers(reviews), ...log.flatMap(toAnswer), ...checks.flatMap(placementAnswers)];
  return [...answers, ...decisions.map(tradeAnswer)];
}

interface VisitorAnswers {
  readonly reviews: readonly ReviewEntry[];
  readonly log: readonly VisitorEntry[];
  readonly checks: readonly VisitorCheck[];
  readonly decisions: readonly Decision[];
}

function tradeAnswer({ id, source: kind, topic, isKept: isCorrect, decidedAt }: Decision): LoggedAnswer {
  const at = new Date(decidedAt);
  return { kind, id, itemId: id, topic, isCorrect, at, day: browserDay(at) };
}

function placementAnswers({ id: tryId, takenAt, answers }: VisitorCheck): LoggedAnswer[] {
  const at = new Date(takenAt);
  return answers.map(({ questionId, ...judged }) => {
    const id = `${tryId} ${questionId}`;
    return { ...judged, kind: 'placement', id, itemId: id, at, day: browserDay(at) };
  });
}

function cardAnswers(reviews: readonly ReviewEntry[]): LoggedAnswer[] {
  return flashcardAnswers(
    reviews.map((entry) => {
      const reviewedAt = new Date(entry.reviewedAt);
      return entry.kind === 'grade' ? { ...entry, reviewedAt, day: browserDay(reviewedAt) } : { ...entry, reviewedAt };
    }),
  );
}

/** A completed lesson or an article is no answer. Which questions were near misses isn't known here. */
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
    case 'article':
      return [];
  }
}
