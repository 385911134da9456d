import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The tables of better-auth, under the names it expects; our own columns are marked. */
export const user = pgTable(
  'user',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** Ours: the IANA zone that the learner's days are counted in; null until the browser has sent it. */
    timeZone: text('time_zone'),
    /** Ours: the hour at which the learner's days begin, 0 to 6. */
    dayBeginsAt: integer('day_begins_at').notNull().default(0),
    /** Ours: whether the weekly email is on; off by default. */
    weeklyEmail: boolean('weekly_email').notNull().default(false),
    /** Ours: when the last weekly email was queued; null if none was. */
    weeklyEmailQueuedAt: instant('weekly_email_queued_at'),
    /** Ours: digest of the secret left in the browser that chose the password at sign-up. */
    signUpProof: text('sign_up_proof'),
    /** Ours: the revision of the learner's log, which cached reads are checked against. */
    logRevision: integer('log_revision').notNull().default(0),
  },
  (table) => [index('user_weekly_email').on(table.id).where(table.weeklyEmail.getSQL())],
);

export const session = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** Ours: when this session itself proved the mailbox by an emailed link; null for other sign-ins. */
    mailboxProvenAt: instant('mailbox_proven_at'),
  },
  (table) => [index('session_user_id').on(table.userId)],
);

export const account = pgTable(
  'account',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('account_user_id').on(table.userId),
    uniqueIndex('account_provider').on(table.providerId, table.accountId),
  ],
);

export const verification = pgTable(
  'verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verification_identifier').on(table.identifier)],
);

export const passkey = pgTable(
  'passkey',
  {
    id: text('id').primaryKey(),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    credentialID: text('credential_id').notNull().unique(),
    counter: integer('counter').notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    createdAt: instant('created_at').defaultNow(),
    aaguid: text('aaguid'),
  },
  (table) => [index('passkey_user_id').on(table.userId)],
);

/** Ours: a change of address under way, at most one for each account. */
export const emailChange = pgTable('email_change', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  newEmail: text('new_email').notNull(),
  /** The session that asked: it stays signed in. */
  sessionId: text('session_id').notNull(),
  /** Digest of the only link that works: of the current mailbox, and once it has confirmed, of the new one. */
  tokenDigest: text('token_digest').notNull().unique(),
  /** When the current mailbox confirmed; null before. */
  confirmedAt: instant('confirmed_at'),
  expiresAt: instant('expires_at').notNull(),
  createdAt: instant('created_at').notNull(),
});
