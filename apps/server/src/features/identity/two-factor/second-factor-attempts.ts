import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../db/client.ts';
import { RateLimitError } from '../../../plugins/errors.ts';
import { consumeRateLimit, createRateLimiter, networkOf, restoreRateLimit } from '../../../plugins/rate-limit.ts';
import { secondFactorLimits } from '../rules.ts';

interface Attempt<T> {
  readonly userId: string;
  readonly request: FastifyRequest;
  /** Throws when the code is wrong. */
  readonly check: () => Promise<T>;
}

type LimitSecondFactor = <T>(attempt: Attempt<T>) => Promise<T>;

/**
 * Limits wrong codes by account. An attempt counts before its code is checked, so that concurrent ones can't slip through,
 * and is restored when the code was right.
 * @throws RateLimitError when too many wrong codes were tried for the account.
 */
export function limitSecondFactors(db: Database): LimitSecondFactor {
  const fromNetwork = createRateLimiter(db, secondFactorLimits.ofAccountFromNetwork);
  const ofAccount = createRateLimiter(db, secondFactorLimits.ofAccount);
  return async ({ userId, request, check }) => {
    const key = `${userId} ${networkOf(request)}`;
    const seconds = (await consumeRateLimit(fromNetwork, key)) || (await consumeRateLimit(ofAccount, userId));
    if (seconds > 0) throw new RateLimitError(TOO_MANY_CODES, seconds);
    const checked = await check();
    await restoreRateLimit(fromNetwork, key);
    await restoreRateLimit(ofAccount, userId);
    return checked;
  };
}

const TOO_MANY_CODES = 'Too many wrong codes for this account. Please try again later.';
