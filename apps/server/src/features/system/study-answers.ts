import { DRILL_LENGTH, VOCABULARY_CATEGORY } from '@wickwise/contract/constants';
import { type AskedQuestion, drawMatching, drawQuestions } from '@wickwise/curriculum/quizzes/draw-quiz';
import type { MatchingExercise } from '@wickwise/curriculum/quizzes/quiz';
import type { QuizBank } from '@wickwise/curriculum/quizzes/quiz-bank';
import { scenarios } from '@wickwise/curriculum/scenarios/scenarios';
import { correctOption } from '@wickwise/curriculum/vocabulary/vocabulary-quiz';
import { answerDrill, drawDrill } from '../drill/public.ts';
import {
  answerQuiz,
  answerVocabularyQuestion,
  matchQuiz,
  readAsked,
  readDraw,
  recordQuizResult,
  startQuiz,
  startVocabularyQuiz,
} from '../quiz/public.ts';
import { draw, type PlannedDay, type Student, uuidOf } from './study-plan.ts';

const VOCABULARY_QUESTIONS = 10;

interface Study {
  readonly student: Student;
  readonly day: PlannedDay;
}

/** Accuracy improves over time: from three of five correct to nine of ten. */
function skillOn({ daysAgo }: PlannedDay, { joinedDaysAgo }: Student): number {
  return 0.9 - 0.3 * (daysAgo / joinedDaysAgo);
}

/** Answers each question of a quiz, does its matching exercise, and records it. */
export async function takeQuiz(
  context: Parameters<typeof recordQuizResult>[0] & { readonly secret: string },
  { student, day, quiz }: Study & { quiz: QuizBank },
): Promise<void> {
  const { id: quizId, category } = quiz;
  const attempt = { quizId, attemptId: uuidOf(`${student.email} ${quizId} ${day.daysAgo}`), counts: true };
  await startQuiz(context, attempt);
  const asked = await readDraw(context.db, { ...context, ...attempt });
  if (asked === null) throw new Error('The quiz was not drawn.');
  const questions = drawQuestions(quiz, asked);
  for (const question of questions) {
    await answerQuiz(context, { ...attempt, ...answerTo(question, { student, day }) });
  }
  const matching = drawMatching(quiz, asked);
  if (matching !== null) await matchQuiz(context, { ...attempt, placements: match(student, matching, day) });
  const totalQuestions = questions.length;
  const { attemptId } = attempt;
  await recordQuizResult(context, {
    category,
    quizId,
    attemptId,
    score: 0,
    totalQuestions,
    seconds: 60 + 35 * totalQuestions,
  });
}

function answerTo(question: AskedQuestion, { student, day }: Study) {
  const words = `${student.email} ${question.id} ${day.daysAgo}`;
  const isRight = draw(words) < skillOn(day, student);
  const chosen = isRight ? question.correctAnswer : wrongOption(question, words);
  return { questionId: question.id, chosen, confidence: confidenceOf(words, isRight) };
}

/** Answers the three questions of a drill. */
export async function takeDrill(
  context: Parameters<typeof answerDrill>[0],
  { student, day, patternId }: Study & { patternId: string },
): Promise<void> {
  const key = { patternId, drillId: uuidOf(`${student.email} drill ${patternId} ${day.daysAgo}`) };
  const questions = drawDrill(key, context);
  for (let question = 0; question < DRILL_LENGTH; question += 1) {
    const { choices = [], answer = '1' } = questions[question] ?? {};
    const isRight = draw(`${student.email} drill ${patternId} ${day.daysAgo} ${question}`) < skillOn(day, student);
    const wrong = choices.find(({ id }) => id !== answer)?.id ?? answer;
    await answerDrill(context, { ...key, question, chosen: isRight ? answer : wrong });
  }
}

function wrongOption({ options, correctAnswer }: AskedQuestion, words: string) {
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
function match({ email }: Student, { zones }: MatchingExercise, { daysAgo }: PlannedDay) {
  const [first, second, third] = zones;
  if (first === undefined || second === undefined || third === undefined) return [];
  const isSwapped = draw(`${email} ${daysAgo} matching`) < 0.4;
  const [one, other] = isSwapped ? [second, first] : [first, second];
  return [
    { zoneId: first.id, itemId: one.itemId },
    { zoneId: second.id, itemId: other.itemId },
    { zoneId: third.id, itemId: third.itemId },
  ];
}

/** Answers a whole vocabulary quiz and records it. */
export async function takeVocabularyQuiz(
  context: Parameters<typeof recordQuizResult>[0],
  { student, day }: Study,
): Promise<void> {
  const attemptId = uuidOf(`${student.email} vocabulary ${day.daysAgo}`);
  await startVocabularyQuiz(context, { attemptId, length: VOCABULARY_QUESTIONS, termIds: null });
  const asked = await readAsked(context.db, { ...context, attemptId });
  for (const [question, drawn] of asked.entries()) {
    const right = correctOption(drawn);
    const isRight = draw(`${student.email} ${question} ${day.daysAgo}`) < skillOn(day, student);
    const chosen = isRight ? right : drawn.options.find((id) => id !== right);
    await answerVocabularyQuestion(context, { attemptId, question, chosen: chosen ?? right });
  }
  const result = { category: VOCABULARY_CATEGORY, quizId: VOCABULARY_CATEGORY, attemptId, seconds: 110 };
  await recordQuizResult(context, { ...result, score: 0, totalQuestions: asked.length });
}

/** Three of four are correct at the first attempt. */
export function chooseOption(words: string, scenarioId: string) {
  const options = scenarios.find(({ id }) => id === scenarioId)?.options ?? [];
  const isRight = draw(words) < 0.75;
  return options.find(({ isCorrect }) => isCorrect === isRight)?.id ?? 'a';
}
