import type { EventEmitter } from 'node:events';
import { constants } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';

/** What is not done by then is given up: containers are killed ten seconds after the signal. */
const CLOSE_WITHIN_MS = 9_500;
/**
 * One Ctrl-C may arrive several times: the terminal sends it to every process of its group, and npm and our own start
 * script hand on what they receive. So signals this close to the first are the same one, and not an impatient second.
 */
const SAME_SIGNAL_MS = 500;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

interface Shutdown {
  /** Lets the work under way end, and gives back what is held. */
  close(): Promise<void>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly process?: Pick<EventEmitter, 'on'> & { exit(code: number): void };
}

/** Ends the process in good order at the first signal, and at once at a second one. */
export function shutDownOnSignal({ close, log, process: own = process }: Shutdown): void {
  let closingSince: number | null = null;
  for (const signal of SIGNALS) {
    own.on(signal, () => {
      if (closingSince === null) {
        closingSince = performance.now();
        void closeInTime({ close, log, exit: (code) => own.exit(code) });
      } else if (performance.now() - closingSince > SAME_SIGNAL_MS) {
        own.exit(128 + constants.signals[signal]);
      }
    });
  }
}

interface Closing extends Pick<Shutdown, 'close' | 'log'> {
  exit(code: number): void;
}

async function closeInTime({ close, log, exit }: Closing): Promise<void> {
  const giveUp = () => {
    log.error({ milliseconds: CLOSE_WITHIN_MS }, 'closing takes too long: the process ends without the rest');
    exit(1);
  };
  const limit = setTimeout(giveUp, CLOSE_WITHIN_MS);
  try {
    await close();
    exit(0);
  } catch (error) {
    log.error({ err: error }, 'closing failed');
    exit(1);
  } finally {
    clearTimeout(limit);
  }
}
