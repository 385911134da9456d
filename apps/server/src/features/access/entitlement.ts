import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/client.ts';
import { type PaymentEnvironment, purchase } from '../../db/schema/access.ts';
import { user } from '../../db/schema/identity.ts';
import { CallError } from '../../plugins/errors.ts';
import type { Entitlement, Learner } from '../../plugins/session.ts';

/** Purchases that count in this environment: those paid in it, and grants. */
export function countsIn(environment: PaymentEnvironment): SQL | undefined {
  return or(isNull(purchase.environment), eq(purchase.environment, environment));
}

/** The tier and status that follow from a learner's purchases. */
export function tierOf(bought: { hasPurchase: boolean; hasPaid: boolean }): Pick<Learner, 'tier' | 'status'> {
  const { hasPurchase, hasPaid } = bought;
  return { tier: hasPurchase ? 'heritage' : 'genesis', status: hasPurchase && !hasPaid ? 'inactive' : 'active' };
}

export function hasHeritageAccess(learner: Pick<Learner, 'tier' | 'status'> | null): boolean {
  return learner?.tier === 'heritage' && learner.status === 'active';
}

/** Restricts a scope to learners with Heritage. Nested inside the scope for signed-in learners. */
export async function requireHeritage({ learner }: FastifyRequest): Promise<void> {
  if (hasHeritageAccess(learner)) return;
  throw new CallError('heritage_required', 'This feature is available to Heritage tier members only.');
}

/** The tier columns for the query that loads a learner, correlated with the `user` row it joins. */
export function entitlementIn(db: Database, environment: PaymentEnvironment): Entitlement {
  const bought = (status?: 'paid') => {
    const isTheirs = and(eq(purchase.userId, user.id), countsIn(environment), status && eq(purchase.status, status));
    return sql<boolean>`exists ${db.select({ id: purchase.id }).from(purchase).where(isTheirs)}`;
  };
  return { hasPurchase: bought(), hasPaid: bought('paid'), tierOf };
}
