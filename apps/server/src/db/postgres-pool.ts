import pg from 'pg';

/** The most connections of one process, and how long a query waits for one of them. */
const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;
/** How long a connection may be silent before the operating system asks whether the other side is still there. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/** A pool that outlives the server it is connected to: what is under way fails, what comes later connects again. */
export function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  });
  // A lost idle connection is replaced by the next query, which says what is wrong if there is anything.
  pool.on('error', () => {});
  dropLostConnections(pool);
  return pool;
}

/**
 * The pool listens to idle clients only, and an 'error' that nobody listens to ends the process. A lost client is also
 * given back here: Drizzle does not do so when it was the transaction's `begin` that failed, and after ten of those
 * the pool would be empty for good.
 */
function dropLostConnections(pool: pg.Pool): void {
  const checkedOut = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => checkedOut.add(client));
  pool.on('release', (_, client) => checkedOut.delete(client));
  pool.on('connect', (client) =>
    client.on('error', () => {
      if (!checkedOut.has(client)) return;
      client.release(true);
      // Those who do give it back find that done.
      client.release = () => {};
    }),
  );
}

/** Several statements may begin a transaction; one that failed in between must not stay open in the pool. */
export async function runStatements(pool: pg.Pool, text: string): Promise<{ rows: unknown[] }> {
  const client = await pool.connect();
  try {
    const results = [await client.query(text)].flat();
    client.release();
    return { rows: results.flatMap(({ rows }) => rows) };
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Has the server answer, on a connection as any call would get. One that has not in time is closed. */
export async function ping(pool: pg.Pool, timeoutMs: number): Promise<void> {
  const query = { text: 'select 1', query_timeout: timeoutMs };
  await pool.query(query);
}
