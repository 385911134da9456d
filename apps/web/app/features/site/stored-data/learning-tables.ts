import type { StoredTable } from './stored-table.ts';

const howLong = 'For as long as you have an account.';

export const LEARNING_TABLES: readonly StoredTable[] = [
  {
    table: 'activity',
    what: 'A log of what you did: lessons, quizzes, reviews and practice, with the day.',
    why: 'Your progress, streak and plan are computed from it.',
    howLong,
  },
  { table: 'quiz_attempt', what: 'Your results in knowledge checks.', why: 'To show your history.', howLong },
  {
    table: 'quiz_answer',
    what: 'Each answer in a knowledge check.',
    why: 'To see which patterns you know, and which to review.',
    howLong,
  },
  {
    table: 'quiz_draw',
    what: 'Which questions you were given in a check.',
    why: 'To grade your answers against the same questions.',
    howLong,
  },
  {
    table: 'vocabulary_quiz',
    what: 'The questions of your vocabulary quizzes, and your answers.',
    why: 'To grade them and choose the next terms.',
    howLong,
  },
  {
    table: 'drill_answer',
    what: 'Your answers in practice, and how long each took.',
    why: 'To see which patterns you recognize.',
    howLong,
  },
  {
    table: 'daily_answer',
    what: 'Your answers to the chart of the day.',
    why: 'To show how everyone did, without names.',
    howLong,
  },
  {
    table: 'placement_answer',
    what: 'Your answers in the placement check.',
    why: 'To skip what you already know.',
    howLong,
  },
  {
    table: 'scenario_answer',
    what: 'Your choices in scenarios.',
    why: 'To show which ones you solved.',
    howLong,
  },
  {
    table: 'decision',
    what: 'Whether you kept your entry, risk and exit rules in each trade you check, and whether you stuck to your stop and planned exit in each replayed one. With the trade’s ID and the time, never its symbol, prices, amounts or notes.',
    why: 'To see which habits to practice.',
    howLong,
  },
  {
    table: 'review',
    what: 'Your grades for flashcards.',
    why: 'To show each card again when you’re about to forget it.',
    howLong,
  },
  {
    table: 'review_settings',
    what: 'How many new flashcards you want, and how well you want to remember them.',
    why: 'To plan your reviews.',
    howLong,
  },
  {
    table: 'today_settings',
    what: 'Your daily goal, and when you last started over.',
    why: 'To build today’s plan.',
    howLong,
  },
  { table: 'xp_ledger', what: 'Each XP entry, with its reason.', why: 'To work out your level.', howLong },
  {
    table: 'celebration',
    what: 'Milestones you reached, and whether you’ve seen them.',
    why: 'To show each one once.',
    howLong,
  },
];
