import { expect, test, vi } from 'vitest';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { PaymentForm } from './payment-form.tsx';

test('a guest pays only with an address that the server can mail', async () => {
  const confirm = vi.fn(() => new Promise<never>(() => {}));
  const { user } = renderScreen(
    <PaymentForm email={null} price="37.00 USD" check={() => ({})} confirm={confirm} onError={() => {}}>
      {() => null}
    </PaymentForm>,
  );
  const field = screen.getByLabelText('Email address');
  const pay = screen.getByRole('button', { name: 'Pay 37.00 USD' });
  await user.type(field, 'buyer@localhost');
  await user.click(pay);
  expect(screen.getByRole('alert').textContent).toBe('Check the address: it should look like name@example.com.');
  expect(document.activeElement).toBe(field);
  expect(confirm).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, 'buyer@example.com');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(pay);
  expect(confirm).toHaveBeenCalledExactlyOnceWith('buyer@example.com', expect.anything());
});

test('a guest’s address is kept for the next try, and the promises stand under the button', async () => {
  sessionStorage.setItem('heritage_payment_email', 'byer@example.com');
  const { user } = renderScreen(
    <PaymentForm email={null} price="37.00 USD" check={() => ({})} confirm={vi.fn()} onError={() => {}}>
      {() => null}
    </PaymentForm>,
  );
  const field = screen.getByLabelText('Email address');
  expect(field).toHaveProperty('value', 'byer@example.com');
  await user.clear(field);
  await user.type(field, 'buyer@example.com');
  expect(sessionStorage.getItem('heritage_payment_email')).toBe('buyer@example.com');
  expect(screen.getByText('30-day money-back guarantee · one payment · no renewals')).toBeTruthy();
});
