import type { DrawnQuestion } from '@wickwise/curriculum/vocabulary/vocabulary-quiz';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { user } from './identity.ts';

/** The result of one question of an attempt. */
export interface QuestionResult {
  /** Of a drawn question the item that it was drawn from. */
  readonly questionId: string;
  /** The pattern lesson that the question belongs to; null for one about no single pattern. */
  readonly patternType: string | null;
  /** Null when time ran out before there was an answer. */
  readonly chosen: string | null;
  readonly isCorrect: boolean;
  /** The pattern that the chosen option of a drawn question names, where the right one names a pattern too. */
  readonly chosenPatternId?: string;
  /** How sure the learner was, in percent; absent when they did not say. */
  readonly confidence?: number;
}

/** The questions that the server asks in a vocabulary quiz. */
export const vocabularyQuiz = pgTable(
  'vocabulary_quiz',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Made by the browser, so it is unique for one learner only. */
    attemptId: uuid('attempt_id').notNull(),
    questions: jsonb('questions').$type<readonly DrawnQuestion[]>().notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.attemptId] })],
);

/** What the server asks in a try of a knowledge check: the same draw gives the same questions. Append-only. */
export const quizDraw = pgTable(
  'quiz_draw',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    quizId: text('quiz_id').notNull(),
    /** Made by the browser, so it is unique for one learner only. */
    attemptId: uuid('attempt_id').notNull(),
    seed: integer('seed').notNull(),
    /** The items of the bank, in the order of the questions. */
    itemIds: jsonb('item_ids').$type<readonly string[]>().notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.quizId, table.attemptId] })],
);

/** Every quiz that was finished. Append-only: history, daily limit and analytics are derived from it. */
export const quizAttempt = pgTable(
  'quiz_attempt',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Made by the browser that took the quiz, so it is unique for one learner only. */
    id: text('id').notNull(),
    /** Null for a bare score, which came without answers. */
    quizId: text('quiz_id'),
    category: text('category').notNull(),
    score: integer('score').notNull(),
    totalQuestions: integer('total_questions').notNull(),
    /** Time taken; null when it was not sent. */
    seconds: integer('seconds'),
    /** Empty for a bare score. Matches follow the questions and don't count toward the score. */
    results: jsonb('results').$type<readonly QuestionResult[]>().notNull(),
    /** What it earned, so that a retry gets the same response. */
    entries: jsonb('entries').$type<readonly { cause: string; points: number }[]>().notNull(),
    /** The learner's study day at that moment. */
    localDay: date('local_day', { mode: 'string' }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('quiz_attempt_user_finished').on(table.userId, table.finishedAt),
    index('quiz_attempt_user_day').on(table.userId, table.localDay),
    check('quiz_attempt_score', sql`${table.score} between 0 and ${table.totalQuestions}`),
  ],
);

/** The first answer to each question of a knowledge check or a vocabulary quiz, and each zone's first match. Append-only. */
export const quizAnswer = pgTable(
  'quiz_answer',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    quizId: text('quiz_id').notNull(),
    /** Made by the browser, so it is unique for one learner only. */
    attemptId: uuid('attempt_id').notNull(),
    /** The place of a drawn question; for what was matched, `matching:` and the zone; for a term, its question's type and the term. */
    questionId: text('question_id').notNull(),
    /** Null where time ran out; for what was matched the item. */
    chosen: text('chosen'),
    isCorrect: boolean('is_correct').notNull(),
    /** The pattern that the chosen option names, where the right one names a pattern too; null for anything else. */
    chosenPatternId: text('chosen_pattern_id'),
    /** How sure the learner was, in percent; null when they did not say. */
    confidence: integer('confidence'),
    /** The patterns that the options name; null for none, and in rows from before they were kept. */
    offeredIds: jsonb('offered_ids').$type<readonly string[]>(),
    /** The learner's study day at that moment; null in rows from before it was kept. */
    localDay: date('local_day', { mode: 'string' }),
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.quizId, table.attemptId, table.questionId] })],
);
