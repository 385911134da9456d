import { deriveCelebrations, type NewCelebration } from './celebrations.ts';
import { countEvent } from './learning-counts.ts';
import { itemKey, type LearningRecord } from './learning-record.ts';
import { directEntries, type LearningEvent, type LedgerEntry } from './ledger.ts';
import { measuresOf } from './measures.ts';
import { deriveRewards, type RewardCatalog } from './rewards.ts';
import { streakAt } from './streak.ts';

/** A row for the log. */
export interface Activity {
  readonly kind: LearningEvent['kind'];
  /** What it was about, such as a pattern's id. */
  readonly subject: string;
  /** Whether it makes the day a day of study. */
  readonly countsAsStudy: boolean;
  /** Right answers and questions; null where there were no questions. */
  readonly correct: number | null;
  readonly total: number | null;
  /** How long it took; null when that is not known. */
  readonly seconds: number | null;
}

/** What an event adds, and the updated record. */
export interface AppliedEvent {
  /** Null when the event changes nothing; then nothing is earned either. */
  readonly activity: Activity | null;
  readonly entries: readonly LedgerEntry[];
  readonly celebrations: readonly NewCelebration[];
  readonly record: LearningRecord;
}

interface ApplyContext {
  readonly now: Date;
  readonly catalog: RewardCatalog;
}

/**
 * Applies an event at `now` to a learner's record.
 * @throws RangeError when the experience of the record is negative or not whole.
 */
export function applyEvent(record: LearningRecord, event: LearningEvent, { now, catalog }: ApplyContext): AppliedEvent {
  const activity = activityOf(record, event);
  if (activity === null) return { activity, entries: [], celebrations: [], record };
  const logged = withActivity(record, { event, activity, now });
  if (!activity.countsAsStudy) return { activity, entries: [], celebrations: [], record: logged };
  const { earnedCauses, ...rest } = logged;
  const direct = directEntries({ ...rest, event, streak: streakAt(logged), alreadyEarned: earnedCauses });
  return { activity, ...reward(withEntries(logged, direct), { event, direct, catalog, before: record }) };
}

/** What a record has reached that its ledger doesn't hold yet, without a new event. */
export function evaluateRewards(record: LearningRecord, catalog: RewardCatalog): AppliedEvent {
  return { activity: null, ...reward(record, { event: null, direct: [], catalog, before: record }) };
}

interface RewardInput {
  readonly event: LearningEvent | null;
  readonly direct: readonly LedgerEntry[];
  readonly catalog: RewardCatalog;
  readonly before: LearningRecord;
}

function reward(paid: LearningRecord, { event, direct, catalog, before }: RewardInput): Omit<AppliedEvent, 'activity'> {
  const measures = measuresOf(paid, catalog.categoryOf);
  const { badges } = catalog;
  const followed = deriveRewards(paid, { badges, measures, experienceBefore: before.experience });
  const entries = [...direct, ...followed];
  const record = withEntries(paid, followed);
  const celebrations = deriveCelebrations({ event, entries, record, measures, catalog });
  const celebrated = new Set([...record.celebrated, ...celebrations.map(({ trigger }) => trigger)]);
  return { entries, celebrations, record: { ...record, celebrated } };
}

/** The subject of an event. */
export function subjectOf(event: LearningEvent): string {
  switch (event.kind) {
    case 'lesson-completed':
    case 'lesson-reopened':
      return event.patternId;
    case 'quiz-completed':
    case 'quiz-attempted':
      return event.quizId;
    case 'vocabulary-quiz-completed':
      return 'vocabulary';
    case 'flashcard-reviewed':
      return event.cardId;
    case 'scenario-answered':
      return event.scenarioId;
    case 'drill-completed':
      return event.drillId;
    case 'term-studied':
    case 'section-completed':
    case 'module-completed':
    case 'article-read':
      return event.itemId;
  }
}

/** The row that an event adds to the log. */
function activityOf({ lessons, completedItems }: LearningRecord, event: LearningEvent): Activity | null {
  const row = { kind: event.kind, subject: subjectOf(event), ...answersOf(event), countsAsStudy: true };
  switch (event.kind) {
    case 'lesson-completed': {
      const before = lessons.get(event.patternId);
      if (before?.completed === true) return null;
      // Only the first completion is study: opening and closing a lesson again does not make a day.
      return { ...row, countsAsStudy: before?.wasCompleted !== true };
    }
    case 'lesson-reopened':
      return lessons.get(event.patternId)?.completed === false ? null : { ...row, countsAsStudy: false };
    case 'term-studied':
    case 'section-completed':
    case 'module-completed':
    case 'article-read':
      return completedItems.has(itemKey(event)) ? null : row;
    case 'quiz-completed':
    case 'quiz-attempted':
    case 'vocabulary-quiz-completed':
    case 'drill-completed':
    case 'flashcard-reviewed':
    case 'scenario-answered':
      return row;
  }
}

function answersOf(event: LearningEvent): Pick<Activity, 'correct' | 'total' | 'seconds'> {
  switch (event.kind) {
    case 'quiz-completed':
    case 'quiz-attempted':
    case 'vocabulary-quiz-completed':
    case 'drill-completed':
      return { correct: event.correct, total: event.total, seconds: event.seconds };
    case 'flashcard-reviewed':
      return { correct: Number(event.wasRecalled), total: 1, seconds: null };
    case 'scenario-answered':
      return { correct: Number(event.isCorrect), total: 1, seconds: null };
    case 'lesson-completed':
    case 'lesson-reopened':
    case 'term-studied':
    case 'section-completed':
    case 'module-completed':
    case 'article-read':
      return { correct: null, total: null, seconds: null };
  }
}

interface Logged {
  readonly event: LearningEvent;
  readonly activity: Activity;
  readonly now: Date;
}

function withActivity(record: LearningRecord, { event, activity, now }: Logged): LearningRecord {
  const { today } = record;
  const isNewDay = activity.countsAsStudy && !record.studiedDays.has(today);
  const studiedDays = isNewDay ? new Set(record.studiedDays).add(today) : record.studiedDays;
  const action = { at: now, seconds: activity.seconds };
  const counts = countEvent(record.counts, { event, day: today, action });
  return { ...record, ...changedBy(event, record, now), studiedDays, counts };
}

function changedBy(event: LearningEvent, { lessons, completedItems }: LearningRecord, now: Date) {
  if ('patternId' in event) {
    const completed = event.kind === 'lesson-completed';
    const wasCompleted = completed || lessons.get(event.patternId)?.wasCompleted === true;
    return { lessons: new Map(lessons).set(event.patternId, { completed, wasCompleted, changedAt: now }) };
  }
  return 'itemId' in event ? { completedItems: new Set(completedItems).add(itemKey(event)) } : {};
}

function withEntries(record: LearningRecord, entries: readonly LedgerEntry[]): LearningRecord {
  return {
    ...record,
    experience: entries.reduce((sum, { points }) => sum + points, record.experience),
    earnedCauses: new Set([...record.earnedCauses, ...entries.map(({ cause }) => cause)]),
  };
}
