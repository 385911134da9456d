import { placementCalls } from '@wickwise/contract/practice/placement';
import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Database } from '../../db/client.ts';
import { createRateLimiter, enforceRateLimit, networkOf } from '../../plugins/rate-limit.ts';
import { registerCall, type Scope } from '../../plugins/scope.ts';
import type { Learner } from '../../plugins/session.ts';
import { judgePlacement } from './mutations.ts';
import { drawLimit, drawTry, TOO_MANY_TRIES, toQuestion, tryLimit } from './rules.ts';

interface PlacementOptions {
  readonly db: Database;
  readonly clock: () => Date;
  readonly secret: string;
}

export function placementRoutes(scope: Scope<'everyone'>, { db, clock, secret }: PlacementOptions): void {
  // Each process counts for itself: it is its own processor that is spent.
  const draws = new RateLimiterMemory({ points: drawLimit.points, duration: drawLimit.seconds });
  const countDraw = (learner: Learner | null, request: FastifyRequest) =>
    enforceRateLimit(draws, learner?.id ?? networkOf(request), TOO_MANY_TRIES);

  registerCall(scope, placementCalls.listPlacementQuestions, async ({ learner, query, request }) => {
    await countDraw(learner, request);
    return drawTry(query.tryId, secret).map(toQuestion);
  });

  const tries = createRateLimiter(db, tryLimit);
  registerCall(scope, placementCalls.judgePlacement, async ({ learner, body, request }) => {
    await countDraw(learner, request);
    if (learner !== null) await enforceRateLimit(tries, learner.id, TOO_MANY_TRIES);
    return judgePlacement({ db, learner, now: clock(), secret }, body);
  });
}
