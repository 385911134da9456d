import { reminderCalls } from '@wickwise/contract/reminder';
import type { Database } from '../../db/client.ts';
import { registerCall, type Scope } from '../../plugins/scope.ts';
import { readReminder } from './data.ts';
import { addReminderDevice, removeReminderDevice, updateReminder } from './mutations.ts';

/** As long as the user agents that sessions store. */
const USER_AGENT_LENGTH = 500;

interface ReminderOptions {
  readonly db: Database;
  readonly clock: () => Date;
  readonly pushKey: string | null;
  /** Whether a push service on this machine is accepted. */
  readonly allowsLocal: boolean;
}

export function reminderRoutes(scope: Scope<'signed-in'>, { db, clock, pushKey, allowsLocal }: ReminderOptions): void {
  registerCall(scope, reminderCalls.readReminder, ({ learner }) => readReminder(db, { learner, pushKey }));

  registerCall(scope, reminderCalls.updateReminder, async ({ learner, body }) => {
    await updateReminder(db, learner, body);
    return readReminder(db, { learner, pushKey });
  });

  registerCall(scope, reminderCalls.addReminderDevice, async ({ learner, body, request }) => {
    const userAgent = request.headers['user-agent']?.slice(0, USER_AGENT_LENGTH) ?? null;
    const { endpoint, keys } = body;
    await addReminderDevice(db, { learner, endpoint, ...keys, userAgent, now: clock(), allowsLocal });
    return readReminder(db, { learner, pushKey });
  });

  registerCall(scope, reminderCalls.removeReminderDevice, async ({ learner, params }) => {
    await removeReminderDevice(db, learner, params.id);
    return readReminder(db, { learner, pushKey });
  });
}
