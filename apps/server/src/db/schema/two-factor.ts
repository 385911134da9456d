import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** The authenticator app of an account. */
export const twoFactor = pgTable('two_factor', {
  userId: owner().primaryKey(),
  /** Encrypted with the server's secret. */
  secret: text('secret').notNull(),
  /** When the first code proved that the app has the secret; null while it is set up. */
  confirmedAt: instant('confirmed_at'),
  /** The 30-second period of the last code that was accepted: no code of it or of an earlier one works again. */
  lastPeriod: integer('last_period').notNull().default(0),
  createdAt: instant('created_at').notNull(),
});

/** The unused recovery codes of an account. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    userId: owner(),
    /** The first characters of the code, by which it is found; the rest is stored as a password is. */
    selector: text('selector').notNull(),
    hash: text('hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.selector] })],
);

/** Sign-ins that have passed the first factor and wait for the second. */
export const pendingSignIn = pgTable(
  'pending_sign_in',
  {
    /** Digest of the secret in the browser's cookie. */
    tokenDigest: text('token_digest').primaryKey(),
    userId: owner(),
    /** Whether the first factor was a mailed link. */
    provesMailbox: boolean('proves_mailbox').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('pending_sign_in_user_id').on(table.userId)],
);
