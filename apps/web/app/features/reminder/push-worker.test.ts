import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';

const code = readFileSync(new URL('../../../public/push-worker.js', import.meta.url), 'utf8');

/** The worker with everything that it uses of a browser. `open` are the addresses of open windows. */
function startWorker({ open = [] as string[] } = {}) {
  const handlers = new Map<string, (event: object) => void>();
  const showNotification = vi.fn();
  const unsubscribe = vi.fn();
  const openWindow = vi.fn();
  const windows = open.map((url) => ({ url, focus: vi.fn() }));
  const self = {
    addEventListener: (type: string, handler: (event: object) => void) => handlers.set(type, handler),
    registration: { showNotification, pushManager: { getSubscription: async () => ({ unsubscribe }) } },
    clients: { matchAll: async () => windows, openWindow },
  };
  new Function('self', code)(self);
  const dispatch = async (type: string, event: object) => {
    let finished: unknown;
    handlers.get(type)?.({ ...event, waitUntil: (work: unknown) => (finished = work) });
    await finished;
  };
  return { handlers, showNotification, unsubscribe, openWindow, windows, dispatch };
}

const click = (action: string) => ({ action, notification: { close: vi.fn() } });

test('a message is shown as it was sent, in place of an earlier one, and can be ended there', async () => {
  const { dispatch, showNotification } = startWorker();
  await dispatch('push', { data: { json: () => ({ title: 'Hammer', body: 'You missed it on Tuesday.' }) } });
  expect(showNotification).toHaveBeenCalledWith('Hammer', {
    body: 'You missed it on Tuesday.',
    tag: 'reminder',
    actions: [{ action: 'end', title: 'Turn off reminders' }],
  });
});

test('a click opens the plan, or the window that shows it', async () => {
  const fresh = startWorker({ open: ['https://wickwise.example/learn'] });
  await fresh.dispatch('notificationclick', click(''));
  expect(fresh.openWindow).toHaveBeenCalledWith('/today');
  const there = startWorker({ open: ['https://wickwise.example/today?x'] });
  await there.dispatch('notificationclick', click(''));
  expect(there.windows[0]?.focus).toHaveBeenCalled();
  expect(there.openWindow).not.toHaveBeenCalled();
});

test('one click in the notification ends the reminders of this browser', async () => {
  const { dispatch, unsubscribe, openWindow } = startWorker();
  await dispatch('notificationclick', click('end'));
  expect(unsubscribe).toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

test('it serves no pages', () => {
  expect([...startWorker().handlers.keys()]).toEqual(['push', 'notificationclick']);
});
