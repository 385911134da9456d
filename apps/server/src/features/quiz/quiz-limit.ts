/** The rate limit for finished quizzes, because each one is stored permanently. No one takes this many. */
export const quizLimit = { burst: 60, everyMs: 60_000 } as const;
export const TOO_MANY_QUIZZES = 'That’s a lot of quizzes in a short time. Please wait a minute and try again.';

/** Whether another one may be recorded. The attempts themselves say when the limit is whole again. */
export function isWithinLimit(limitedUntil: number | null, now: Date): boolean {
  const { burst, everyMs } = quizLimit;
  return Math.max(limitedUntil ?? 0, now.getTime()) <= now.getTime() + (burst - 1) * everyMs;
}
