import type { WeeklyReview } from '@wickwise/contract/progress';
import { addDays, type LocalDay, localDayAt } from '@wickwise/learning/local-day';
import { reviewWeek, WEEK_DAYS, type WeekAnswer, type WeekInput } from '@wickwise/learning/week-review';
import type { Database } from '../../db/client.ts';
import { DAY_MS } from '../../plugins/duration.ts';
import type { Learner } from '../../plugins/session.ts';
import { listDailyAnswersSince } from '../daily-chart/public.ts';
import { listAnsweredCharts } from '../drill/public.ts';
import { dayClockOf, listActivitiesSince, readStudyDay } from '../progress/public.ts';
import { listAnsweredQuestions } from '../quiz/public.ts';
import { isOpenTo, readReviewLog } from '../review/public.ts';
import { listEntriesSince } from '../reward/public.ts';

/** Two weeks to compare, plus a day, because a session can start before the day does. */
const DAYS_READ = 2 * WEEK_DAYS + 1;

interface WeekQuery {
  readonly learner: Pick<Learner, 'id' | 'timeZone' | 'dayBeginsAt' | 'tier' | 'status'>;
  readonly now: Date;
}

/** Reviews the learner's last seven days. */
export async function readWeek(db: Database, query: WeekQuery): Promise<WeeklyReview> {
  const { studyMs, ...week } = reviewWeek(await readLogs(db, query));
  return { ...week, studySeconds: Math.round(studyMs / 1000) };
}

async function readLogs(db: Database, { learner, now }: WeekQuery): Promise<WeekInput> {
  const today = await readStudyDay(db, { learner, now });
  const since = addDays(today, -DAYS_READ);
  const [activities, entries, answers, reviews] = await Promise.all([
    listActivitiesSince(db, { learner, since }),
    listEntriesSince(db, { learner, since: new Date(now.getTime() - DAYS_READ * DAY_MS) }),
    listAnswers(db, { learner, since }),
    readReviewLog(db, learner),
  ]);
  const clock = dayClockOf(learner);
  return {
    today,
    activities,
    answers,
    // A card that the tier doesn't include any more can't be reviewed, so it isn't due either.
    reviews: reviews.filter((entry) => isOpenTo(learner, entry)),
    entries: entries.map(({ earnedAt, ...entry }) => ({ ...entry, day: localDayAt(earnedAt, clock) })),
  };
}

/** Quiz answers and chart practice, oldest first. Not every question is about one pattern. */
async function listAnswers(
  db: Database,
  query: Pick<WeekQuery, 'learner'> & { since: LocalDay },
): Promise<WeekAnswer[]> {
  const [questions, drills, daily] = await Promise.all([
    listAnsweredQuestions(db, query),
    listAnsweredCharts(db, query),
    listDailyAnswersSince(db, query),
  ]);
  const inQuizzes = questions.map((answer) => ({ ...answer, isPractice: false }));
  const onCharts = [...drills, ...daily].map((answer) => ({ ...answer, isPractice: true }));
  return [...inQuizzes, ...onCharts]
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .flatMap(({ patternId, isCorrect, isPractice, day }) =>
      patternId === null ? [] : { patternId, isCorrect, isPractice, day },
    );
}
