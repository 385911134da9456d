import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import { type DatabaseConnection, openDatabase, openInMemory } from '../../apps/server/src/db/client.ts';

/** A fresh, migrated database of the engine that this test run is for. */
export async function openTestDatabase(): Promise<DatabaseConnection> {
  if (process.env.TEST_ENGINE === 'postgres') return openDatabase({ url: await createPostgres() });
  return openInMemory(await openAsBlob(inject('pgliteImage')));
}

/** Makes an empty database on the PostgreSQL of this test run, and answers its address. */
export async function createPostgres(): Promise<string> {
  const server = inject('postgresUrl');
  const name = `wickwise_test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: `${server}/postgres` });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  return `${server}/${name}`;
}
