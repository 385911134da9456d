import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/client.ts';

/** A table with its columns, by which its rows are written to a backup and read back. */
export interface StoredTable {
  /** Quoted, with its schema. */
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

/** The number that an identity column has reached. */
export interface StoredSequence {
  readonly name: string;
  /** Null while it has given out none. */
  readonly lastValue: string | null;
}

/** How many rows a table has, and a sum over them that is the same in whatever order they are read. */
export interface TableSum {
  readonly rows: number;
  readonly digest: string;
}

/** Rows per statement, and per batch in memory. */
const BATCH = 1000;

/**
 * The product's tables, those of the payment sandbox, and the queue's jobs. The journals of migrations and what a queue
 * needs besides are created again.
 */
const TABLES = `
  select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name,
    json_agg(json_build_object('name', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod))
      order by a.attnum) as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind in ('r', 'p') and not c.relispartition
    and ((n.nspname = 'public' and c.relname <> 'sandbox_migration') or (n.nspname = 'pgboss' and c.relname = 'job'))
  group by n.nspname, c.relname
  order by 1`;

const SEQUENCES = `
  select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, last_value::text as "lastValue"
  from pg_sequences where schemaname = 'public' order by 1`;

/** Texts of values must not depend on the settings of a server. */
const PLAIN_TEXTS = `
  set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local statement_timeout = 0`;

/** Call it first in a transaction that reads or writes stored rows. */
export async function usePlainTexts(tx: Transaction): Promise<void> {
  for (const setting of PLAIN_TEXTS.split(';')) await select(tx, setting);
}

export function listTables(tx: Transaction): Promise<StoredTable[]> {
  return select<StoredTable>(tx, TABLES);
}

export function listSequences(tx: Transaction): Promise<StoredSequence[]> {
  return select<StoredSequence>(tx, SEQUENCES);
}

/** The newest migration that a database has, as the journal of migrations dates it. */
export async function migrationOf(tx: Transaction): Promise<number> {
  const query = 'select max(created_at)::text as migration from drizzle.__drizzle_migrations';
  const [newest] = await select<{ migration: string }>(tx, query);
  return Number(newest?.migration);
}

/** Reads a table in batches. Each row is a JSON array of the texts of its columns. */
export async function* readRows(tx: Transaction, { name, columns }: StoredTable): AsyncGenerator<string[]> {
  const texts = columns.map((column) => `${column.name}::text`).join(', ');
  await select(tx, `declare stored no scroll cursor for select json_build_array(${texts})::text as line from ${name}`);
  for (;;) {
    const rows = await select<{ line: string }>(tx, `fetch ${BATCH} from stored`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await select(tx, 'close stored');
}

/** Inserts rows as `readRows` gives them. */
export async function insertRows(
  tx: Transaction,
  { name, columns }: StoredTable,
  lines: readonly string[],
): Promise<void> {
  const names = columns.map((column) => column.name).join(', ');
  const values = columns.map(({ type }, index) => `(line->>${index})::${type}`).join(', ');
  const into = sql.raw(`insert into ${name} (${names}) overriding system value select ${values}`);
  await tx.execute(sql`${into} from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) as line`);
}

export async function setSequence(tx: Transaction, { name, lastValue }: StoredSequence): Promise<void> {
  if (lastValue !== null) await tx.execute(sql`select setval(${name}::regclass, ${lastValue}::bigint)`);
}

/** Adds up the rows of a table. */
export function createTableSum(): { add(lines: readonly string[]): void; result(): TableSum } {
  let rows = 0;
  let sum = 0n;
  return {
    add: (lines) => {
      rows += lines.length;
      for (const line of lines) sum += createHash('sha256').update(line).digest().readBigUInt64BE();
    },
    result: () => ({ rows, digest: BigInt.asUintN(64, sum).toString(16) }),
  };
}

/** Sums of the stored tables, to compare with those of a backup. */
export async function sumTables(tx: Transaction, tables: readonly StoredTable[]): Promise<Record<string, TableSum>> {
  const sums: Record<string, TableSum> = {};
  for (const table of tables) {
    const sum = createTableSum();
    for await (const lines of readRows(tx, table)) sum.add(lines);
    sums[table.name] = sum.result();
  }
  return sums;
}

/** Runs a statement without values. */
export async function select<Row>(tx: Transaction, text: string): Promise<Row[]> {
  const { rows } = (await tx.execute(sql.raw(text))) as unknown as { rows: Row[] };
  return rows;
}
