import { DrizzleQueryError } from 'drizzle-orm';

/** SQLSTATEs: connection exceptions, too many connections, and a server that stops, has crashed or is starting. */
const LOST_SQLSTATE = /^(?:08\w{3}|53300|57P0[123])$/;
const LOST_SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'EPIPE', 'ETIMEDOUT']);
/** What `pg` and its pool say without any code: the message is all there is to go by. */
const LOST_MESSAGE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed) and is not queryable)/;

/**
 * Whether a query failed because the database could not be reached, or the connection to it was lost on the way. Of a
 * transaction this may be all that is left: its rollback fails as well, and that error takes the place of the first.
 */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return isConnectionLost(error.cause);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return LOST_SQLSTATE.test(code) || LOST_SOCKET.has(code) || LOST_MESSAGE.test(error.message);
}
