import { expect, test } from 'vitest';
import { answer } from '#tests/component/answers.ts';
import { purchase } from '#tests/component/purchases.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { ReceiptScreen } from './receipt-screen.tsx';

test('a receipt that is not the learner’s is not shown, and leads to their purchases', async () => {
  answer('GET /api/purchases', [purchase]);
  renderScreen(<ReceiptScreen purchaseId="somebody-elses" timeZone="Europe/Berlin" />);
  expect(await screen.findByRole('heading', { level: 1, name: 'There’s no receipt here' })).toBeTruthy();
  expect(screen.queryByText(purchase.receiptNumber)).toBeNull();
  const purchases = screen.getByRole('link', { name: 'Go to your purchases' });
  expect(purchases.getAttribute('href')).toBe('/account#purchases');
});

test.each([
  ['paid', 1],
  ['refunded', 0],
  ['lost', 0],
] as const)(
  'the receipt of a purchase that is %s promises lifetime access only while it holds',
  async (status, count) => {
    answer('GET /api/purchases', [{ ...purchase, status }]);
    renderScreen(<ReceiptScreen purchaseId={purchase.id} timeZone="Europe/Berlin" />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Receipt' })).toBeTruthy();
    expect(screen.queryAllByText(/lifetime access/)).toHaveLength(count);
  },
);
