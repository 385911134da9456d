import { z } from 'zod';
import { defineCall } from './call.ts';

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
    summary: 'Where support and the academy are reached; null while this server has no address for it.',
    response: z.object({ email: z.string().nullable(), academyUrl: z.string().nullable() }),
    errors: [],
  }),
};
