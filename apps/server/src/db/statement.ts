import type { Database, Transaction } from './client.ts';

type Values = Record<string, unknown>;

interface Prepared<T> {
  execute(values?: Values): Promise<T>;
}

/** A statement that runs on the database or in a transaction. */
type Statement<T> = (db: Database | Transaction, values: Values) => Promise<T>;

/**
 * A prepared statement whose SQL Drizzle builds once. By default it would build it again in every transaction, because
 * it binds statements to a connection; for the long statements of a learning event, that takes longer than everything
 * else the server does.
 */
export function writeOnce<T>(prepare: (db: Database | Transaction) => Prepared<T>): Statement<T> {
  const byEngine = new Map<unknown, Prepared<T>>();
  return (db, values) => {
    const session = sessionOf(db);
    const engine = session.constructor;
    const written = byEngine.get(engine) ?? prepare(db);
    byEngine.set(engine, written);
    const { client, logger } = session;
    // The same statement, sent to another database or transaction.
    return Object.assign(Object.create(written) as Prepared<T>, { client, logger }).execute(values);
  };
}

/** Like `writeOnce`, for an insert of a number of rows. A prepared name belongs to one SQL text, which the rows are part of. */
export function writeOncePerCount<T>(
  prepare: (db: Database | Transaction, count: number) => Prepared<T>,
): (db: Database | Transaction, rows: readonly Values[]) => Promise<T> {
  const byCount = new Map<number, Statement<T>>();
  return (db, rows) => {
    const count = rows.length;
    const statement = byCount.get(count) ?? writeOnce((db) => prepare(db, count));
    byCount.set(count, statement);
    return statement(db, Object.assign({}, ...rows.map(numbered)));
  };
}

function numbered(row: Values, place: number): Values {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [`${name}_${place}`, value]));
}

interface Session {
  readonly client: unknown;
  readonly logger: unknown;
}

/**
 * The session through which a database or transaction sends its statements: an internal of Drizzle, alike on both
 * engines.
 */
function sessionOf(db: Database | Transaction): Session {
  return db._.session as unknown as Session;
}
