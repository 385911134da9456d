import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { inject } from 'vitest';
import { type DatabaseConnection, openDatabase, openInMemory } from '../../../apps/server/src/db/client.ts';
import { CopiedFiles } from './copied-files.ts';
import { createDatabase } from './create-database.ts';
import { TEMPLATE } from './postgres.ts';

/** A fresh, migrated database of the engine that this test run is for. */
export async function openTestDatabase(): Promise<DatabaseConnection> {
  if (process.env.TEST_ENGINE === 'postgres') return openDatabase({ url: await createPostgres() });
  return openInMemory({ fs: new CopiedFiles(path.join(inject('embeddedData'), 'database')) });
}

/** Makes a migrated database on the PostgreSQL of this test run, or an empty one, and returns its address. */
export async function createPostgres({ isEmpty = false } = {}): Promise<string> {
  const name = newDatabaseName();
  await createDatabase({ server: inject('postgresUrl'), name, ...(!isEmpty && { template: TEMPLATE }) });
  return `${inject('pooledUrl')}/${name}`;
}

/** Unique among tests. */
export function newDatabaseName(): string {
  return `wickwise_test_${randomBytes(6).toString('hex')}`;
}
