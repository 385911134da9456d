import { DRILL_LENGTH, reviewGrades, VOCABULARY_CATEGORY } from '@wickwise/contract/constants';
import { drillCalls } from '@wickwise/contract/drill';
import { patternCalls } from '@wickwise/contract/lesson/pattern';
import { progressCalls } from '@wickwise/contract/progress';
import { type DrawnQuiz, optionId, quizCalls } from '@wickwise/contract/quiz';
import type { QuizResult } from '@wickwise/contract/quiz-result';
import { reviewCalls } from '@wickwise/contract/review';
import { type Earned, rewardCalls } from '@wickwise/contract/reward/reward';
import { vocabularyCalls } from '@wickwise/contract/vocabulary';
import { vocabulary } from '@wickwise/curriculum/vocabulary/vocabulary';
import { newId, pick, type SoakLearner, shuffle } from './learner.ts';

/** Cards, terms or questions at one sitting. */
const SITTING = 5;

/** Opens the lessons, reads one whose requirements are met, and marks it complete. */
export async function readLesson(learner: SoakLearner): Promise<void> {
  const { client, random, think } = learner;
  const [patterns, progress] = await Promise.all([
    client.call(patternCalls.listPatterns, {}),
    client.call(progressCalls.listProgress, {}),
  ]);
  const completed = new Set(progress.filter((lesson) => lesson.completed).map(({ patternId }) => patternId));
  const open = patterns.filter(
    ({ id, access, unlockRequirements }) =>
      access === 'lesson' && !completed.has(id) && unlockRequirements.every((required) => completed.has(required)),
  );
  const params = { patternId: pick(random, open)?.id ?? 'doji' };
  await client.call(patternCalls.listRealExamples, { params });
  await think();
  const body = { completed: true, masteryLevel: 'mastered' } as const;
  await celebrate(learner, (await client.call(progressCalls.updateProgress, { params, body })).earned);
}

/** Answers every question of a knowledge check, unless the day's quizzes are used up. */
export async function takeQuiz(learner: SoakLearner): Promise<void> {
  const { client, random } = learner;
  const [listed, { remainingToday }] = await Promise.all([
    client.call(quizCalls.listQuizzes, {}),
    client.call(quizCalls.listQuizResults, {}),
  ]);
  const quiz = pick(
    random,
    listed.filter(({ access }) => access === 'quiz'),
  );
  if (quiz === null || remainingToday === 0) return;
  const attempt = { quizId: quiz.id, attemptId: newId(random) };
  const drawn = await client.call(quizCalls.startQuiz, { params: attempt, body: { counts: true } });
  await answerQuestions(learner, { drawn, attempt });
  const result = { category: quiz.category, score: 0, totalQuestions: drawn.questions.length, seconds: 90 };
  const { earned } = await client.call(quizCalls.recordQuizResult, { body: { ...result, ...attempt } });
  await celebrate(learner, earned);
}

interface QuizAttempt {
  readonly drawn: DrawnQuiz;
  readonly attempt: { readonly quizId: string; readonly attemptId: string };
}

async function answerQuestions({ client, random, think }: SoakLearner, { drawn, attempt }: QuizAttempt): Promise<void> {
  const { questions, matching } = drawn;
  for (const { id: questionId } of questions) {
    await think();
    const body = { questionId, chosen: pick(random, optionId.options), confidence: 80, counts: true };
    await client.call(quizCalls.answerQuiz, { params: attempt, body });
  }
  if (matching === null) return;
  const items = shuffle(random, matching.items);
  const placements = matching.zones.map(({ id }, place) => ({ zoneId: id, itemId: items[place]?.id ?? '' }));
  await client.call(quizCalls.matchQuiz, { params: attempt, body: { placements, counts: true } });
}

/** Grades a few flashcards one by one, and takes the last grade back. */
export async function reviewFlashcards(learner: SoakLearner): Promise<void> {
  const { client, random, think } = learner;
  const [cards] = await Promise.all([
    client.call(reviewCalls.listFlashcards, {}),
    client.call(reviewCalls.readReviews, {}),
  ]);
  let last = '';
  for (const { id: cardId } of shuffle(random, cards).slice(0, SITTING)) {
    await think();
    last = newId(random);
    const grade = pick(random, reviewGrades) ?? 'good';
    const entry = { kind: 'grade' as const, id: last, cardId, grade, reviewedAt: new Date().toISOString() };
    const { earned } = await client.call(reviewCalls.recordReviews, { body: { entries: [entry] } });
    await celebrate(learner, earned);
  }
  const undo = { kind: 'undo' as const, id: newId(random), undoes: last, reviewedAt: new Date().toISOString() };
  await client.call(reviewCalls.recordReviews, { body: { entries: [undo] } });
}

/** Answers a drill, which is open to visitors too. */
export async function takeDrill(learner: SoakLearner): Promise<void> {
  const { client, random, think } = learner;
  const patterns = await client.call(patternCalls.listPatterns, {});
  const lessons = patterns.filter(({ access }) => access === 'lesson');
  const params = { patternId: pick(random, lessons)?.id ?? 'doji', drillId: newId(random) };
  const { questions } = await client.call(drillCalls.readDrill, { params, query: {} });
  for (let question = 0; question < DRILL_LENGTH; question += 1) {
    await think();
    const chosen = pick(random, questions[question]?.choices ?? [])?.id ?? '1';
    const { earned } = await client.call(drillCalls.answerDrill, { params, query: {}, body: { question, chosen } });
    await celebrate(learner, earned);
  }
}

/** Marks a few terms as studied. */
export async function studyTerms(learner: SoakLearner): Promise<void> {
  const { client, random, think } = learner;
  await client.call(progressCalls.listCompletions, {});
  for (const { id } of shuffle(random, vocabulary).slice(0, SITTING)) {
    await think();
    const params = { kind: 'term' as const, itemId: id };
    await celebrate(learner, (await client.call(progressCalls.completeItem, { params })).earned);
  }
}

/** Answers every question of a vocabulary quiz, unless the day's quizzes are used up. */
export async function takeVocabularyQuiz(learner: SoakLearner): Promise<void> {
  const { client, random, think } = learner;
  const { remainingToday } = await client.call(quizCalls.listQuizResults, {});
  if (remainingToday === 0) return;
  const params = { attemptId: newId(random) };
  const draw = { params, body: { length: SITTING, scope: 'all' as const } };
  const { questions } = await client.call(vocabularyCalls.startVocabularyQuiz, draw);
  for (const [question, { options }] of questions.entries()) {
    await think();
    const body = { question, chosen: pick(random, options)?.id ?? '' };
    await client.call(vocabularyCalls.answerVocabularyQuestion, { params, body });
  }
  const quiz = { category: VOCABULARY_CATEGORY, quizId: VOCABULARY_CATEGORY, ...params };
  const body: QuizResult = { ...quiz, score: 0, totalQuestions: questions.length, seconds: 60 };
  await celebrate(learner, (await client.call(quizCalls.recordQuizResult, { body })).earned);
}

/** Closes every celebration that an event has opened. */
async function celebrate({ client, think }: SoakLearner, earned: Earned | null): Promise<void> {
  for (const { id } of earned?.celebrations ?? []) {
    await think();
    await client.call(rewardCalls.markCelebrationViewed, { params: { id } });
  }
}
