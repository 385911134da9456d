import { scenarios } from '@wickwise/curriculum/scenarios/scenarios';
import type { LoggedAnswer } from '@wickwise/learning/learner-model/answer-kinds';
import { flashcardAnswers } from '@wickwise/learning/learner-model/flashcard-answers';
import { localDayAt, parseLocalDay } from '@wickwise/learning/local-day';
import type { Database } from '../../apps/server/src/db/client.ts';
import type { QuestionResult } from '../../apps/server/src/db/schema/quiz.ts';
import { drawDrill, exportDrillAnswers } from '../../apps/server/src/features/drill/public.ts';
import { exportQuizAttempts } from '../../apps/server/src/features/quiz/public.ts';
import { readReviewLog } from '../../apps/server/src/features/review/public.ts';
import { exportScenarioAnswers } from '../../apps/server/src/features/scenario/public.ts';
import type { Learner } from '../../apps/server/src/plugins/session.ts';

interface Reader {
  readonly learner: Learner;
  /** From which the charts of drills are drawn. */
  readonly secret: string;
}

/** All answers in a learner's logs. */
export async function readLoggedAnswers(db: Database, { learner, secret }: Reader): Promise<LoggedAnswer[]> {
  const { quizAttempts } = await exportQuizAttempts(db, learner);
  const { drillAnswers } = await exportDrillAnswers(db, learner);
  const { scenarioAnswers } = await exportScenarioAnswers(db, learner);
  return [
    ...flashcardAnswers(await readReviewLog(db, learner)),
    ...quizAttempts.flatMap(quizAnswers),
    ...drillAnswers.map((row) => toDrillAnswer(row, { learner, secret })),
    ...scenarioAnswers.map(toScenarioAnswer),
  ];
}

type Row<
  Export extends (...args: never[]) => Promise<object>,
  Name extends keyof Awaited<ReturnType<Export>>,
> = Awaited<ReturnType<Export>>[Name] extends (infer Item)[] ? Item : never;
type QuizRow = Row<typeof exportQuizAttempts, 'quizAttempts'>;
type DrillRow = Row<typeof exportDrillAnswers, 'drillAnswers'>;
type ScenarioRow = Row<typeof exportScenarioAnswers, 'scenarioAnswers'>;

/** A question that ran out of time is no answer. */
function quizAnswers({ id, quizId, category, results, localDay, finishedAt }: QuizRow): LoggedAnswer[] {
  const base = (place: number) => ({ id: `${id} ${place}`, at: finishedAt, day: parseLocalDay(localDay) });
  return results.flatMap((result, place) => {
    if (result.chosen === null || quizId === null) return [];
    return { ...base(place), ...quizFacts(result, { quizId, category, chosen: result.chosen }) };
  });
}

interface QuizOf {
  readonly quizId: string;
  readonly category: string;
  readonly chosen: string;
}

function quizFacts({ questionId, isCorrect, ...result }: QuestionResult, { quizId, category, chosen }: QuizOf) {
  const [part = '', termId = ''] = questionId.split(':');
  if (quizId === 'vocabulary') return { kind: 'vocabulary' as const, question: part, termId, isCorrect };
  const { patternType: patternId, chosenPatternId } = result;
  if (part === 'matching' && patternId !== null) {
    return { kind: 'matching' as const, patternId, chosenId: chosen, offeredIds: [patternId, chosen, ''] };
  }
  const facts = { itemId: questionId, patternId, topic: category, isDrawn: true, isCorrect, chosenPatternId };
  return { kind: 'knowledge-check' as const, ...facts };
}

/** What was asked is drawn again. "No" and "None of these" are right where the chart only looked like the pattern. */
function toDrillAnswer({ patternId, drillId, question, ...row }: DrillRow, reader: Reader): LoggedAnswer {
  const asked = drawDrill({ patternId, drillId }, reader)[question];
  if (asked === undefined) throw new Error(`The drill ${drillId} has no question ${question}.`);
  const { kind, choices, answer } = asked;
  const id = `${drillId} ${question}`;
  const right = choices.find((choice) => choice.id === answer);
  return {
    ...{ kind: 'drill', id, itemId: id, at: row.answeredAt, day: parseLocalDay(row.localDay), patternId },
    question: kind,
    choices: choices.length,
    isNearMiss: kind === 'judge' ? answer === '2' : kind === 'name' && right?.patternId === null,
    isCorrect: row.isCorrect,
    chosenPatternId: row.chosenPatternId,
    offeredIds: choices.flatMap((choice) => choice.patternId ?? []),
  };
}

function toScenarioAnswer({ id, scenarioId, isCorrect, answeredAt }: ScenarioRow): LoggedAnswer {
  const topic = scenarios.find((scenario) => scenario.id === scenarioId)?.category ?? scenarioId;
  const day = localDayAt(answeredAt, { timeZone: 'UTC', dayBeginsAt: 0 });
  return { kind: 'scenario', id: String(id), scenarioId, topic, isCorrect, at: answeredAt, day };
}
