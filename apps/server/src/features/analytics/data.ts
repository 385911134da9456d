import type {
  Calibration,
  ConfusionMatrix,
  PatternScore,
  Recommendation,
  SessionList,
} from '@wickwise/contract/analytics';
import { CALIBRATION_ADVICE_FROM } from '@wickwise/contract/constants';
import { patterns } from '@wickwise/curriculum/patterns';
import { calibrate } from '@wickwise/learning/calibration';
import { countConfusions } from '@wickwise/learning/confusion';
import { scorePatterns } from '@wickwise/learning/pattern-score';
import { studySessions } from '@wickwise/learning/study-session';
import type { Database } from '../../db/client.ts';
import type { Learner } from '../../plugins/session.ts';
import { listAnsweredCharts } from '../drill/public.ts';
import { prepareListActions, rememberRead } from '../progress/public.ts';
import { type AnsweredQuestion, listAnsweredQuestions } from '../quiz/public.ts';
import { recommend } from './recommendations.ts';
import { judge, toCalibration, toPatternScore, toSessionList } from './rules.ts';

interface AnswerQuery {
  readonly learner: Pick<Learner, 'id'>;
  readonly since?: string;
}

/** How a learner answered in quizzes and drills since a day, or ever, in the order of time. */
export async function listAnswers(db: Database, query: AnswerQuery): Promise<AnsweredQuestion[]> {
  const [questions, charts] = await Promise.all([listAnsweredQuestions(db, query), listAnsweredCharts(db, query)]);
  return [...questions, ...charts].sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Patterns below the limit, weakest first; on a tie, the one with more answers. */
export async function listWeakAreas(db: Database, learner: Learner): Promise<PatternScore[]> {
  return (await readScores(db, learner))
    .filter((score) => judge(score) === 'weak')
    .sort((one, other) => one.percent - other.percent || other.attempts - one.attempts)
    .flatMap(toPatternScore);
}

/** Patterns at or above the limit, strongest first; on a tie, the one with the higher lower bound. */
export async function listStrengths(db: Database, learner: Learner): Promise<PatternScore[]> {
  return (await readScores(db, learner))
    .filter((score) => judge(score) === 'strong')
    .sort((one, other) => other.percent - one.percent || other.interval.low - one.interval.low)
    .flatMap(toPatternScore);
}

export async function listRecommendations(db: Database, learner: Learner): Promise<Recommendation[]> {
  const questions = await listAnswers(db, { learner });
  return recommend({ scores: scoresOf(questions), confusions: confusionsOf(questions) });
}

export async function readCalibration(db: Database, learner: Learner): Promise<Calibration> {
  const questions = await listAnswers(db, { learner });
  const answers = questions.flatMap(({ confidence, isCorrect }) =>
    confidence === null ? [] : { confidence, isCorrect },
  );
  return toCalibration(calibrate(answers, { adviceFrom: CALIBRATION_ADVICE_FROM }));
}

export async function readConfusions(db: Database, learner: Learner): Promise<ConfusionMatrix> {
  const cells = confusionsOf(await listAnswers(db, { learner }));
  const involved = new Set(cells.flatMap(({ patternId, chosenId }) => [patternId, chosenId]));
  return { patternIds: patterns.flatMap(({ id }) => (involved.has(id) ? id : [])), cells };
}

/** Reads the whole log with one prepared query, and skips it while the log is unchanged. */
export function prepareListSessions(db: Database): (learner: Learner) => Promise<SessionList> {
  const listActions = prepareListActions(db);
  return rememberRead(async (learner) => toSessionList(studySessions(await listActions(learner))));
}

async function readScores(db: Database, learner: Learner) {
  return scoresOf(await listAnswers(db, { learner }));
}

function scoresOf(questions: readonly AnsweredQuestion[]) {
  return scorePatterns(
    questions.flatMap(({ patternId, isCorrect }) => (patternId === null ? [] : { patternId, isCorrect })),
  );
}

function confusionsOf(questions: readonly AnsweredQuestion[]) {
  return countConfusions(questions.flatMap(({ choice }) => choice ?? []));
}
