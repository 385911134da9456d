import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { twoFactor } from '../../../db/schema/two-factor.ts';

/** The two-factor sign-in of an account that has it on. */
export function isOn(userId: string) {
  return and(eq(twoFactor.userId, userId), isNotNull(twoFactor.confirmedAt));
}

export async function hasTwoFactor(db: Pick<Database, 'select'>, userId: string): Promise<boolean> {
  return (await db.select({ userId: twoFactor.userId }).from(twoFactor).where(isOn(userId))).length > 0;
}
