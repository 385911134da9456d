import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { schema } from '../../apps/server/src/db/schema/schema.ts';

const tables = Object.values(schema).filter((table): table is typeof table & PgTable => is(table, PgTable));

/** Whether every key begins with the learner, so that a machine can keep a learner's rows and check them alone. */
function isKeyedByLearner(table: PgTable): boolean {
  const { columns, primaryKeys, uniqueConstraints } = getTableConfig(table);
  const keys = [...primaryKeys, ...uniqueConstraints].map((key) => key.columns.map(({ name }) => name));
  const single = columns.filter(({ primary, isUnique }) => primary || isUnique).map(({ name }) => [name]);
  return [...keys, ...single].every(([first]) => first === 'user_id');
}

/** The statements that spread the tables over the machines of Citus, which every machine has or only its learners' rows of. */
export function citusStatements(): string {
  const [distributed, whole] = [tables.filter(isKeyedByLearner), tables.filter((table) => !isKeyedByLearner(table))];
  const name = (table: PgTable) => (getTableName(table) === 'user' ? '"user"' : getTableName(table));
  const [first, ...rest] = distributed.map(name);
  return [
    ...whole.map((table) => `select create_reference_table('${name(table)}');`),
    `select create_distributed_table('${first}', 'user_id');`,
    ...rest.map((table) => `select create_distributed_table('${table}', 'user_id', colocate_with => '${first}');`),
  ].join('\n');
}
