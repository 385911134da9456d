import { Socket } from 'node:net';
import pg from 'pg';
import { isConnectionLost } from './connection-loss.ts';
import { PostgresHosts } from './postgres-hosts.ts';

/** Connections per process, and how long a query waits for one. */
const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;
/** How long a connection may be silent before the operating system asks whether the other side is still there. */
const KEEP_ALIVE_AFTER_MS = 10_000;
/** How long a statement may run, and how long a connection in use may carry nothing, such as to a stopped server. */
const STATEMENT_LIMIT_MS = 5000;
const SILENCE_LIMIT_MS = 6000;
/** SQLSTATE of a write on a server that only reads. */
const READ_ONLY = '25006';

/**
 * A pool that survives a restart, a stop and a failover of the database: running queries fail, later ones reconnect. Of
 * several hosts it uses the one that takes writes.
 */
export function openPool(connectionString: string): pg.Pool {
  const hosts = new PostgresHosts(connectionString);
  const pool = createPool(hosts, (client) => prepareSession(client, hosts));
  replaceReadOnlyConnections(pool);
  return pool;
}

/** A pool for reads only. */
export function openStandbyPool(connectionString: string): pg.Pool {
  return createPool(new PostgresHosts(connectionString), setLimits);
}

function createPool(hosts: PostgresHosts, onConnect: (client: pg.ClientBase) => Promise<void>): pg.Pool {
  const pool = new pg.Pool({
    Client: clientOf(hosts),
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    onConnect,
  });
  // The next query replaces a lost idle connection and reports any error.
  pool.on('error', () => {});
  dropLostConnections(pool);
  limitSilence(pool);
  if (hosts.count > 1) connectInTurn(pool, hosts);
  return pool;
}

/** Opens a connection without a limit to what it runs. */
export async function openSingle(connectionString: string): Promise<pg.Client> {
  const hosts = new PostgresHosts(connectionString);
  return hosts.inTurn(() => connectSingle(hosts), isHostLost);
}

async function connectSingle(hosts: PostgresHosts): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: hosts.current, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // The next query reports any error.
  client.on('error', () => {});
  await client.connect();
  if (hosts.count === 1 || !(await isReadOnly(client, CONNECT_TIMEOUT_MS))) return client;
  await client.end();
  throw readOnlyHost();
}

/** A client of the host that is current when it is made. */
function clientOf(hosts: PostgresHosts): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: hosts.current });
    }
  };
}

/** The pool's own queries and Drizzle's both begin here. */
function connectInTurn(pool: pg.Pool, hosts: PostgresHosts): void {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const attempt = () => hosts.inTurn(connect, isHostLost);
  pool.connect = ((callback?: (error: unknown, client?: pg.PoolClient, release?: unknown) => void) => {
    if (callback === undefined) return attempt();
    attempt().then((client) => callback(undefined, client, client.release), callback);
  }) as pg.Pool['connect'];
}

/** Whether another host may be better. None is when all connections of the pool are in use. */
function isHostLost(error: unknown): boolean {
  return isConnectionLost(error) && !(error as Error).message.startsWith('timeout exceeded');
}

function readOnlyHost(): Error {
  return Object.assign(new Error('This host takes no writes.'), { code: READ_ONLY });
}

/**
 * Has each prepared statement planned once. PostgreSQL would weigh a plan for the values of each call against it and,
 * for the read of a learner's record, plan again every time: three times as long as running it. Ours look up rows by
 * key, so values don't change the plan. A setting of the session, because poolers refuse it as a startup parameter.
 */
async function setLimits(client: pg.ClientBase): Promise<void> {
  const settings = `set plan_cache_mode = force_generic_plan; set statement_timeout = ${STATEMENT_LIMIT_MS}`;
  const query = { text: settings, query_timeout: CONNECT_TIMEOUT_MS };
  await client.query(query);
}

/** Of several hosts, one that only reads is passed over. */
async function prepareSession(client: pg.ClientBase, hosts: PostgresHosts): Promise<void> {
  await setLimits(client);
  if (!(await isReadOnly(client, CONNECT_TIMEOUT_MS))) return;
  if (hosts.count > 1) throw readOnlyHost();
  readOnly.add(client);
}

async function isReadOnly(connection: pg.ClientBase | pg.Pool, timeoutMs: number): Promise<boolean> {
  const query = { text: 'show transaction_read_only', query_timeout: timeoutMs };
  const { rows } = await connection.query<{ transaction_read_only: string }>(query);
  return rows[0]?.transaction_read_only === 'on';
}

/** The types of a pool don't show what a client has. */
function connectionOf(client: pg.ClientBase): pg.Connection {
  return (client as pg.Client).connection;
}

/** `pg` would wait for the answer of a stopped server forever. */
function limitSilence(pool: pg.Pool): void {
  const setLimit = (client: pg.ClientBase, milliseconds: number) => {
    const { stream } = connectionOf(client);
    if (stream instanceof Socket) stream.setTimeout(milliseconds);
  };
  pool.on('connect', (client) => {
    const { stream } = connectionOf(client);
    const error = Object.assign(new Error('The database did not respond in time.'), { code: 'ETIMEDOUT' });
    stream.on('timeout', () => stream.destroy(error));
  });
  pool.on('acquire', (client) => setLimit(client, SILENCE_LIMIT_MS));
  pool.on('release', (_, client) => setLimit(client, 0));
}

/** Connections to a server that only reads. */
const readOnly = new WeakSet<pg.ClientBase>();

/** A connection can stay read-only after its server, or another one in its place, takes writes: it is used once. */
function replaceReadOnlyConnections(pool: pg.Pool): void {
  pool.on('connect', (client) =>
    connectionOf(client).on('errorMessage', ({ code }: { code?: string }) => {
      if (code === READ_ONLY) readOnly.add(client);
    }),
  );
  pool.on('release', (_, client) => {
    if (readOnly.has(client)) void (client as pg.PoolClient & pg.Client).end();
  });
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

/** Rejects unless the database takes writes. The connection is closed on a timeout. */
export async function ping(pool: pg.Pool, timeoutMs: number): Promise<void> {
  if (await isReadOnly(pool, timeoutMs)) throw new Error('The database takes no writes.');
}
