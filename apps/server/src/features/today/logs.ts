import type { LoggedAnswer } from '@wickwise/learning/learner-model/answer-kinds';
import { flashcardAnswers } from '@wickwise/learning/learner-model/flashcard-answers';
import type { LocalDay } from '@wickwise/learning/local-day';
import type { Practice } from '@wickwise/learning/today/finished-items';
import type { Database } from '../../db/client.ts';
import type { Learner } from '../../plugins/session.ts';
import { readDailyLog } from '../daily-chart/public.ts';
import { type DecisionAnswer, readDecisionLog } from '../decision/public.ts';
import { readDrillLog } from '../drill/public.ts';
import { readPlacementLog } from '../placement/public.ts';
import { listActivitiesSince } from '../progress/public.ts';
import { listFinishedQuizzes, readQuizLog } from '../quiz/public.ts';
import { readReviewLog } from '../review/public.ts';
import { readScenarioLog, type ScenarioAnswer } from '../scenario/public.ts';
import { minutesOfArticle } from './content.ts';
import { readStartedOverAt } from './settings.ts';

type Owner = Pick<Learner, 'id' | 'timeZone' | 'dayBeginsAt'>;

/** Everything that a learner answered since they last started over. A new kind of answer is read by its noun, which is listed here. */
export async function readLoggedAnswers(db: Database, learner: Owner): Promise<LoggedAnswer[]> {
  return (await readAnswerLogs(db, learner)).answers;
}

async function readAnswerLogs(db: Database, learner: Owner) {
  const [startedOverAt, quizzes, drills, daily, placements, reviews, scenarios, decisions] = await Promise.all([
    readStartedOverAt(db, learner),
    readQuizLog(db, learner),
    readDrillLog(db, learner),
    readDailyLog(db, learner),
    readPlacementLog(db, learner),
    readReviewLog(db, learner),
    readScenarioLog(db, learner),
    readDecisionLog(db, learner),
  ]);
  const charts = [...drills.answers, ...daily, ...placements];
  const answers = [...quizzes, ...charts, ...flashcardAnswers(reviews), ...scenarios, ...decisions];
  const isKept = ({ at }: LoggedAnswer) => startedOverAt === null || at > startedOverAt;
  return { answers: answers.filter(isKept), drills, scenarios, decisions };
}

interface DayLogs {
  readonly answers: readonly LoggedAnswer[];
  /** What was practiced to its end on the day. */
  readonly practices: readonly Practice[];
  /** Newest first. */
  readonly scenarios: readonly ScenarioAnswer[];
  readonly decisions: readonly DecisionAnswer[];
}

/** Everything that a learner answered, and what of it was done on a day. */
export async function readDayLogs(db: Database, { learner, day }: { learner: Owner; day: LocalDay }): Promise<DayLogs> {
  const [{ answers, drills, scenarios, decisions }, quizzes, activities] = await Promise.all([
    readAnswerLogs(db, learner),
    listFinishedQuizzes(db, { learner, day }),
    listActivitiesSince(db, { learner, since: day }),
  ]);
  const drilled = drills.finished.flatMap((drill) => (drill.day === day ? drill.practice : []));
  const lessons = activities.flatMap(({ kind, subject }): Practice[] =>
    kind === 'lesson-completed' ? [{ kind: 'lesson', patternId: subject }] : [],
  );
  const read = activities.flatMap(({ kind, subject: articleId }): Practice[] => {
    const minutes = kind === 'article-read' ? minutesOfArticle(articleId) : null;
    return minutes === null ? [] : [{ kind: 'article', articleId, minutes }];
  });
  const decided = scenarios.flatMap((answer): Practice[] =>
    answer.day === day ? [{ kind: 'topics', skills: [`decision:${answer.topic}`] }] : [],
  );
  const traded = decisions.flatMap(({ kind, day: on }): Practice[] => (on === day ? [{ kind }] : []));
  const practices = [...drilled, ...quizzes, ...lessons, ...read, ...decided, ...traded];
  return { answers, practices, scenarios, decisions };
}
