import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../db/client.ts';
import { RateLimitError } from '../../../plugins/errors.ts';
import { consumeRateLimit, createRateLimiter, networkOf, restoreRateLimit } from '../../../plugins/rate-limit.ts';
import { passwordLimits } from '../rules.ts';

export interface PasswordAttempts {
  /** @throws RateLimitError when too many wrong passwords were tried for the account. */
  count(request: FastifyRequest): Promise<void>;
  /** Restores an attempt that guessed nothing: its password was correct, or its address was none. */
  restore(request: FastifyRequest): Promise<void>;
}

/**
 * Limits wrong passwords by account, whether or not it exists, because guesses may come from many addresses. An attempt
 * counts before its password is checked, so that concurrent ones can't slip through.
 */
export function createPasswordAttempts(db: Database, perAccount: number): PasswordAttempts {
  const limits = passwordLimits(perAccount);
  const fromAddress = createRateLimiter(db, limits.ofAccountFromAddress);
  const ofAccount = createRateLimiter(db, limits.ofAccount);
  return {
    count: async (request) => {
      const account = accountOf(request);
      const seconds =
        (await consumeRateLimit(fromAddress, `${account} ${networkOf(request)}`)) ||
        (await consumeRateLimit(ofAccount, account));
      if (seconds > 0) throw new RateLimitError(tooManyPasswords(seconds), seconds);
    },
    restore: async (request) => {
      const account = accountOf(request);
      await restoreRateLimit(fromAddress, `${account} ${networkOf(request)}`);
      await restoreRateLimit(ofAccount, account);
    },
  };
}

function accountOf({ body }: FastifyRequest): string {
  return (body as { email: string }).email.toLowerCase();
}

function tooManyPasswords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `Too many wrong passwords for this account. Try again in ${wait}, or use an emailed link.`;
}
