import { LEDGER_PAGE_LENGTH } from '@wickwise/contract/constants';
import type { DatedEntry } from '@wickwise/contract/reward/ledger';
import type { Milestone, MilestoneType } from '@wickwise/contract/reward/milestone';
import { and, asc, desc, eq, gte, like, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { celebration, xpLedger } from '../../db/schema/reward.ts';
import { CallError } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';

type LedgerRow = typeof xpLedger.$inferSelect;

const own = eq(xpLedger.userId, sql.placeholder('learner'));
const newestFirst = [desc(xpLedger.earnedAt), desc(xpLedger.cause)];

/** One query for the sum of the learner's ledger, prepared once. */
export function prepareReadExperience(db: Database): (learner: Pick<Learner, 'id'>) => Promise<number> {
  const total = sql<number>`coalesce(sum(${xpLedger.points}), 0)::int`;
  const query = db.select({ total }).from(xpLedger).where(own).prepare('read_experience');
  return async (learner) => (await query.execute({ learner: learner.id }))[0]?.total ?? 0;
}

/** The entry for a cause, or null if it was not earned. */
export async function findEntry(tx: Transaction, learner: Learner, cause: string): Promise<LedgerRow | null> {
  const matches = and(eq(xpLedger.userId, learner.id), eq(xpLedger.cause, cause));
  const [row] = await tx.select().from(xpLedger).where(matches);
  return row ?? null;
}

interface LedgerPage {
  readonly entries: DatedEntry[];
  readonly next: string | null;
}

/** A page of the ledger, newest first, after the entry that `before` names. */
export async function listLedger(
  db: Database,
  { learner, before }: { learner: Learner; before: string | undefined },
): Promise<LedgerPage> {
  const isOwn = eq(xpLedger.userId, learner.id);
  const rows = await db
    .select()
    .from(xpLedger)
    .where(before === undefined ? isOwn : and(isOwn, isBefore(before)))
    .orderBy(...newestFirst)
    .limit(LEDGER_PAGE_LENGTH + 1);
  const page = rows.slice(0, LEDGER_PAGE_LENGTH).map(toDated);
  const last = page.at(-1);
  return { entries: page, next: rows.length > page.length && last ? `${last.earnedAt} ${last.cause}` : null };
}

/** Entries of one event have the same time, so a place in the list is a time and a cause. */
function isBefore(place: string): SQL | undefined {
  const [, earnedAt, cause] = /^([1-9]\d{3}-\d\d-\d\dT[\d:.]{8,12}Z) (.+)$/.exec(place) ?? [];
  if (earnedAt === undefined || Number.isNaN(Date.parse(earnedAt))) {
    throw new CallError(
      'invalid_request',
      'That isn’t a valid place in the ledger. Leave it out to start at the newest entry.',
    );
  }
  const time = new Date(earnedAt);
  return or(lt(xpLedger.earnedAt, time), and(eq(xpLedger.earnedAt, time), lt(xpLedger.cause, cause ?? '')));
}

/** The entries earned since a moment, oldest first. */
export async function listEntriesSince(
  db: Database,
  { learner, since }: { learner: Pick<Learner, 'id'>; since: Date },
): Promise<LedgerRow[]> {
  const query = db
    .select()
    .from(xpLedger)
    .where(and(own, gte(xpLedger.earnedAt, sql.placeholder('since'))))
    .orderBy(asc(xpLedger.earnedAt))
    .prepare('list_entries_since');
  return query.execute({ learner: learner.id, since });
}

/** One query for the entries of one kind, newest first; prepared once. */
export function prepareListEntries(db: Database, kind: 'badge' | 'milestone') {
  const isKind = and(own, like(xpLedger.cause, `${kind}:%`));
  const query = db
    .select()
    .from(xpLedger)
    .where(isKind)
    .orderBy(...newestFirst)
    .prepare(`list_${kind}_entries`);
  return (learner: Learner): Promise<LedgerRow[]> => query.execute({ learner: learner.id });
}

export function toMilestone({ cause, points, earnedAt }: LedgerRow): Milestone {
  const [, type = '', value] = cause.split(':');
  return {
    id: cause,
    milestoneType: type as MilestoneType,
    milestoneValue: Number(value),
    isRewarded: true,
    points,
    earnedAt: earnedAt.toISOString(),
  };
}

function toDated({ cause, points, earnedAt }: LedgerRow): DatedEntry {
  return { cause, points, earnedAt: earnedAt.toISOString() };
}

/** The learner's ledger and celebrations, for the export of their data. */
export async function exportRewards(db: Database, learner: Learner) {
  const [ledger, celebrations] = await Promise.all([
    db.select().from(xpLedger).where(eq(xpLedger.userId, learner.id)).orderBy(asc(xpLedger.earnedAt)),
    db.select().from(celebration).where(eq(celebration.userId, learner.id)).orderBy(asc(celebration.sequence)),
  ]);
  return { ledger, celebrations };
}
