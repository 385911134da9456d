import { NEW_CARDS_PER_DAY, RETENTION_PERCENT } from '@wickwise/contract/constants';
import type { ReviewSettings } from '@wickwise/contract/review';
import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { reviewSettings } from '../../db/schema/review.ts';
import type { Learner } from '../../plugins/session.ts';

type Owner = Pick<Learner, 'id'>;
type Changes = { readonly [Name in keyof ReviewSettings]?: ReviewSettings[Name] | undefined };
type SettingsRow = typeof reviewSettings.$inferSelect;

/** What the learner chose, and the defaults for the rest. */
export async function readReviewSettings(db: Database | Transaction, learner: Owner): Promise<ReviewSettings> {
  const own = eq(reviewSettings.userId, sql.placeholder('learner'));
  const query = db.select().from(reviewSettings).where(own).prepare('read_review_settings');
  const [row] = await query.execute({ learner: learner.id });
  return toSettings(row);
}

/** Stores what the learner changed. */
export async function updateReviewSettings(db: Database, learner: Owner, changes: Changes): Promise<ReviewSettings> {
  if (isEmpty(changes)) return readReviewSettings(db, learner);
  const [row] = await db
    .insert(reviewSettings)
    .values({ userId: learner.id, ...changes })
    .onConflictDoUpdate({ target: reviewSettings.userId, set: changes })
    .returning();
  return toSettings(row);
}

/** Stores what the learner chose as a visitor, but for what the account has already. */
export async function mergeReviewSettings(db: Database, learner: Owner, chosen: Changes): Promise<ReviewSettings> {
  if (isEmpty(chosen)) return readReviewSettings(db, learner);
  const { newCardsPerDay, retentionPercent } = reviewSettings;
  const set = {
    newCardsPerDay: sql`coalesce(${newCardsPerDay}, excluded.new_cards_per_day)`,
    retentionPercent: sql`coalesce(${retentionPercent}, excluded.retention_percent)`,
  };
  const [row] = await db
    .insert(reviewSettings)
    .values({ userId: learner.id, ...chosen })
    .onConflictDoUpdate({ target: reviewSettings.userId, set })
    .returning();
  return toSettings(row);
}

function isEmpty(changes: Changes): boolean {
  return Object.values(changes).every((value) => value === undefined);
}

function toSettings(row: SettingsRow | undefined): ReviewSettings {
  return {
    newCardsPerDay: row?.newCardsPerDay ?? NEW_CARDS_PER_DAY.default,
    retentionPercent: row?.retentionPercent ?? RETENTION_PERCENT.default,
  };
}
