import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/database/database.ts';
import type { DatabaseConnection } from '../../../server/src/db/client.ts';
import { migrate } from './migrate.ts';
import { sandboxAnswer, sandboxDelivery, sandboxObject } from './schema.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

const tables = [sandboxAnswer, sandboxDelivery, sandboxObject];
const object = { id: 'pi_kept', kind: 'payment_intent', created: 1, data: { id: 'pi_kept' } };

async function listIndexes(): Promise<string[]> {
  const { rows } = await connection.run(
    "select indexname as name from pg_indexes where tablename like 'sandbox\\_%' order by indexname",
  );
  return rows.map((row) => (row as { name: string }).name);
}

test("tables from before the sandbox's own migrations keep their rows", async () => {
  await connection.db.insert(sandboxObject).values(object);
  await migrate(connection.db);
  expect(await connection.db.select().from(sandboxObject)).toMatchObject([object]);
  expect((await connection.run('select 1 from sandbox_migration')).rows).toHaveLength(1);
});

test('concurrent processes migrate an empty database once', async () => {
  for (const table of tables) await connection.db.execute(sql`drop table ${table}`);
  await connection.run('drop table sandbox_migration');
  await Promise.all([migrate(connection.db), migrate(connection.db), migrate(connection.db)]);
  expect((await connection.run('select 1 from sandbox_migration')).rows).toHaveLength(1);
  const indexes = tables.flatMap((table) => getTableConfig(table).indexes.map(({ config }) => config.name));
  expect(await listIndexes()).toEqual(expect.arrayContaining(indexes.map(String)));
  await connection.db.insert(sandboxObject).values(object);
});
