import { DrizzleQueryError } from 'drizzle-orm';

const FOREIGN_KEY_VIOLATION = '23503';

/** Whether a query failed because it wrote for an account that has been deleted since its session was read. */
export function isOwnerDeleted(error: unknown): boolean {
  if (!(error instanceof DrizzleQueryError)) return false;
  const { code, constraint } = (error.cause ?? {}) as { code?: string; constraint?: string };
  return code === FOREIGN_KEY_VIOLATION && constraint !== undefined && constraint.endsWith('_user_id_user_id_fk');
}
