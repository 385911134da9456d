import { todayCalls, todayPlan } from '@wickwise/contract/today';
import type { Database } from '../../db/client.ts';
import { registerCall, type Scope } from '../../plugins/scope.ts';
import { prepareListSkills, prepareReadToday } from './data.ts';
import { serializeOnce } from './serialize-once.ts';
import { startOver, updateTodaySettings } from './settings.ts';

export function todayRoutes(scope: Scope<'signed-in'>, { db, clock }: { db: Database; clock: () => Date }): void {
  const readToday = prepareReadToday(db);
  const serialize = serializeOnce(todayPlan);
  registerCall(scope, todayCalls.readToday, async ({ learner, query, reply }) => {
    const plan = await readToday({ learner, now: clock(), query });
    return reply.type('application/json; charset=utf-8').send(serialize(plan));
  });

  registerCall(scope, todayCalls.updateTodaySettings, ({ learner, body }) =>
    updateTodaySettings({ db, learner, now: clock() }, body),
  );

  const listSkills = prepareListSkills(db);
  registerCall(scope, todayCalls.listSkills, ({ learner }) => listSkills({ learner, now: clock() }));

  registerCall(scope, todayCalls.startOver, async ({ learner }) => {
    await startOver({ db, learner, now: clock() });
    return [];
  });
}
