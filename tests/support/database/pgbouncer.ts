import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../browser/support/free-port.ts';

export interface Pgbouncer {
  /** Without the name of a database. */
  readonly url: string;
  stop(): Promise<void>;
}

/** As docs/operations.md has it. */
const CONNECT_QUERY = 'set plan_cache_mode = force_generic_plan; set statement_timeout = 5000';
const STARTED_WITHIN_MS = 10_000;
const POLL_INTERVAL_MS = 50;

/** The machine's PgBouncer in transaction mode, in front of a PostgreSQL of these tests. */
export async function startPgbouncer(postgresUrl: string): Promise<Pgbouncer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wickwise-pgbouncer-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const file = path.join(folder, 'pgbouncer.ini');
  await writeFile(file, configuration(new URL(postgresUrl), port));
  // It refuses to run as root.
  const user = userInfo().uid === 0 ? ['-u', 'nobody'] : [];
  const child = spawn('pgbouncer', [...user, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const exited = once(child, 'exit');
  const url = `postgres://postgres:postgres@127.0.0.1:${port}`;
  await Promise.race([
    untilAnswered(`${url}/postgres`),
    exited.then(() => Promise.reject(new Error(`PgBouncer has ended. ${output}`))),
  ]);
  const stop = async () => {
    child.kill('SIGINT');
    await exited;
    await rm(folder, { recursive: true });
  };
  return { url, stop };
}

/** Servers are let go soon, because each database of a test has its own. */
function configuration({ hostname, port }: URL, listenPort: number): string {
  return `
[databases]
* = host=${hostname} port=${port} user=postgres password=postgres connect_query='${CONNECT_QUERY}'

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_prepared_statements = 200
default_pool_size = 20
max_client_conn = 1000
server_idle_timeout = 1
`;
}

async function untilAnswered(connectionString: string): Promise<void> {
  const deadline = Date.now() + STARTED_WITHIN_MS;
  for (;;) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(POLL_INTERVAL_MS);
    }
  }
}
