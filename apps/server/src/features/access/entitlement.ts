import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { Database } from '../../db/client.ts';
import { type PaymentEnvironment, purchase } from '../../db/schema/access.ts';
import { user } from '../../db/schema/identity.ts';
import { CallError } from '../../plugins/errors.ts';
import type { Entitlement, HasPaid, Learner } from '../../plugins/session.ts';

/** Purchases that count in this environment: those paid in it, and grants. */
export function countsIn(environment: PaymentEnvironment): SQL | undefined {
  return or(isNull(purchase.environment), eq(purchase.environment, environment));
}

/** The tier and status that follow from a learner's purchases. */
export function tierOf(hasPaid: HasPaid): Pick<Learner, 'tier' | 'status'> {
  return { tier: hasPaid === null ? 'genesis' : 'heritage', status: hasPaid === false ? 'inactive' : 'active' };
}

export function hasHeritageAccess(learner: Pick<Learner, 'tier' | 'status'> | null): boolean {
  return learner?.tier === 'heritage' && learner.status === 'active';
}

/** Restricts a scope to learners with Heritage. Nested inside the scope for signed-in learners. */
export function requireHeritage({ learner }: FastifyRequest, _: FastifyReply, next: HookHandlerDoneFunction): void {
  if (hasHeritageAccess(learner)) next();
  else next(new CallError('heritage_required', 'This feature is available to Heritage tier members only.'));
}

/** The column of purchases for the query that loads a learner, correlated with the `user` row it joins. */
export function entitlementIn(db: Database, environment: PaymentEnvironment): Entitlement {
  const isTheirs = and(eq(purchase.userId, user.id), countsIn(environment));
  const isPaid = sql<HasPaid>`bool_or(${eq(purchase.status, 'paid')})`;
  return { hasPaid: sql<HasPaid>`${db.select({ isPaid }).from(purchase).where(isTheirs)}`, tierOf };
}
