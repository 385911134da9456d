import { expect, test } from 'vitest';
import { answer } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { renderScreen, waitFor } from '#tests/component/render-screen.tsx';
import { useReturnAfterPayment } from './return-after-payment.ts';

const MARKERS = ['heritage_payment_completed', 'heritage_payment_timestamp'];
const readMarkers = () => MARKERS.map((key) => localStorage.getItem(key));

function AnyPage() {
  useReturnAfterPayment();
  return <p>A page</p>;
}

test.each([
  ['/vocabulary', '/learn'],
  ['/learn/doji', '/learn/doji'],
])('a buyer who signs in after paying is taken from %s to %s, once', async (at, to) => {
  for (const key of MARKERS) localStorage.setItem(key, 'true');
  answer('GET /api/auth/user', people.genesis);
  const { address } = renderScreen(<AnyPage />, { at });
  await waitFor(() => expect(readMarkers()).toEqual([null, null]));
  await waitFor(() => expect(address()).toBe(to));
});

test('a new Heritage member is taken to the lessons, where the welcome removes the markers', async () => {
  for (const key of MARKERS) localStorage.setItem(key, 'true');
  answer('GET /api/auth/user', people.heritage);
  const { address } = renderScreen(<AnyPage />, { at: '/vocabulary' });
  await waitFor(() => expect(address()).toBe('/learn'));
  expect(readMarkers()).toEqual(['true', 'true']);
});

test('the markers of a payment stay until the sign-in', async () => {
  for (const key of MARKERS) localStorage.setItem(key, 'true');
  answer('GET /api/auth/user', null);
  const { address } = renderScreen(<AnyPage />, { at: '/vocabulary' });
  await waitFor(() => expect(readMarkers()).toEqual(['true', 'true']));
  expect(address()).toBe('/vocabulary');
});
