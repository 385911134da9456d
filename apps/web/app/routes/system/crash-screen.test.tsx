import { afterEach, expect, test, vi } from 'vitest';
import { noteLeaving } from '#app/lib/start/leaving.ts';
import { answer, recordedCalls, unreachable } from '#tests/component/answers.ts';
import { act, renderScreen, screen } from '#tests/component/render-screen.tsx';
import { CrashScreen } from './crash-screen.tsx';

const ERROR = new TypeError('nothing is here');

afterEach(() => vi.restoreAllMocks());

const labels = () =>
  screen.getAllByRole('main').flatMap((main) => [...main.querySelectorAll('a, button')].map((it) => it.textContent));

test('a page that stopped working is reported, and names the reference of the log', async () => {
  answer('POST /api/crashes', { reference: 'b1f4' });
  renderScreen(<CrashScreen error={ERROR} />);
  expect(await screen.findByText('b1f4')).toBeTruthy();
  expect(recordedCalls('POST /api/crashes')).toHaveLength(1);
});

test('a page that can’t report that it stopped working still leads on', async () => {
  answer('POST /api/crashes', unreachable);
  renderScreen(<CrashScreen error={ERROR} />);
  await screen.findByText('This page stopped working');
  await expect.poll(() => recordedCalls('POST /api/crashes')).toHaveLength(1);
  expect(screen.queryByText(/mention/)).toBeNull();
  expect(labels()).toEqual(['Reload the page', 'Return to Home']);
});

test('a page that stopped working again after a reload leads elsewhere', async () => {
  answer('POST /api/crashes', { reference: 'b1f4' });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' }] as never);
  renderScreen(<CrashScreen error={ERROR} />);
  await screen.findByText('b1f4');
  expect(labels()).toEqual(['Return to Home', 'Go to the lessons']);
});

test('what a page drops while it is left is told only if the next page never comes', async () => {
  vi.useFakeTimers();
  answer('POST /api/crashes', { reference: 'b1f4' });
  noteLeaving();
  window.dispatchEvent(new Event('beforeunload'));
  renderScreen(<CrashScreen error={ERROR} />);
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(screen.queryByText('This page stopped working')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1_100));
  vi.useRealTimers();
  expect(await screen.findByText('b1f4')).toBeTruthy();
  expect(recordedCalls('POST /api/crashes')).toHaveLength(1);
});
