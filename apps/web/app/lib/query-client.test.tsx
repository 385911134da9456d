import { useMutation, useQuery } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { answer, recordedCalls } from '#tests/component/answers.ts';
import { act, renderScreen, screen } from '#tests/component/render-screen.tsx';
import { makeCall } from './api-client.ts';

const ASK = 'POST /api/emergency-login';
const READ = 'GET /api/support';

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const goOffline = () => act(() => window.dispatchEvent(new Event('offline')));
const goOnline = () => act(() => window.dispatchEvent(new Event('online')));

afterEach(goOnline);

function AskingForm() {
  const { mutate, status } = useMutation({
    mutationFn: () => makeCall(ASK, { body: { email: 'buyer@example.com' } }),
  });
  return (
    <button type="button" onClick={() => mutate()}>
      {status}
    </button>
  );
}

function ReadScreen() {
  const { status } = useQuery({ queryKey: ['support'], queryFn: () => makeCall(READ) });
  return <p>{status}</p>;
}

test('without a connection a call that changes something fails at once, and is not retried later', async () => {
  answer(ASK, unreachable);
  const { user, client } = renderScreen(<AskingForm />);
  goOffline();
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('error')).toBeTruthy();
  answer(ASK, { message: 'On its way.' });
  goOnline();
  await act(() => client.resumePausedMutations());
  expect(recordedCalls(ASK)).toHaveLength(1);
  expect(screen.getByText('error')).toBeTruthy();
});

test('a query that failed without a connection loads as soon as there is one', async () => {
  answer(READ, unreachable);
  renderScreen(<ReadScreen />);
  goOffline();
  expect(await screen.findByText('error')).toBeTruthy();
  answer(READ, { email: null, academyUrl: null, hasRealTimeData: false, hasModel: false });
  goOnline();
  expect(await screen.findByText('success')).toBeTruthy();
});
