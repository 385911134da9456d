import { drillCalls } from '@wickwise/contract/drill';
import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Database } from '../../db/client.ts';
import { createRateLimiter, enforceRateLimit, networkOf } from '../../plugins/rate-limit.ts';
import { registerCall, type Scope } from '../../plugins/scope.ts';
import type { Learner } from '../../plugins/session.ts';
import { prepareReadCurrentStats } from '../progress/public.ts';
import { readDrill } from './data.ts';
import { mergeDrills } from './merge-drills.ts';
import { answerDrill } from './mutations.ts';
import { answerLimit, drawLimit, mergeLimit, TOO_MANY_ANSWERS, TOO_MANY_DRILLS } from './rules.ts';

interface DrillOptions {
  readonly db: Database;
  readonly clock: () => Date;
  readonly secret: string;
}

export function drillRoutes(scope: Scope<'everyone'>, { db, clock, secret }: DrillOptions): void {
  const readStats = prepareReadCurrentStats(db);
  // Each process counts for itself: it is its own processor that is spent.
  const draws = new RateLimiterMemory({ points: drawLimit.points, duration: drawLimit.seconds });
  const countDraw = (learner: Learner | null, request: FastifyRequest) =>
    enforceRateLimit(draws, learner?.id ?? networkOf(request), TOO_MANY_DRILLS);

  registerCall(scope, drillCalls.readDrill, async ({ learner, params, query, request }) => {
    await countDraw(learner, request);
    return readDrill({ ...params, ...query }, { learner, secret });
  });

  const answers = createRateLimiter(db, answerLimit);
  registerCall(scope, drillCalls.answerDrill, async ({ learner, params, query, body, request }) => {
    await countDraw(learner, request);
    if (learner !== null) await enforceRateLimit(answers, learner.id, TOO_MANY_ANSWERS);
    return answerDrill({ db, learner, now: clock(), secret, readStats }, { ...params, ...query, ...body });
  });
}

export function drillMergeRoutes(scope: Scope<'signed-in'>, { db, clock, secret }: DrillOptions): void {
  const merges = createRateLimiter(db, mergeLimit);
  registerCall(scope, drillCalls.mergeDrills, async ({ learner, body }) => {
    await enforceRateLimit(merges, learner.id, TOO_MANY_DRILLS);
    return mergeDrills({ db, learner, now: clock(), secret }, body.answers);
  });
}
