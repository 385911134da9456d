import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What the sandbox needs of a Drizzle database, whichever driver and schema it was opened with. */
export interface Database extends Pick<PgDatabase<PgQueryResultHKT>, 'select' | 'insert' | 'update' | 'execute'> {
  transaction<T>(act: (tx: Database) => Promise<T>): Promise<T>;
}
