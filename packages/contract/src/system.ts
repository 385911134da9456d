import { z } from 'zod';
import { defineCall } from './call.ts';
import { CRASH_FRAMES_LIMIT, CRASH_TEXT_LIMIT } from './constants.ts';

export const systemCalls = {
  health: defineCall({
    method: 'GET',
    path: '/api/health',
    access: 'everyone',
    summary: 'Answers while the process runs.',
    response: z.object({ status: z.literal('ok') }),
    errors: [],
  }),
  ready: defineCall({
    method: 'GET',
    path: '/api/ready',
    access: 'everyone',
    summary: 'Answers while the server can reach its database; otherwise refuses with `unavailable`.',
    response: z.object({ status: z.literal('ready') }),
    errors: ['unavailable'],
  }),
  support: defineCall({
    method: 'GET',
    path: '/api/support',
    access: 'everyone',
    summary:
      'Where support and the academy are reached, null without an address; whether market data is real and there is a model.',
    response: z.object({
      email: z.string().nullable(),
      academyUrl: z.string().nullable(),
      /** False on the simulated market. */
      hasRealTimeData: z.boolean(),
      /** False where the built-in rules analyze charts, without a language model. */
      hasModel: z.boolean(),
    }),
    errors: [],
  }),
  reportCrash: defineCall({
    method: 'POST',
    path: '/api/crashes',
    access: 'everyone',
    summary: 'Logs that a page stopped working in a browser, under the request id that it returns.',
    body: z.strictObject({
      page: z.string().max(CRASH_TEXT_LIMIT),
      error: z.string().max(CRASH_TEXT_LIMIT),
      frames: z.array(z.string().max(CRASH_TEXT_LIMIT)).max(CRASH_FRAMES_LIMIT),
    }),
    response: z.object({ reference: z.string() }),
    errors: [],
  }),
};
