import { expect, onTestFinished, test, vi } from 'vitest';
import { act, renderScreen } from '#tests/component/render-screen.tsx';
import { useResponseTime } from './response-time.ts';

let responseTime: () => number;

function Question() {
  responseTime = useResponseTime();
  return null;
}

function showPage(visibility: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('the response time runs while the page is in view, up to a minute', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  renderScreen(<Question />);
  vi.advanceTimersByTime(1_200);
  showPage('hidden');
  vi.advanceTimersByTime(30_000);
  expect(responseTime()).toBe(1_200);
  showPage('visible');
  vi.advanceTimersByTime(800);
  expect(responseTime()).toBe(2_000);
  vi.advanceTimersByTime(300_000);
  expect(responseTime()).toBe(60_000);
});
