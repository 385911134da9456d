import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { DatabaseConnection } from '../../../apps/server/src/db/client.ts';
import { schema } from '../../../apps/server/src/db/schema/schema.ts';

interface Exception {
  /** The table in which each such transaction writes, and others in which it may. */
  readonly in: string;
  readonly and: readonly string[];
  readonly because: string;
}

/**
 * The transactions that may write rows of several learners. What isn't here has to be possible when each learner's rows
 * are on one of many machines.
 */
const OF_SEVERAL_LEARNERS: readonly Exception[] = [
  {
    in: 'access_change',
    and: ['purchase'],
    because: 'A purchase bound in a browser moves to the learner who proves the mailbox on its receipt.',
  },
  {
    in: 'push_subscription',
    and: ['reminder_settings'],
    because:
      'A browser has one subscription: who turns reminders on in it takes it over from who was signed in before.',
  },
  {
    in: 'email_change',
    and: ['account', 'session', 'user'],
    because: 'An account whose address was never verified gives it up to the one that changes to it.',
  },
];

function isException(places: readonly string[]): boolean {
  return OF_SEVERAL_LEARNERS.some((exception) => {
    return places.includes(exception.in) && places.every((place) => [exception.in, ...exception.and].includes(place));
  });
}

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
  select json_agg(distinct place) as places
  from (select transaction, place from test_touch.touched
    where transaction in (select transaction from test_touch.touched group by 1 having count(distinct learner) > 1)) as mixed
  group by transaction`;

/** Fails where a transaction wrote rows of several learners that is no exception. */
export async function refuseMixedTransactions({ run }: DatabaseConnection): Promise<void> {
  const { rows } = await run(MIXED);
  const mixed = (rows as { places: string[] }[]).filter(({ places }) => !isException(places));
  if (mixed.length === 0) return;
  const tables = new Set(mixed.map(({ places }) => places.toSorted().join(', ')));
  throw new Error(`A transaction wrote rows of several learners in: ${[...tables].join('; ')}.`);
}
