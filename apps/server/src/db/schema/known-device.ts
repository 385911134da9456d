import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The browsers that an account has signed in with, so that a sign-in from another one is told by email. */
export const knownDevice = pgTable(
  'known_device',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Of the account and the secret in the browser's cookie: two accounts of one browser have nothing in common. */
    deviceDigest: text('device_digest').notNull(),
    /** The session that it first signed in with. */
    sessionId: text('session_id').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceDigest] })],
);
