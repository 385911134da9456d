import type { Purchase } from '@wickwise/contract/payment';
import { expect, test } from 'vitest';
import { answer } from '#tests/component/answers.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { RefundDialog } from './refund-dialog.tsx';

const purchase: Purchase = {
  id: 'purchase-1',
  receiptNumber: 'W-000123',
  description: 'Heritage',
  amountCents: 3700,
  refundedCents: 0,
  currency: 'usd',
  email: 'buyer@example.com',
  paidAt: '2026-03-02T09:00:00.000Z',
  status: 'paid',
  refundableUntil: '2026-04-01T09:00:00.000Z',
  isDuplicate: false,
  isClaimable: false,
  isSandbox: true,
};

test('a refund that does not reach the server says so, and can be requested again', async () => {
  answer('POST /api/purchases/:purchaseId/refund', () => Promise.reject(new TypeError('Failed to fetch')));
  const { user } = renderScreen(<RefundDialog purchase={purchase} email="buyer@example.com" onClose={() => {}} />);
  await user.click(screen.getByRole('button', { name: 'Refund and end access' }));
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t reach the server');
  expect(screen.getByRole('button', { name: 'Refund and end access' }).getAttribute('aria-disabled')).toBeNull();
});
