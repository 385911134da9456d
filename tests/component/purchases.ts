import type { Purchase } from '@wickwise/contract/payment';

/** Heritage, bought by a learner. */
export const purchase: Purchase = {
  id: 'purchase-1',
  receiptNumber: 'W-000123',
  description: 'Heritage Tier - Lifetime Access',
  amountCents: 3700,
  refundedCents: 0,
  currency: 'usd',
  email: 'learner@example.com',
  paidAt: '2026-03-02T09:00:00.000Z',
  status: 'paid',
  refundableUntil: '2026-04-01T09:00:00.000Z',
  isDuplicate: false,
  isClaimable: false,
  isSandbox: true,
};
