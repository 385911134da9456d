import type { DrillQuestion } from '@wickwise/contract/drill';
import { isIsoMoment } from '#app/lib/iso-moment.ts';
import { listFormat, withItems } from '#app/lib/stored-list.ts';
import { browserStore } from '#app/lib/stored-value.ts';

interface LogBase {
  /** What is logged twice has the same id. */
  readonly id: string;
  /** ISO 8601 */
  readonly at: string;
}

/** A question of a drill, with what it takes to send it to an account. */
interface DrillEntry extends LogBase {
  readonly kind: 'drill';
  readonly patternId: string;
  readonly against: string | null;
  readonly drillId: string;
  /** Counted from 0. */
  readonly question: number;
  readonly questionKind: DrillQuestion['kind'];
  readonly choices: number;
  readonly chosen: string;
  readonly isCorrect: boolean;
}

interface QuizEntry extends LogBase {
  readonly kind: 'knowledge-check';
  readonly patternId: string;
  readonly questionId: string;
  readonly isCorrect: boolean;
}

interface TermEntry extends LogBase {
  readonly kind: 'vocabulary';
  readonly termId: string;
  readonly question: string;
  readonly isCorrect: boolean;
}

interface LessonEntry extends LogBase {
  readonly kind: 'lesson';
  readonly patternId: string;
}

interface ArticleEntry extends LogBase {
  readonly kind: 'article';
  readonly articleId: string;
}

/** Something that a visitor answered or completed. Flashcards have a log of their own. */
export type VisitorEntry = DrillEntry | QuizEntry | TermEntry | LessonEntry | ArticleEntry;

/** As many as fit comfortably beside a visitor's other data. */
const MOST_ENTRIES = 1000;

/** What a visitor answered and completed in this browser, from which their plan is made. */
export const visitorLogStore = browserStore(
  listFormat({ key: 'wickwise.visitor-log', version: 1, isItem: isVisitorEntry }),
);

/** Logs an answer or a completed lesson of a visitor. The oldest entries make way. */
export function logForVisitor(entry: VisitorEntry): void {
  visitorLogStore().change((entries) => withItems([entry])(entries).slice(-MOST_ENTRIES));
}

/** Takes out of the log what an account has taken over. */
export function unlogForVisitor(isTakenOver: (entry: VisitorEntry) => boolean): void {
  visitorLogStore().change((entries) => entries.filter((entry) => !isTakenOver(entry)));
}

/** The texts and numbers of each kind, beside what all of them have. */
const FIELDS: Readonly<Record<VisitorEntry['kind'], Readonly<Record<string, 'string' | 'number' | 'boolean'>>>> = {
  drill: {
    ...{ patternId: 'string', drillId: 'string', question: 'number', questionKind: 'string' },
    ...{ choices: 'number', chosen: 'string', isCorrect: 'boolean' },
  },
  'knowledge-check': { patternId: 'string', questionId: 'string', isCorrect: 'boolean' },
  vocabulary: { termId: 'string', question: 'string', isCorrect: 'boolean' },
  lesson: { patternId: 'string' },
  article: { articleId: 'string' },
};

function isVisitorEntry(value: unknown): value is VisitorEntry {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  const { kind, id, at, against = null } = fields;
  if (typeof kind !== 'string' || typeof id !== 'string' || !isIsoMoment(at) || !Object.hasOwn(FIELDS, kind))
    return false;
  const known = Object.entries(FIELDS[kind as VisitorEntry['kind']]);
  return (
    known.every(([name, type]) => typeof fields[name] === type) && (against === null || typeof against === 'string')
  );
}
