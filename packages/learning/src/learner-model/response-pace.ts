/** A learner's usual time for one form of question: a mean of logarithms, since response times are log-normal. */
export interface ResponsePace {
  readonly meanLogMs: number;
  readonly answers: number;
}

/** Beyond this multiple of the usual time, a right answer counts as recalled with effort. */
const SLOW_FROM = 2;
/** Fewer answers don't say what is usual. */
const PACE_FROM_ANSWERS = 5;
/** The weight of one answer once there are more than its inverse. */
const NEWEST_WEIGHT = 0.05;

/** The pace with another response time in milliseconds; null before is none yet. */
export function paceAfter(before: ResponsePace | null, responseMs: number): ResponsePace {
  const { meanLogMs, answers } = before ?? { meanLogMs: 0, answers: 0 };
  const weight = Math.max(1 / (answers + 1), NEWEST_WEIGHT);
  return { meanLogMs: meanLogMs + weight * (logOf(responseMs) - meanLogMs), answers: answers + 1 };
}

/**
 * Whether a response time in milliseconds is slow for this learner. A slow right answer predicts forgetting (Papoušek,
 * Pelánek, Řihák and Stanislav, "An Analysis of Response Times in Adaptive Practice of Geography Facts", EDM 2015).
 */
export function isSlow(responseMs: number, pace: ResponsePace | null): boolean {
  return pace !== null && pace.answers >= PACE_FROM_ANSWERS && responseMs > SLOW_FROM * Math.exp(pace.meanLogMs);
}

/** A clock that was set back can measure nothing at all. */
function logOf(responseMs: number): number {
  return Math.log(Math.max(1, responseMs));
}
