import { expect, test, vi } from 'vitest';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { PaymentForm } from './payment-form.tsx';

test('a guest pays only with an address that the server can mail', async () => {
  const confirm = vi.fn(() => new Promise<never>(() => {}));
  const { user } = renderScreen(
    <PaymentForm email={null} price="$37.00" check={() => ({})} confirm={confirm} onError={() => {}}>
      {() => null}
    </PaymentForm>,
  );
  const field = screen.getByLabelText('Email address');
  const pay = screen.getByRole('button', { name: 'Pay $37.00' });
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

test('a guest’s address is kept for the next try, and that nothing renews is below the button', async () => {
  sessionStorage.setItem('heritage_payment_email', 'byer@example.com');
  const { user } = renderScreen(
    <PaymentForm email={null} price="$37.00" check={() => ({})} confirm={vi.fn()} onError={() => {}}>
      {() => null}
    </PaymentForm>,
  );
  const field = screen.getByLabelText('Email address');
  expect(field).toHaveProperty('value', 'byer@example.com');
  await user.clear(field);
  await user.type(field, 'buyer@example.com');
  expect(sessionStorage.getItem('heritage_payment_email')).toBe('buyer@example.com');
  expect(screen.getByText('One payment, no renewals')).toBeTruthy();
});

test('a refused payment is explained at the top of the window, above the card fields', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  const confirm = vi.fn(async () => ({ kind: 'refused' as const, message: 'Your card was declined.', field: null }));
  const { user } = renderScreen(
    <PaymentForm email="buyer@example.com" price="$37.00" check={() => ({})} confirm={confirm} onError={() => {}}>
      {() => null}
    </PaymentForm>,
  );
  await user.click(screen.getByRole('button', { name: 'Pay $37.00' }));
  await screen.findByText(/^Your card was declined\. You haven’t been charged\./);
  expect(document.activeElement?.textContent).toContain('Your card was declined.');
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'start' });
});
