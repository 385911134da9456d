import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { WebDriver } from 'selenium-webdriver';

/** A browser with a profile of its own. */
export interface Browser {
  readonly driver: WebDriver;
  /** Where it saves files. */
  readonly downloads: string;
  /** Gives its pages this size. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

export interface BrowserOptions {
  /** The time zone of the machine. */
  readonly timeZone: string;
  /** Told what the engine itself writes to its console, where it can be asked. */
  readonly hear: (fault: string) => void;
}

/** A program with a home folder of its own, which nothing of this machine's user reaches. */
export interface OwnProcess {
  readonly home: string;
  readonly downloads: string;
  start(command: string, args: readonly string[], variables?: Record<string, string>): void;
  end(): Promise<void>;
}

export function ownProcess(timeZone: string): OwnProcess {
  const home = mkdtempSync(path.join(tmpdir(), 'wickwise-browsers-'));
  const downloads = path.join(home, 'Downloads');
  mkdirSync(downloads);
  let exited: Promise<unknown> = Promise.resolve();
  let kill = () => {};
  return {
    home,
    downloads,
    start: (command, args, variables) => {
      const { PATH = '', DISPLAY = '' } = process.env;
      const env = { PATH, DISPLAY, HOME: home, TZ: timeZone, LANG: 'C.UTF-8', ...variables };
      const child = spawn(command, args, { env, stdio: 'ignore' });
      exited = once(child, 'exit');
      kill = () => child.kill();
    },
    end: async () => {
      kill();
      await exited;
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
