import { dailyChartCalls } from '@wickwise/contract/practice/daily-chart';
import type { Database, DatabaseConnection } from '../../db/client.ts';
import { registerCall, type Scope } from '../../plugins/scope.ts';
import { prepareReadCurrentStats } from '../progress/public.ts';
import { prepareCountAnswers, readDailyChart } from './data.ts';
import { answerDailyChart } from './mutations.ts';

interface DailyChartOptions {
  readonly db: Database;
  readonly connection: DatabaseConnection;
  readonly clock: () => Date;
  readonly secret: string;
}

export function dailyChartRoutes(scope: Scope<'everyone'>, { db, connection, clock, secret }: DailyChartOptions): void {
  const readStats = prepareReadCurrentStats(db);
  const countAnswers = prepareCountAnswers(connection.readLagging, clock);
  const context = { db, secret, readStats, countAnswers };
  registerCall(scope, dailyChartCalls.readDailyChart, ({ learner }) =>
    readDailyChart({ ...context, learner, now: clock() }),
  );
  registerCall(scope, dailyChartCalls.answerDailyChart, ({ learner, body }) =>
    answerDailyChart({ ...context, learner, now: clock() }, body),
  );
}
