import { DrizzleQueryError } from 'drizzle-orm';

const UNIQUE_VIOLATION = '23505';

/** Whether a query failed because another row has the value of this unique constraint. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (!(error instanceof DrizzleQueryError)) return false;
  const cause = (error.cause ?? {}) as { code?: string; constraint?: string };
  return cause.code === UNIQUE_VIOLATION && cause.constraint === constraint;
}
