import pg from 'pg';

/** Connections per process, and how long a query waits for one. */
const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;
/** How long a connection may be silent before the operating system asks whether the other side is still there. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/** A pool that survives a restart of the database: running queries fail, later ones reconnect. */
export function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    onConnect: planOnce,
  });
  // The next query replaces a lost idle connection and reports any error.
  pool.on('error', () => {});
  dropLostConnections(pool);
  return pool;
}

/**
 * Has each prepared statement planned once. PostgreSQL would weigh a plan for the values of each call against it and,
 * for the read of a learner's record, plan again every time: three times as long as running it. Ours look up rows by
 * key, so values don't change the plan. A setting of the session, because poolers refuse it as a startup parameter.
 */
async function planOnce(client: pg.ClientBase): Promise<void> {
  await client.query('set plan_cache_mode = force_generic_plan');
}

/**
 * The pool handles errors of idle clients only, and an unhandled 'error' event ends the process. A lost client is also
 * released here: Drizzle doesn't do so when a transaction's `begin` failed, and ten of those would exhaust the pool.
 */
function dropLostConnections(pool: pg.Pool): void {
  const checkedOut = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => checkedOut.add(client));
  pool.on('release', (_, client) => checkedOut.delete(client));
  pool.on('connect', (client) =>
    client.on('error', () => {
      if (!checkedOut.has(client)) return;
      client.release(true);
      // A later release by its user does nothing.
      client.release = () => {};
    }),
  );
}

/** The statements may open a transaction, which must not stay open in the pool after a failure. */
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

/** Runs a query on a pooled connection, which is closed on a timeout. */
export async function ping(pool: pg.Pool, timeoutMs: number): Promise<void> {
  const query = { text: 'select 1', query_timeout: timeoutMs };
  await pool.query(query);
}
