import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A screen in memory. */
interface Display {
  /** As in the variable `DISPLAY`. */
  readonly name: string;
  stop(): void;
}

export async function startDisplay(): Promise<Display> {
  const screen = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  // It chooses a free number, and prints it when it is ready.
  const child = spawn('Xvfb', ['-displayfd', '1', ...screen], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = (await once(child.stdout, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, stop: () => child.kill() };
}
