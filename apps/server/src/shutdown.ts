import type { EventEmitter } from 'node:events';
import { constants } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';

/** Containers are killed ten seconds after the signal. */
const CLOSE_WITHIN_MS = 9_500;
/**
 * One Ctrl-C may arrive several times: the terminal sends it to the whole process group, and npm and our start script
 * forward it. Signals this close to the first one are repeats of it.
 */
const SAME_SIGNAL_MS = 500;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

interface Shutdown {
  /** Finishes running work and releases resources. */
  close(): Promise<void>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly process?: Pick<EventEmitter, 'on'> & { exit(code: number): void };
}

/** Shuts down gracefully at the first signal, and at once at a second one. */
export function shutDownOnSignal({ close, log, process: own = process }: Shutdown): void {
  let closingSince: number | null = null;
  for (const signal of SIGNALS) {
    own.on(signal, () => {
      if (closingSince === null) {
        closingSince = performance.now();
        void closeWithDeadline({ close, log, exit: (code) => own.exit(code) });
      } else if (performance.now() - closingSince > SAME_SIGNAL_MS) {
        own.exit(128 + constants.signals[signal]);
      }
    });
  }
}

interface CloseInput extends Pick<Shutdown, 'close' | 'log'> {
  exit(code: number): void;
}

async function closeWithDeadline({ close, log, exit }: CloseInput): Promise<void> {
  const onTimeout = () => {
    log.error({ milliseconds: CLOSE_WITHIN_MS }, 'shutdown takes too long: the process ends now');
    exit(1);
  };
  const limit = setTimeout(onTimeout, CLOSE_WITHIN_MS);
  try {
    await close();
    exit(0);
  } catch (error) {
    log.error({ err: error }, 'shutdown failed');
    exit(1);
  } finally {
    clearTimeout(limit);
  }
}
