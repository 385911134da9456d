import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../browser/support/free-port.ts';
import { type ImageConfig, spawnIn } from './read-only-tree.ts';

const START_MS = 60_000;
const POLL_INTERVAL_MS = 10;

interface ContainerOptions {
  readonly tree: string;
  readonly config: ImageConfig;
  readonly database: string;
  readonly smtp: string;
}

interface Container {
  readonly origin: string;
  readonly port: string;
  readonly startedIn: number;
  /** Asks it to end, and throws unless it does so without an error. */
  stop(): Promise<void>;
}

/** Starts the server of an image as in production, but with payments that move no money, and waits until it is ready. */
export async function startContainer({ tree, config, database, smtp }: ContainerOptions): Promise<Container> {
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  const variables = {
    PORT: port,
    HOST: '127.0.0.1',
    PUBLIC_URL: origin,
    AUTH_SECRET: 'for-this-trial-only-0123456789abcdef',
    SMTP_URL: smtp,
    DATABASE_URL: database,
    PAYMENTS: 'sandbox',
  };
  const begun = performance.now();
  const child = spawnIn({ tree, config, command: config.Cmd, variables });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const exited = once(child, 'close');
  while (!(await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`The container ended instead of starting.\n${output}`);
    if (performance.now() - begun > START_MS) throw new Error(`The container is not ready.\n${output}`);
    await pause(POLL_INTERVAL_MS);
  }
  const startedIn = performance.now() - begun;
  const stop = async () => {
    child.kill('SIGTERM');
    const [code] = (await exited) as [number | null];
    if (code !== 0) throw new Error(`The container ended with ${code}.\n${output}`);
  };
  return { origin, port, startedIn, stop };
}
