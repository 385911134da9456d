import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { celebration } from '../../db/schema/reward.ts';
import { DAY_MS, MINUTE_MS } from '../../plugins/duration.ts';
import type { Learner } from '../../plugins/session.ts';
import { completeItem, prepareReadStats, updateProgress } from '../progress/public.ts';
import { readReviewLog, recordReviews } from '../review/public.ts';
import { answerScenario } from '../scenario/public.ts';
import { chooseOption, takeDrill, takeQuiz, takeVocabularyQuiz } from './study-answers.ts';
import { type PlannedDay, planStudy, reviewsOn, type Student, uuidOf } from './study-plan.ts';

/** How long ago today's study ended. */
const ENDED_MINUTES_AGO = 5;
/** The time between two activities. */
const STEP_MINUTES = 4;

interface History {
  readonly db: Database;
  readonly learner: Learner;
  /** The server's secret, from which the charts of drills are drawn. */
  readonly secret: string;
  readonly student: Student;
  readonly now: Date;
}

interface ActivityStep {
  readonly at: Date;
  readonly run: (at: Date) => Promise<unknown>;
}

/** Replays a demonstration learner's whole history through the same operations that the calls use. */
export async function replayHistory(history: History): Promise<void> {
  const learned = new Set<string>();
  for (const day of planStudy(history.student)) {
    for (const patternId of day.lessons) learned.add(patternId);
    for (const { at, run } of stepsOf(history, day, learned)) await run(at);
  }
  await viewCelebrations(history);
}

/** The activities of one day. The day ends that many days before now. */
function stepsOf(history: History, day: PlannedDay, learned: ReadonlySet<string>): ActivityStep[] {
  const end = history.now.getTime() - day.daysAgo * DAY_MS - ENDED_MINUTES_AGO * MINUTE_MS;
  const acts = actsOf(history, day, learned);
  return acts.map((run, place) => ({ at: new Date(end - (acts.length - 1 - place) * STEP_MINUTES * MINUTE_MS), run }));
}

function actsOf(
  { db, learner, secret, student }: History,
  day: PlannedDay,
  learned: ReadonlySet<string>,
): ActivityStep['run'][] {
  const context = (now: Date) => ({ db, learner, now });
  const readStats = prepareReadStats(db);
  return [
    ...day.lessons.map((patternId) => (at: Date) => updateProgress(context(at), { patternId, completed: true })),
    ...day.terms.map((itemId) => (at: Date) => completeItem(context(at), { kind: 'term', itemId })),
    ...day.sections.map((itemId) => (at: Date) => completeItem(context(at), { kind: 'section', itemId })),
    ...day.modules.map((itemId) => (at: Date) => completeItem(context(at), { kind: 'module', itemId })),
    async (at: Date) => {
      const log = await readReviewLog(db, learner);
      const entries = reviewsOn({ email: student.email, at, log, learned });
      if (entries.length > 0) await recordReviews(context(at), { entries });
    },
    ...day.drills.map(
      (patternId) => (at: Date) => takeDrill({ ...context(at), secret, readStats }, { student, day, patternId }),
    ),
    ...day.quizzes.map((quiz) => (at: Date) => takeQuiz({ ...context(at), secret, readStats }, { student, day, quiz })),
    ...(day.vocabularyQuiz ? [(at: Date) => takeVocabularyQuiz({ ...context(at), readStats }, { student, day })] : []),
    ...day.scenarios.map((scenarioId) => (at: Date) => {
      const words = `${student.email} ${scenarioId}`;
      return answerScenario(
        { ...context(at), readStats },
        { scenarioId, attemptId: uuidOf(words), optionId: chooseOption(words, scenarioId) },
      );
    }),
  ];
}

/** All but the newest celebration were viewed, so that signing in shows one dialog instead of fifty. */
async function viewCelebrations({ db, learner, now }: History): Promise<void> {
  const own = eq(celebration.userId, learner.id);
  const newest = db
    .select({ id: celebration.id })
    .from(celebration)
    .where(own)
    .orderBy(desc(celebration.sequence))
    .limit(1);
  await db
    .update(celebration)
    .set({ viewedAt: now })
    .where(and(own, notInArray(celebration.id, newest)));
}
