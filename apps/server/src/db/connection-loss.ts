import { DrizzleQueryError } from 'drizzle-orm';

/**
 * SQLSTATEs: connection exceptions, a server that only reads, as after a failover, no room for data, memory or
 * connections, a statement that took too long, and a server that is stopping, has crashed or is starting.
 */
const LOST_SQLSTATE = /^(?:08\w{3}|25006|53[123]00|57014|57P0[123])$/;
const LOST_SOCKET = new Set([
  ...['EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'],
]);
/** `pg` and its pool give these errors no code, only a message. */
const LOST_MESSAGE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed) and is not queryable)/;

/**
 * Whether a query failed because the database can't serve now or the connection was lost. In a transaction the rollback
 * fails too, and its error replaces the original one.
 */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return isConnectionLost(error.cause);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    LOST_SQLSTATE.test(code) || LOST_SOCKET.has(code) || isMissingSocket(error) || LOST_MESSAGE.test(error.message)
  );
}

/** A PostgreSQL that is stopped has no socket file; other files that are missing are another fault. */
function isMissingSocket(error: Error): boolean {
  return 'code' in error && error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
}
