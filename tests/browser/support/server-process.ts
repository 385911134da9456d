import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const node = path.join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
const main = path.join(root, 'apps/server/src/main.ts');
const preparation = path.join(import.meta.dirname, 'prepared-data.ts');
/** What `ensureBuilt` of scripts/web-build.mjs makes. */
export const siteFolder = path.join(root, 'apps/web/build/client');

/** How long a start may take on a busy machine, and how often to look whether it is done. */
const START_MS = 180_000;
const POLL_INTERVAL_MS = 50;

interface Exit {
  readonly code: number | null;
  readonly output: string;
}

/** The product as a stranger starts it: one process on one folder of data. */
export interface ServerProcess {
  readonly url: string;
  readonly port: number;
  /** Of the process that runs now. */
  readonly pid: number;
  readonly dataDir: string;
  /** Sends it a signal, and returns how it ends. */
  signal(signal: NodeJS.Signals): Promise<Exit>;
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>;
  /** Kills it as a power failure would. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  /** What the process that runs now has printed, and whether it has exited on its own. */
  look(): { readonly output: string; readonly hasEnded: boolean };
}

/** A folder for one server's data: empty, or a copy of another that no server holds. */
export async function makeDataDir(copied?: string): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wickwise-browser-'));
  if (copied !== undefined) await cp(copied, dataDir, { recursive: true });
  return dataDir;
}

export function removeDataDir(dataDir: string): Promise<void> {
  return rm(dataDir, { recursive: true, force: true });
}

/** Starts the real server on `dataDir` and a free port, unless `variables` name one, and waits until it is ready. */
export async function startServer(dataDir: string, variables: Record<string, string> = {}): Promise<ServerProcess> {
  const port = Number(variables.PORT ?? (await freePort()));
  const url = `http://localhost:${port}`;
  let running: LaunchedProcess | null = null;
  const send = (signal: NodeJS.Signals) => {
    if (running === null) throw new Error('The server is not running.');
    running.child.kill(signal);
    return running.exited;
  };
  const end = async (signal: NodeJS.Signals) => {
    running?.child.kill(signal);
    await running?.exited;
    running = null;
  };
  const start = async () => {
    running = launch([main], { DATA_DIR: dataDir, ...variables, PORT: String(port) });
    await untilReady(url, running);
  };
  await start();
  const look = () => ({ output: running?.output() ?? '', hasEnded: running?.child.exitCode !== null });
  const stop = () => end('SIGTERM');
  const pid = () => running?.child.pid ?? Number.NaN;
  return {
    get pid() {
      return pid();
    },
    url,
    port,
    dataDir,
    start,
    look,
    signal: send,
    stop,
    kill: () => end('SIGKILL'),
  };
}

/** Fills an empty data folder with the accounts that tests use. */
export async function prepareData(dataDir: string): Promise<void> {
  const { code, output } = await launch([preparation, dataDir], {}).exited;
  if (code !== 0) throw new Error(`The data could not be prepared.\n${output}`);
}

/** Starts a server that is expected to refuse, and answers how it ended. */
export async function startRefused(dataDir: string, variables: Record<string, string> = {}): Promise<Exit> {
  return launch([main], { DATA_DIR: dataDir, PORT: String(await freePort()), ...variables }).exited;
}

interface LaunchedProcess {
  readonly child: ChildProcess;
  /** What it has printed so far. */
  readonly output: () => string;
  readonly exited: Promise<Exit>;
}

/** Nothing of the developer's own settings reaches the server, least of all the address of a database. */
function launch(args: readonly string[], variables: Record<string, string>): LaunchedProcess {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, HOME, NODE_COMPILE_CACHE, LOG_LEVEL: 'error', ...variables };
  const child = spawn(node, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const exited = new Promise<Exit>((resolve, reject) => {
    child.once('error', reject).once('close', (code) => resolve({ code, output }));
  });
  return { child, output: () => output, exited };
}

async function untilReady(url: string, { exited, output }: LaunchedProcess): Promise<void> {
  let ended: Exit | null = null;
  void exited.then((exit) => {
    ended = exit;
  });
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (ended !== null) throw new Error(`The server ended instead of starting.\n${(ended as Exit).output}`);
    const response = await fetch(`${url}/api/ready`).catch(() => null);
    if (response?.ok) return;
    await pause(POLL_INTERVAL_MS);
  }
  throw new Error(`The server was not ready after ${START_MS / 1000} seconds.\n${output()}`);
}
