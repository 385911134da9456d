import type { Reminder } from '@wickwise/contract/reminder';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { pushSubscription, reminderSettings } from '../../db/schema/reminder.ts';
import type { Learner } from '../../plugins/session.ts';

const OFF = { byEmail: false, hour: 18 };

/** How the learner is reminded; `pushKey` is the server's own. */
export async function readReminder(
  db: Database,
  { learner, pushKey }: { learner: Pick<Learner, 'id'>; pushKey: string | null },
): Promise<Reminder> {
  const [settings, devices] = await Promise.all([
    db.select().from(reminderSettings).where(eq(reminderSettings.userId, learner.id)),
    listDevices(db, learner),
  ]);
  const { byEmail, hour } = settings[0] ?? OFF;
  return {
    byEmail,
    hour,
    pushKey,
    devices: devices.map(({ id, endpoint, userAgent, createdAt }) => ({
      id,
      endpoint,
      userAgent,
      createdAt: createdAt.toISOString(),
    })),
  };
}

function listDevices(db: Database, learner: Pick<Learner, 'id'>) {
  const isOwn = eq(pushSubscription.userId, learner.id);
  return db.select().from(pushSubscription).where(isOwn).orderBy(asc(pushSubscription.createdAt));
}

/** The learner's choices and devices, for their data export, without the keys that encrypt for a browser. */
export async function exportReminder(db: Database, learner: Learner) {
  const isOwn = eq(reminderSettings.userId, learner.id);
  return {
    reminderSettings: await db.select().from(reminderSettings).where(isOwn),
    reminderDevices: (await listDevices(db, learner)).map(({ p256dh: _, auth: __, ...device }) => device),
  };
}
