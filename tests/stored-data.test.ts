import { getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { schema } from '../apps/server/src/db/schema/schema.ts';
import { STORED_DATA } from '../apps/web/app/features/site/stored-data/stored-data.ts';

/** The job queue's table, which its library makes. */
const OTHER_TABLES = ['pgboss.job'];

const namesOf = (groups: typeof STORED_DATA) => groups.flatMap(({ tables }) => tables.map(({ table }) => table));

test('the page “What we store” describes every table of the database, and no other', () => {
  const stored = [...Object.values(schema).map(getTableName), ...OTHER_TABLES];
  const hint = 'describe it in apps/web/app/features/site/stored-data';
  expect(namesOf(STORED_DATA).toSorted(), hint).toEqual(stored.toSorted());
});

test('only what is listed under purchases outlives an account', () => {
  const outliving = Object.values(schema).filter((table) =>
    getTableConfig(table).foreignKeys.some(({ onDelete }) => onDelete === 'set null'),
  );
  const purchases = STORED_DATA.filter(({ title }) => title === 'Purchases');
  expect(namesOf(purchases)).toEqual(expect.arrayContaining(outliving.map(getTableName)));
  expect(outliving.length).toBeGreaterThan(0);
});
