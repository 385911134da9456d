import type { QuizResultBody } from '@wickwise/contract/quiz';
import type { Quiz, QuizQuestion } from '@wickwise/curriculum/quizzes/quiz';
import { scenarios } from '@wickwise/curriculum/scenarios/scenarios';
import { vocabulary } from '@wickwise/curriculum/vocabulary/vocabulary';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { celebration } from '../../db/schema/reward.ts';
import type { Learner } from '../../plugins/session.ts';
import { completeItem, prepareReadStats, updateProgress } from '../progress/public.ts';
import { recordQuizResult } from '../quiz/public.ts';
import { readReviewLog, recordReviews } from '../review/public.ts';
import { answerScenario } from '../scenario/public.ts';
import { draw, planStudy, reviewsOn, type Student, type StudyDay, uuidOf } from './study-plan.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How long ago today's study ended. */
const ENDED_MINUTES_AGO = 5;
/** The time between two activities. */
const STEP_MINUTES = 4;
const VOCABULARY_QUESTIONS = 10;

interface History {
  readonly db: Database;
  readonly learner: Learner;
  readonly student: Student;
  readonly now: Date;
}

interface Step {
  readonly at: Date;
  readonly run: (at: Date) => Promise<unknown>;
}

/** Replays a demonstration learner's whole history through the same operations that the calls use. */
export async function liveThrough(history: History): Promise<void> {
  const learned = new Set<string>();
  for (const day of planStudy(history.student)) {
    for (const patternId of day.lessons) learned.add(patternId);
    for (const { at, run } of stepsOf(history, day, learned)) await run(at);
  }
  await viewCelebrations(history);
}

/** The activities of one day. The day ends as many days before now as it lies back. */
function stepsOf(history: History, day: StudyDay, learned: ReadonlySet<string>): Step[] {
  const end = history.now.getTime() - day.daysAgo * DAY_MS - ENDED_MINUTES_AGO * MINUTE_MS;
  const acts = actsOf(history, day, learned);
  return acts.map((run, place) => ({ at: new Date(end - (acts.length - 1 - place) * STEP_MINUTES * MINUTE_MS), run }));
}

function actsOf({ db, learner, student }: History, day: StudyDay, learned: ReadonlySet<string>): Step['run'][] {
  const context = (now: Date) => ({ db, learner, now });
  const readStats = prepareReadStats(db);
  return [
    ...day.lessons.map((patternId) => (at: Date) => updateProgress(context(at), { patternId, completed: true })),
    ...day.terms.map((itemId) => (at: Date) => completeItem(context(at), { kind: 'term', itemId })),
    async (at: Date) => {
      const log = await readReviewLog(db, learner);
      const entries = reviewsOn({ email: student.email, at, log, learned });
      if (entries.length > 0) await recordReviews(context(at), entries);
    },
    ...day.quizzes.map(
      (quiz) => (at: Date) => recordQuizResult({ ...context(at), readStats }, takeQuiz(student, quiz, day)),
    ),
    ...(day.vocabularyQuiz
      ? [(at: Date) => recordQuizResult({ ...context(at), readStats }, takeVocabularyQuiz(student, day))]
      : []),
    ...day.scenarios.map((scenarioId) => (at: Date) => {
      const words = `${student.email} ${scenarioId}`;
      return answerScenario(
        { ...context(at), readStats },
        { scenarioId, attemptId: uuidOf(words), optionId: choose(words, scenarioId) },
      );
    }),
  ];
}

/** Accuracy improves over time: from three of five correct to nine of ten. */
function skillOn({ daysAgo }: StudyDay, { joinedDaysAgo }: Student): number {
  return 0.9 - 0.3 * (daysAgo / joinedDaysAgo);
}

function takeQuiz(student: Student, quiz: Quiz, day: StudyDay): QuizResultBody {
  const { id: quizId, category, questions } = quiz;
  const answers = questions.map((question) => {
    const words = `${student.email} ${question.id} ${day.daysAgo}`;
    const isRight = draw(words) < skillOn(day, student);
    return {
      questionId: question.id,
      chosen: isRight ? question.correctAnswer : wrongOption(question, words),
      confidence: confidenceOf(words, isRight),
    };
  });
  const attempt = {
    attemptId: uuidOf(`${student.email} ${quizId} ${day.daysAgo}`),
    seconds: 60 + 35 * questions.length,
  };
  const own = {
    category,
    quizId,
    score: 0,
    totalQuestions: questions.length,
    answers,
    matching: match(student, quiz, day),
  };
  return { ...own, ...attempt };
}

function wrongOption({ options, correctAnswer }: QuizQuestion, words: string) {
  const wrong = options.filter(({ id }) => id !== correctAnswer);
  return (wrong[Math.floor(draw(`${words} wrong`) * wrong.length)] ?? options[0]).id;
}

/** Somewhat overconfident: mostly sure when right, and just as sure of half of the wrong answers. */
function confidenceOf(words: string, isRight: boolean): number {
  const isUnsure = !isRight && draw(`${words} sure`) < 0.5;
  const share = draw(`${words} confidence`);
  return 50 + 10 * Math.floor(isUnsure ? 4 * share : 6 * Math.sqrt(share));
}

/** The first two are confused now and then. */
function match({ email }: Student, { id, matching }: Quiz, { daysAgo }: StudyDay) {
  const [first, second, third] = matching?.zones ?? [];
  if (first === undefined || second === undefined || third === undefined) return [];
  const isSwapped = draw(`${email} ${id} ${daysAgo} matching`) < 0.4;
  const [one, other] = isSwapped ? [second, first] : [first, second];
  return [
    { zoneId: first.id, itemId: one.itemId },
    { zoneId: second.id, itemId: other.itemId },
    { zoneId: third.id, itemId: third.itemId },
  ];
}

function takeVocabularyQuiz(student: Student, day: StudyDay): QuizResultBody {
  const terms = vocabulary.slice(0, VOCABULARY_QUESTIONS);
  const answers = terms.map(({ id }, place) => {
    const isRight = draw(`${student.email} ${id} ${day.daysAgo}`) < skillOn(day, student);
    const other = terms[(place + 1) % terms.length]?.id ?? id;
    return { type: 'definition' as const, termId: id, chosen: isRight ? id : other };
  });
  const attemptId = uuidOf(`${student.email} vocabulary ${day.daysAgo}`);
  return { category: 'vocabulary', score: 0, totalQuestions: answers.length, answers, attemptId, seconds: 110 };
}

/** Three of four are correct at the first attempt. */
function choose(words: string, scenarioId: string) {
  const options = scenarios.find(({ id }) => id === scenarioId)?.options ?? [];
  const isRight = draw(words) < 0.75;
  return options.find(({ isCorrect }) => isCorrect === isRight)?.id ?? 'a';
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
