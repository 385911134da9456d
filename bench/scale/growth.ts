import pg from 'pg';
import { ASSUMPTIONS } from './assumptions.ts';
import { copiedTables } from './copied-tables.ts';

/** How much one table holds. */
export interface TableSize {
  readonly name: string;
  readonly rows: number;
  readonly tableBytes: number;
  readonly indexes: readonly { readonly name: string; readonly bytes: number }[];
}

export interface Stored {
  readonly learners: number;
  /** Of all learners together, as the demonstration's days were copied. */
  readonly studyDays: number;
  readonly databaseBytes: number;
  /** Largest first. */
  readonly tables: readonly TableSize[];
}

/** Counts of planned rows are estimates; `analyze` was just run, and they differ from the truth by less than a percent. */
const TABLES = `
  select c.relname as name, c.reltuples::float8 as rows, pg_table_size(c.oid)::float8 as "tableBytes",
    coalesce((select json_agg(json_build_object('name', i.relname, 'bytes', pg_relation_size(i.oid)) order by i.relname)
      from pg_index x join pg_class i on i.oid = x.indexrelid where x.indrelid = c.oid), '[]') as indexes
  from pg_class c
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not like 'made%'
    and c.relname not like 'sandbox%'
  order by pg_total_relation_size(c.oid) desc`;

const TOTALS = `select count(distinct n)::int as learners, sum(days)::float8 as "studyDays",
  pg_database_size(current_database())::float8 as "databaseBytes" from made`;

export async function readSizes(databaseUrl: string): Promise<Stored> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const [totals] = (await client.query<Omit<Stored, 'tables'>>(TOTALS)).rows;
    if (totals === undefined) throw new Error('The database has no made learners.');
    const { rows: tables } = await client.query<TableSize>(TABLES);
    return { ...totals, tables: tables.filter(({ rows }) => rows > 0) };
  } finally {
    await client.end();
  }
}

export function indexBytes({ indexes }: TableSize): number {
  return indexes.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** What a learner who stays adds to a table in a year. */
export interface Growth {
  readonly name: string;
  readonly rowsPerYear: number;
  readonly bytesPerYear: number;
}

/** A year in the rhythm of the demonstration accounts, by their rows and by what a stored row takes. */
export async function readGrowth(databaseUrl: string, { tables }: Stored): Promise<Growth[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const growth: Growth[] = [];
    for (const table of tables.filter(({ name }) => copiedTables.includes(name))) {
      const rowsPerYear = (await countTemplateRows(client, table.name)) * (365 / ASSUMPTIONS.maxDays);
      const bytesPerRow = (table.tableBytes + indexBytes(table)) / table.rows;
      growth.push({ name: table.name, rowsPerYear, bytesPerYear: rowsPerYear * bytesPerRow });
    }
    return growth;
  } finally {
    await client.end();
  }
}

/** Of the demonstration accounts' rows, how many one of the two has. */
async function countTemplateRows(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::float8 / 2 as count from "${table}" where user_id in (select template_id from made_template)`,
  );
  return rows[0]?.count ?? 0;
}
