import { drillCalls } from '@wickwise/contract/drill';
import type { Database } from '../../db/client.ts';
import { registerCall, type Scope } from '../../plugins/scope.ts';
import { prepareReadCurrentStats } from '../progress/public.ts';
import { readDrill } from './data.ts';
import { answerDrill } from './mutations.ts';

interface DrillOptions {
  readonly db: Database;
  readonly clock: () => Date;
  readonly secret: string;
}

export function drillRoutes(scope: Scope<'everyone'>, { db, clock, secret }: DrillOptions): void {
  const readStats = prepareReadCurrentStats(db);
  registerCall(scope, drillCalls.readDrill, ({ learner, params }) => readDrill(params, { learner, secret }));

  registerCall(scope, drillCalls.answerDrill, ({ learner, params, body }) =>
    answerDrill({ db, learner, now: clock(), secret, readStats }, { ...params, ...body }),
  );
}
