import { expect, it } from 'vitest';
import { parseLocalDay } from '../local-day.ts';
import type { LogEntry } from '../review-log.ts';
import { flashcardAnswers } from './flashcard-answers.ts';

it('a grade that was undone is no answer, and one from before a reset still is', () => {
  const reviewedAt = new Date('2026-01-05T18:00:00Z');
  const graded = (id: string): LogEntry => {
    return {
      kind: 'grade',
      id,
      cardId: 'doji',
      grade: 'hard',
      responseMs: 900,
      day: parseLocalDay('2026-01-05'),
      reviewedAt,
    };
  };
  const log: LogEntry[] = [
    graded('kept'),
    graded('undone'),
    { kind: 'undo', id: 'undo', undoes: 'undone', reviewedAt },
    { kind: 'reset', id: 'reset', cardId: 'doji', reviewedAt },
  ];
  expect(flashcardAnswers(log)).toEqual([
    {
      kind: 'flashcard',
      id: 'kept',
      patternId: 'doji',
      grade: 'hard',
      responseMs: 900,
      day: '2026-01-05',
      at: reviewedAt,
    },
  ]);
});
