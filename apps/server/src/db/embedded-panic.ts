import type { PGlite } from '@electric-sql/pglite';

/**
 * Calls `end` when the engine panics, as when its log finds no room on the disk. PostgreSQL then ends, and repairs itself
 * at the next start; the embedded engine is part of this process, which its next statement would occupy forever.
 */
export function endOnPanic(client: PGlite, end: (error: Error) => void): void {
  const run = client.execProtocolStream.bind(client);
  client.execProtocolStream = async (...statement) => {
    try {
      return await run(...statement);
    } catch (error) {
      if (error instanceof Error && 'severity' in error && error.severity === 'PANIC') end(error);
      throw error;
    }
  };
}

/** Nothing that was acknowledged is lost: it is in the log. */
export function endProcess(error: Error): void {
  console.error(
    `The embedded database had to stop: ${error.message}. Make sure that the disk has room, then start again.`,
  );
  process.exit(1);
}
