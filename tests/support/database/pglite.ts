import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { TestProject } from 'vitest/node';
import { type Database, openDatabase } from '../../../apps/server/src/db/client.ts';
import { prepareDatabase } from './prepare-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of data that every embedded database of this test run begins as a copy of. */
    embeddedData: string;
  }
}

/** Making and migrating an embedded database takes seconds, beginning with the files of one a fraction of that. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wickwise-pglite-'));
  const connection = await openDatabase({ dataDir });
  await dropTemplates(connection.db);
  await prepareDatabase(connection);
  project.provide('embeddedData', dataDir);
  return () => rm(dataDir, { recursive: true, force: true });
}

/** Two more databases lie beside ours, which nobody opens: without them half as many files are copied for each test file. */
async function dropTemplates(db: Database): Promise<void> {
  await db.execute(sql`update pg_database set datistemplate = false`);
  await db.execute(sql`drop database template0`);
  await db.execute(sql`drop database template1`);
}
