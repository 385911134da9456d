import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { DatabaseConnection } from '../../../apps/server/src/db/client.ts';
import { schema } from '../../../apps/server/src/db/schema/schema.ts';

export const tableNames: readonly string[] = Object.values(schema).flatMap((table) =>
  is(table, PgTable) ? getTableName(table) : [],
);

/** Writes are counted by a sequence, because a rollback doesn't reset one. */
const COUNT_WRITES = `
  create sequence test_writes;
  create table test_failure (at bigint not null);
  insert into test_failure values (0);
  create function test_write() returns trigger language plpgsql as $$
  begin
    if nextval('test_writes') = (select at from test_failure) then
      raise exception 'A test made this write fail.';
    end if;
    return null;
  end $$;
  ${tableNames
    .map(
      (name) =>
        `create trigger test_write before insert or update or delete on "${name}"
          for each statement execute function test_write();`,
    )
    .join('\n')}`;

/** Lets a test make any single write to the product's tables fail, in the database. */
export async function prepareFailures({ run }: DatabaseConnection) {
  await run(COUNT_WRITES);
  return {
    /** Makes the nth write from now on fail; none when it is 0. */
    failAt: async (n: number): Promise<void> => {
      await run('update test_failure set at = $1', [n]);
      await run(`select setval('test_writes', 1, false)`);
    },
    /** The number of writes that were begun since. */
    countWrites: async (): Promise<number> => {
      const { rows } = await run(`select case when is_called then last_value else 0 end as count from test_writes`);
      return Number((rows as { count: unknown }[])[0]?.count);
    },
  };
}

/** A digest of the rows of each table, and of the jobs that were queued for something. */
export async function digestTables({ run }: DatabaseConnection): Promise<Record<string, string>> {
  const queries = tableNames.map((name) => digestOf(name, `select "${name}"::text as line from "${name}"`));
  const jobs = digestOf('jobs', `select name || data::text as line from pgboss.job where data::text <> '{}'`);
  const { rows } = await run([...queries, jobs].join(' union all '));
  return Object.fromEntries((rows as { name: string; digest: string }[]).map(({ name, digest }) => [name, digest]));
}

function digestOf(name: string, lines: string): string {
  return `select '${name}' as name, md5(coalesce(string_agg(line, ';' order by line), '')) as digest from (${lines})`;
}
