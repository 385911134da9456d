import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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

const SHIPPED = new URL('../../../deploy/compose/pgbouncer.ini', import.meta.url);
const STARTED_WITHIN_MS = 10_000;
const POLL_INTERVAL_MS = 50;

/**
 * The machine's PgBouncer as it is shipped, in front of a PostgreSQL of these tests.
 * @param options.idleSeconds after how long it closes an unused connection to PostgreSQL.
 */
export async function startPgbouncer(postgresUrl: string, options: { idleSeconds: number }): Promise<Pgbouncer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wickwise-pgbouncer-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const file = path.join(folder, 'pgbouncer.ini');
  await writeFile(file, await configuration(new URL(postgresUrl), { port, ...options }));
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

interface Difference {
  readonly port: number;
  readonly idleSeconds: number;
}

/** As it is shipped, but for where it is, who may connect, and how long connections are kept. */
async function configuration(postgres: URL, { port, idleSeconds }: Difference): Promise<string> {
  const shipped = await readFile(SHIPPED, 'utf8');
  return shipped
    .replace(
      'wickwise = host=postgres port=5432',
      `* = host=${postgres.hostname} port=${postgres.port} user=postgres password=postgres`,
    )
    .replace('listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1')
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace(/auth_type = .*\nauth_file = .*/, `auth_type = any\nserver_idle_timeout = ${idleSeconds}`)
    .replace('default_pool_size = 80', 'default_pool_size = 20');
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
