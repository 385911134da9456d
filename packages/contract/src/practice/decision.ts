import { z } from 'zod';
import { defineCall } from '../call.ts';
import { DECISION_BATCH_LIMIT, decisionSources, decisionTopics } from '../constants.ts';

/**
 * Whether a trader kept their own rules in one part of a trade. Trades and replays are only in the browser: nothing else
 * of them is sent, no symbol, price or amount.
 */
export const decision = z.strictObject({
  /** Made by the browser from the trade's: one that is sent again adds nothing. */
  id: z.string().min(1).max(200),
  /** A trade of a blind replay, judged by its log, or the trader's own review of a trade of theirs. */
  source: z.enum(decisionSources),
  topic: z.enum(decisionTopics),
  isKept: z.boolean(),
  decidedAt: z.iso.datetime(),
});
export type Decision = z.output<typeof decision>;
export type DecisionTopic = Decision['topic'];

export const decisionCalls = {
  recordDecisions: defineCall({
    method: 'POST',
    path: '/api/decisions',
    access: 'signed-in',
    summary:
      'Adds to what is known about the learner whether they kept their rules in a replay or in a trade of their own. It earns nothing.',
    body: z.object({
      decisions: z.array(decision).min(1).max(DECISION_BATCH_LIMIT),
      /** The time of sending by the clock that dated them: where it is wrong, they are moved by as much. */
      sentAt: z.iso.datetime(),
    }),
    response: z.object({ added: z.int().nonnegative() }),
    errors: ['not_signed_in'],
  }),
};
