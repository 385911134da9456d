import { DrizzleQueryError } from 'drizzle-orm';

const FOREIGN_KEY_VIOLATION = '23503';

const OWNER = /_(?:user_id_user|session_id_session)_id_fk$/;

/** Whether a query failed because it wrote for an account or session that has been deleted since the session was read. */
export function isOwnerDeleted(error: unknown): boolean {
  if (!(error instanceof DrizzleQueryError)) return false;
  const { code, constraint } = (error.cause ?? {}) as { code?: string; constraint?: string };
  return code === FOREIGN_KEY_VIOLATION && constraint !== undefined && OWNER.test(constraint);
}
