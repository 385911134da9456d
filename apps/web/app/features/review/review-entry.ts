import type { cardEntryKinds } from '@wickwise/contract/constants';
import type { ReviewEntry, ReviewGrade } from '@wickwise/contract/review';
import { randomUuid } from '#app/lib/random-uuid.ts';

export type CardEntryKind = (typeof cardEntryKinds)[number];

type GradeEntry = Extract<ReviewEntry, { kind: 'grade' }>;

interface Graded {
  readonly cardId: string;
  readonly grade: ReviewGrade;
  readonly retentionPercent: number;
  readonly responseMs?: number;
}

/** A line for the review log, made now. */
export function gradeEntry(graded: Graded): GradeEntry {
  return { kind: 'grade', id: randomUuid(), ...graded, reviewedAt: new Date().toISOString() };
}

/** A line that suspends, resumes or resets a card now. */
export function cardEntry(kind: CardEntryKind, cardId: string): ReviewEntry {
  return { kind, id: randomUuid(), cardId, reviewedAt: new Date().toISOString() };
}

/** The entry that undoes a grade. */
export function undoEntry({ id }: { readonly id: string }): ReviewEntry {
  return { kind: 'undo', id: randomUuid(), undoes: id, reviewedAt: new Date().toISOString() };
}
