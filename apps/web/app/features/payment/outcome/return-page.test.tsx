import { expect, test } from 'vitest';
import { answer, never, recordedCalls, refusal } from '#tests/component/answers.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { ReturnPage } from './return-page.tsx';

const AT = '/payment-success?payment_intent=pi_1&redirect_status=succeeded';
const REFRESH = 'POST /api/payment/:providerId/refresh';

function renderReturn() {
  return renderScreen(<ReturnPage user={null} isPending={false} />, { at: AT });
}

test('the return page looks up the payment in its address', async () => {
  answer(REFRESH, never());
  renderReturn();
  await screen.findByRole('heading', { level: 1 });
  expect(recordedCalls(REFRESH)).toMatchObject([{ path: '/api/payment/pi_1/refresh' }]);
});

test('a payment whose state cannot be read can be checked again', async () => {
  answer(REFRESH, refusal('unavailable'));
  const { user } = renderReturn();
  const again = await screen.findByRole('button');
  answer(REFRESH, { state: 'failed', hasHeritageAccess: false, isSandbox: true });
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Your payment didn’t go through' })).toBeTruthy();
});
