import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { DatabaseConnection } from '../../../apps/server/src/db/client.ts';
import { schema } from '../../../apps/server/src/db/schema/schema.ts';

/**
 * The transactions that may write rows of several learners, by the tables in which they do, with the reason. What isn't
 * here has to be possible when each learner's rows are on one of many machines.
 */
const OF_SEVERAL_LEARNERS: Readonly<Record<string, string>> = {
  'access_change, purchase':
    'A purchase bound to the learner in whose browser it was made moves to the one who proves the mailbox on its receipt.',
  'push_subscription, reminder_settings':
    'A browser has one subscription: whoever turns reminders on in it takes it over from who was signed in before.',
};

/** The column that names the learner of a row; null for a table that has none. */
export function learnerColumn(table: PgTable): string | null {
  if (table === schema.user) return schema.user.id.name;
  return Object.values(getTableColumns(table)).find(({ name }) => name === 'user_id')?.name ?? null;
}

const triggers = Object.values(schema).flatMap((table) => {
  const column = is(table, PgTable) ? learnerColumn(table) : null;
  if (column === null) return [];
  return `create trigger test_touch after insert or update or delete on "${getTableName(table)}"
    for each row execute function test_touch.note('${column}')`;
});

/** In a schema of their own, which no backup and no copy holds. */
const RECORD = `
  create schema test_touch;
  create unlogged table test_touch.touched (transaction xid8 not null, place text not null, learner text not null);
  create function test_touch.note() returns trigger language plpgsql as $$
  begin
    insert into test_touch.touched
    select distinct pg_current_xact_id(), tg_table_name, learner
    from unnest(array[to_jsonb(old) ->> tg_argv[0], to_jsonb(new) ->> tg_argv[0]]) as learner where learner is not null;
    return null;
  end $$;
  ${triggers.join(';\n')}`;

/** Has a database record whose rows each transaction writes. */
export async function recordTouched({ run }: DatabaseConnection): Promise<void> {
  await run(RECORD);
}

const MIXED = `
  select string_agg(distinct place, ', ' order by place) as places, count(*)::int as count
  from (select transaction, place from test_touch.touched
    where transaction in (select transaction from test_touch.touched group by 1 having count(distinct learner) > 1)
    group by transaction, place) as touched
  group by transaction`;

/** Fails where a transaction wrote rows of several learners that is not in the list. */
export async function refuseMixedTransactions({ run }: DatabaseConnection): Promise<void> {
  const { rows } = await run(MIXED);
  const mixed = new Set((rows as { places: string }[]).map(({ places }) => places));
  const unknown = [...mixed].filter((places) => !(places in OF_SEVERAL_LEARNERS));
  if (unknown.length === 0) return;
  throw new Error(`A transaction wrote rows of several learners in: ${unknown.join('; ')}.`);
}
