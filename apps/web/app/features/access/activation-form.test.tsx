import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, recordedCalls, refusal } from '#tests/component/answers.ts';
import { act, renderScreen, screen } from '#tests/component/render-screen.tsx';
import { ActivationForm } from './activation-form.tsx';

const DIRECT = 'POST /api/heritage/direct-access';
const CHECK = 'Check the address: it should look like name@example.com.';

const field = () => screen.getByLabelText('Email address');
const button = () => screen.getByRole('button', { name: 'Activate Heritage access' });

test('the activation form says when its address is missing', async () => {
  const { user } = renderScreen(<ActivationForm method="direct" />);
  expect(button().getAttribute('aria-disabled')).toBe('true');
  await user.type(field(), '{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Please enter your email address');
  await user.type(field(), 'buyer@');
  expect(button().getAttribute('aria-disabled')).toBeNull();
  await user.click(button());
  expect(screen.getByRole('alert').textContent).toBe(CHECK);
});

test('an address that cannot receive mail is pointed out until it is corrected', async () => {
  const { user } = renderScreen(<ActivationForm method="direct" />);
  await user.type(field(), 'buyer@localhost');
  await user.click(button());
  expect(screen.getByRole('alert').textContent).toBe(CHECK);
  expect(document.activeElement).toBe(field());
  await user.type(field(), '.d');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(recordedCalls()).toEqual([]);
});

test('a visitor the server cannot recognize is sent to their inbox, and may try another address', async () => {
  answer(DIRECT, { outcome: 'check_inbox', message: 'A link is on its way.' });
  answer('GET /api/auth/methods', { provider: null, mailbox: null });
  const { user } = renderScreen(<ActivationForm method="direct" />);
  await user.type(field(), 'nobody@example.com');
  await user.click(button());
  const heading = await screen.findByRole('heading', { name: 'Check your inbox' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('nobody@example.com')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Use another address' }));
  expect(field()).toBeTruthy();
});

test('a rejection is shown in the server’s words, and a missing response in the form’s own', async () => {
  answer(DIRECT, refusal('too_many_requests', 'Wait a minute.'));
  const { user } = renderScreen(<ActivationForm method="direct" />);
  await user.type(field(), 'buyer@example.com');
  await user.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe('Wait a minute.');
  expect(button().getAttribute('aria-disabled')).toBeNull();
  answer(DIRECT, () => Promise.reject(new TypeError('Failed to fetch')));
  await user.click(button());
  expect(await screen.findByText(/^Failed to activate Heritage access\. Please verify/)).toBeTruthy();
});

test.describe('a successful activation shows its message', () => {
  const assign = vi.spyOn(window.location, 'assign');

  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    assign.mockReset();
  });
  afterEach(() => vi.useRealTimers());

  test('the activation form opens the lessons two seconds after its message', async () => {
    const { promise, resolve } = Promise.withResolvers<{ outcome: 'activated'; message: string }>();
    answer(DIRECT, promise);
    const { user } = renderScreen(<ActivationForm method="direct" />);
    await user.type(field(), ' buyer@example.com ');
    await user.click(button());
    const pending = screen.getByRole('button', { name: 'Activating...' });
    expect(document.activeElement).toBe(pending);
    expect(pending.getAttribute('aria-disabled')).toBe('true');
    expect(recordedCalls()).toMatchObject([{ route: DIRECT, body: { email: 'buyer@example.com' } }]);
    resolve({ outcome: 'activated', message: 'Open.' });
    const news = await screen.findByText('Heritage access activated! Redirecting to learning dashboard...');
    expect(news.closest('[role=status]')).not.toBeNull();
    expect(document.activeElement, 'the focus is not lost with the button').not.toBe(document.body);
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(assign).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(assign).toHaveBeenCalledExactlyOnceWith('/learn');
  });
});
