import { createHmac } from 'node:crypto';
import type { PlacementQuestion } from '@wickwise/contract/practice/placement';
import { drawPlacement, type PlacementQuestion as KeyedQuestion } from '@wickwise/curriculum/questions/placement';

/** How often a learner's checks may be stored: each try is kept permanently. */
export const tryLimit = { name: 'placement', points: 30, seconds: 60 * 60 } as const;
/**
 * How often checks may be drawn in a minute for a learner, or for all visitors of one network: it takes milliseconds of
 * the processor that everyone waits for.
 */
export const drawLimit = { points: 60, seconds: 60 } as const;
export const TOO_MANY_TRIES = 'That’s a lot of checks in a short time. Wait a minute, then try again.';

/**
 * The questions of a try, the same each time: for an account as well as for the visitor who took it before signing in.
 * The secret keeps them from being drawn elsewhere; knowing their answers gains nothing.
 */
export function drawTry(tryId: string, secret: string): KeyedQuestion[] {
  const seed = createHmac('sha256', secret).update(['placement', tryId].join('\n')).digest().readUInt32BE();
  return drawPlacement(seed);
}

/** Lists the fields that are visible before the answer, so that a new one stays hidden until it is added here. */
export function toQuestion({ id, question, picture, choices }: KeyedQuestion): PlacementQuestion {
  return { id, question, picture, choices: choices.map(({ id, name, picture }) => ({ id, name, picture })) };
}
