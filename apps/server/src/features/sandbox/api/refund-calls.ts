import { z } from 'zod';
import { closeDispute } from '../disputes.ts';
import { createRefund } from '../refunds.ts';
import { type ApiCall, defineApiCall, listCall, retrieveCall } from './call.ts';
import { metadata, wholeNumber } from './parameters.ts';

const createRefundCall = defineApiCall({
  method: 'POST',
  path: '/v1/refunds',
  parameters: {
    charge: z.string().optional(),
    payment_intent: z.string().optional(),
    amount: wholeNumber.pipe(z.number().min(1)).optional(),
    reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
    metadata,
  },
  run: async ({ work, parameters }) => ({ object: await createRefund(work, parameters) }),
});

/** Accepts a dispute: the money is lost. */
const closeDisputeCall = defineApiCall({
  method: 'POST',
  path: '/v1/disputes/:id/close',
  parameters: {},
  run: async ({ work, id }) => ({ object: await closeDispute(work, id, 'lost') }),
});

export const refundCalls: readonly ApiCall[] = [
  createRefundCall,
  retrieveCall('refund', '/v1/refunds'),
  listCall('refund', '/v1/refunds', ['charge', 'payment_intent']),
  closeDisputeCall,
  retrieveCall('dispute', '/v1/disputes'),
  listCall('dispute', '/v1/disputes', ['charge', 'payment_intent']),
  retrieveCall('event', '/v1/events'),
  listCall('event', '/v1/events', ['type', 'types']),
];
