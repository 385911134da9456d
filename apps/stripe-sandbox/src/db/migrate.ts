import { fileURLToPath } from 'node:url';
import { desc, sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any fixed number: every process that opens a sandbox on the same database takes this lock first. */
const MIGRATION_LOCK = 7_236_002;

/** The migrations that the database has. The application around the sandbox keeps a journal of its own. */
const journal = pgTable('sandbox_migration', {
  hash: text('hash').notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
});

/**
 * Migrates the sandbox's tables in one transaction. Drizzle's own migrators each require one driver; this one runs on
 * whichever database handle the sandbox was given.
 */
export function migrate(db: Database): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder });
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK}::bigint)`);
    await tx.execute(sql`create table if not exists ${journal} (hash text not null, created_at bigint not null)`);
    const [last] = await tx.select().from(journal).orderBy(desc(journal.createdAt)).limit(1);
    for (const migration of migrations) {
      if (migration.folderMillis > (last?.createdAt ?? 0)) await apply(tx, migration);
    }
  });
}

async function apply(tx: Database, { sql: statements, hash, folderMillis }: MigrationMeta): Promise<void> {
  for (const statement of statements) await tx.execute(sql.raw(statement));
  await tx.insert(journal).values({ hash, createdAt: folderMillis });
}
