import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../../browser/support/free-port.ts';
import { allowPassage, defineServer, endProcess, postmasterOf } from './postgres.ts';

/** A primary, and a standby that has every commit before it is acknowledged. */
export interface PostgresPair {
  /** Names both hosts, and the database `postgres`. */
  readonly url: string;
  readonly primaryUrl: string;
  readonly standbyUrl: string;
  killPrimary(): Promise<void>;
  killStandby(): Promise<void>;
  /** Makes the standby the primary. */
  promote(): Promise<void>;
  remove(): Promise<void>;
}

const STANDBY = 'standby';
const STARTED_WITHIN_MS = 30_000;
const POLL_INTERVAL_MS = 50;

/** Two real servers from npm, the second a copy of the first that follows it. */
export async function startPostgresPair(settings: readonly string[] = []): Promise<PostgresPair> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wickwise-pair-'));
  await allowPassage(folder);
  const [primaryDir, standbyDir] = [path.join(folder, 'primary'), path.join(folder, 'standby')];
  const [primaryPort, standbyPort] = [await freePort(), await freePort()];
  const conninfo = `host=127.0.0.1 port=${primaryPort} user=postgres password=postgres application_name=${STANDBY}`;
  const primary = defineServer({ databaseDir: primaryDir, port: primaryPort, settings });
  const standby = defineServer({
    databaseDir: standbyDir,
    port: standbyPort,
    settings: [...settings, `primary_conninfo=${conninfo}`],
  });
  await primary.initialise();
  await copyFiles(primaryDir, standbyDir);
  await writeFile(path.join(standbyDir, 'standby.signal'), '');
  await primary.start();
  // It says that it is ready in other words than a primary, which the package doesn't know.
  standby.start().catch(() => {});
  const [primaryUrl, standbyUrl] = [addressOf(primaryPort), addressOf(standbyPort)];
  await replicateSynchronously(primaryUrl);
  await untilRow(standbyUrl, 'select 1 from pg_stat_wal_receiver');
  const alive = new Map([
    [primaryDir, primary],
    [standbyDir, standby],
  ]);
  const kill = async (databaseDir: string) => {
    alive.delete(databaseDir);
    await endProcess(await postmasterOf(databaseDir), 'SIGKILL');
  };
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${primaryPort},127.0.0.1:${standbyPort}/postgres`,
    primaryUrl,
    standbyUrl,
    killPrimary: () => kill(primaryDir),
    killStandby: () => kill(standbyDir),
    promote: () => untilRow(standbyUrl, 'select 1 where pg_promote()'),
    remove: async () => {
      for (const server of alive.values()) await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** With their owner, who alone may run a server on them: `cp` of Node leaves that out. */
async function copyFiles(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', from, to]);
}

function addressOf(port: number): string {
  return `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
}

async function replicateSynchronously(primaryUrl: string): Promise<void> {
  await untilRow(primaryUrl, `select 1 from pg_stat_replication where state = 'streaming'`);
  const client = new pg.Client({ connectionString: primaryUrl });
  await client.connect();
  await client.query(`alter system set synchronous_standby_names = '${STANDBY}'`);
  await client.query('select pg_reload_conf()');
  await client.end();
  await untilRow(primaryUrl, `select 1 from pg_stat_replication where sync_state = 'sync'`);
}

/** Waits until a server is there and a query of it finds something. */
async function untilRow(connectionString: string, query: string): Promise<void> {
  const deadline = Date.now() + STARTED_WITHIN_MS;
  let failure: unknown;
  while (Date.now() < deadline) {
    try {
      if (await hasRow(connectionString, query)) return;
    } catch (error) {
      failure = error;
    }
    await pause(POLL_INTERVAL_MS);
  }
  throw new Error(`A server did not come to this: ${query}`, { cause: failure });
}

async function hasRow(connectionString: string, query: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    return (await client.query(query)).rows.length > 0;
  } finally {
    await client.end();
  }
}
