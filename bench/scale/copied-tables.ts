import { getTableColumns, is } from 'drizzle-orm';
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { getTableName } from 'drizzle-orm/table';
import { schema } from '../../apps/server/src/db/schema/schema.ts';

/** The tables of what learners did, each with the moment by which a row belongs to the days that a learner keeps. */
const MOMENTS: Readonly<Record<string, string>> = {
  activity: 'occurred_at',
  xp_ledger: 'earned_at',
  celebration: 'created_at',
  quiz_draw: 'started_at',
  vocabulary_quiz: 'started_at',
  quiz_answer: 'answered_at',
  quiz_attempt: 'finished_at',
  drill_answer: 'answered_at',
  placement_answer: 'answered_at',
  scenario_answer: 'answered_at',
  review: 'reviewed_at',
};

/** By how much a copy's days are later than those it was made from. */
const DAYS = '(m.from_day - f.begins)';
const DAY = String.raw`'\d{4}-\d\d-\d\d'`;

/** Unique for a learner only, so one with several copies needs others. */
const ATTEMPT_IDS = ['attempt_id', 'drill_id', 'try_id', 'entry_id', 'undoes'];

const tables = Object.values(schema).filter((table): table is typeof table & PgTable => is(table, PgTable));

export const copiedTables = Object.keys(MOMENTS);

/** Sets the demonstration accounts' rows apart, so that a copy doesn't search the table that it fills. */
export const templateStatements = copiedTables.map(
  (name) => `create temporary table "${templateOf(name)}" as
    select t.* from "${name}" t join made_template f on t.user_id = f.template_id`,
);

function templateOf(name: string): string {
  return `made_${name}`;
}

/** For each table, the statement that copies its rows for learners `$1` to `$2`. */
export const copyStatements = tables.flatMap((table) => {
  const name = getTableName(table);
  const moment = MOMENTS[name];
  return moment === undefined ? [] : copyStatement(table, { name, moment });
});

/** Learners answer side by side: in the order of time, a learner's rows are spread over the table as in a real one. */
function copyStatement(table: PgTable, { name, moment }: { name: string; moment: string }): string {
  const columns: PgColumn[] = Object.values(getTableColumns(table));
  const copied = columns.filter(({ generatedIdentity }) => generatedIdentity === undefined);
  return `insert into "${name}" (${copied.map((column) => `"${column.name}"`).join(', ')})
    select ${copied.map((column) => copiedValue(column)).join(', ')}
    from made m join made_template f on f.odd = m.odd join "${templateOf(name)}" t on t.user_id = f.template_id
    where m.n between $1 and $2 and t."${moment}" < f.begins + m.days
    order by t."${moment}" + ${DAYS} * interval '1 day'
    on conflict do nothing`;
}

function copiedValue(column: PgColumn): string {
  const { name, table } = column;
  const value = `t."${name}"`;
  const type = column.getSQLType();
  if (name === 'user_id') return 'm.id';
  if (getTableName(table) === 'celebration' && name === 'id') return 'gen_random_uuid()';
  if (type.startsWith('timestamp')) return `${value} + ${DAYS} * interval '1 day' + m.copy * interval '1 minute'`;
  if (type === 'date') return `${value} + ${DAYS}`;
  if (name === 'cause') {
    return `coalesce(regexp_replace(${value}, ${DAY}, (substring(${value} from ${DAY})::date + ${DAYS})::text), ${value})`;
  }
  if (ATTEMPT_IDS.includes(name) || name === 'id') {
    return `case when m.copy = 0 then ${value} else md5(${value} || '-' || m.copy)::uuid${type === 'uuid' ? '' : '::text'} end`;
  }
  return value;
}
