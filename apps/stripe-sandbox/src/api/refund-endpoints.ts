import { z } from 'zod';
import { closeDispute } from '../payment/disputes.ts';
import { createRefund } from '../payment/refunds.ts';
import { defineEndpoint, type Endpoint, listEndpoint, retrieveEndpoint } from './endpoint.ts';
import { amount, metadata } from './parameters.ts';

const createRefundEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/refunds',
  parameters: {
    charge: z.string().optional(),
    payment_intent: z.string().optional(),
    amount: amount.optional(),
    reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
    metadata,
  },
  run: async ({ context, parameters }) => ({ object: await createRefund(context, parameters) }),
});

/** Accepts a dispute: the money is lost. */
const closeDisputeEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/disputes/:id/close',
  parameters: {},
  run: async ({ context, id }) => ({ object: await closeDispute(context, id, 'lost') }),
});

export const refundEndpoints: readonly Endpoint[] = [
  createRefundEndpoint,
  retrieveEndpoint('refund', '/v1/refunds'),
  listEndpoint('refund', '/v1/refunds', ['charge', 'payment_intent']),
  closeDisputeEndpoint,
  retrieveEndpoint('dispute', '/v1/disputes'),
  listEndpoint('dispute', '/v1/disputes', ['charge', 'payment_intent']),
  retrieveEndpoint('event', '/v1/events'),
  listEndpoint('event', '/v1/events', ['type', 'types']),
];
