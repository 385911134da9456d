import type {
  Calibration,
  ConfusionMatrix,
  PatternScore,
  Recommendation,
  StudySessionList,
} from '@wickwise/contract/analytics';
import { CALIBRATION_ADVICE_FROM, JUDGED_FROM_ATTEMPTS } from '@wickwise/contract/constants';
import { patterns } from '@wickwise/curriculum/patterns';
import { calibrate } from '@wickwise/learning/calibration';
import { type Confusion, countConfusions } from '@wickwise/learning/confusion';
import { type PatternScore as Score, scorePatterns } from '@wickwise/learning/pattern-score';
import { studySessions } from '@wickwise/learning/study-session';
import { createRandom } from '@wickwise/statistics/random';
import type { Database } from '../../db/client.ts';
import type { Learner } from '../../plugins/session.ts';
import { listAnsweredCharts } from '../drill/public.ts';
import { prepareListActions, rememberRead } from '../progress/public.ts';
import { type AnsweredQuestion, listAnsweredQuestions } from '../quiz/public.ts';
import { prepareReadToday } from '../today/public.ts';
import { recommend } from './recommendations.ts';
import { classifyScore, toCalibration, toPatternScore, toSessionList } from './rules.ts';

/** A learner's answers in quizzes and drills, oldest first. */
async function listAnswers(db: Database, learner: Pick<Learner, 'id'>): Promise<AnsweredQuestion[]> {
  const [questions, charts] = await Promise.all([
    listAnsweredQuestions(db, { learner }),
    listAnsweredCharts(db, { learner }),
  ]);
  return [...questions, ...charts].sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** What a learner's answers show. Each part is what one call returns. */
interface AnswerAnalysis {
  readonly weakAreas: PatternScore[];
  readonly strengths: PatternScore[];
  /** Of every pattern that was asked about. */
  readonly scores: readonly Score[];
  readonly calibration: Calibration;
  readonly confusions: ConfusionMatrix;
}

/** Reads the answers once for all calls, which the screen makes at once, and skips it while the log is unchanged. */
export function prepareAnalyzeAnswers(db: Database): (learner: Learner) => Promise<AnswerAnalysis> {
  return rememberRead(async (learner) => {
    const questions = await listAnswers(db, learner);
    const scores = scorePatterns(
      questions.flatMap(({ patternId, isCorrect }) => (patternId === null ? [] : { patternId, isCorrect })),
    );
    const confusions = countConfusions(questions.flatMap(({ choice }) => choice ?? []));
    return {
      weakAreas: weakAreasOf(scores),
      strengths: strengthsOf(scores),
      scores,
      calibration: calibrationOf(questions),
      confusions: toConfusionMatrix(confusions, scores),
    };
  });
}

interface Moment {
  readonly learner: Learner;
  readonly now: Date;
}

/** What to study next: nothing before there are answers. */
export function prepareRecommend(
  db: Database,
  analyze: (learner: Learner) => Promise<AnswerAnalysis>,
): (moment: Moment) => Promise<Recommendation[]> {
  const readToday = prepareReadToday(db);
  return async (moment) => {
    const { scores } = await analyze(moment.learner);
    return scores.length === 0 ? [] : recommend(await readToday({ ...moment, query: {} }), scores);
  };
}

/** Patterns below the limit, weakest first; on a tie, the one with more answers. */
function weakAreasOf(scores: readonly Score[]): PatternScore[] {
  return scores
    .filter((score) => classifyScore(score) === 'weak')
    .sort((one, other) => one.percent - other.percent || other.attempts - one.attempts)
    .flatMap(toPatternScore);
}

/** Patterns at or above the limit, strongest first; on a tie, the one with the higher lower bound. */
function strengthsOf(scores: readonly Score[]): PatternScore[] {
  return scores
    .filter((score) => classifyScore(score) === 'strong')
    .sort((one, other) => other.percent - one.percent || other.interval.low - one.interval.low)
    .flatMap(toPatternScore);
}

function calibrationOf(questions: readonly AnsweredQuestion[]): Calibration {
  const answers = questions.flatMap(({ confidence, isCorrect }) =>
    confidence === null ? [] : { confidence, isCorrect },
  );
  return toCalibration(calibrate(answers, { adviceFrom: CALIBRATION_ADVICE_FROM, random: createRandom(1) }));
}

function toConfusionMatrix(cells: Confusion[], scores: readonly Score[]): ConfusionMatrix {
  const involved = new Set(cells.flatMap(({ patternId, chosenId }) => [patternId, chosenId]));
  return {
    patternIds: patterns.flatMap(({ id }) => (involved.has(id) ? id : [])),
    cells,
    judgedPatterns: scores.filter(({ attempts }) => attempts >= JUDGED_FROM_ATTEMPTS).length,
  };
}

/** Reads the whole log with one prepared query, and skips it while the log is unchanged. */
export function prepareListSessions(db: Database): (learner: Learner) => Promise<StudySessionList> {
  const listActions = prepareListActions(db);
  return rememberRead(async (learner) => toSessionList(studySessions(await listActions(learner))));
}
