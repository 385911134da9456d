import type { Reminder } from '@wickwise/contract/reminder';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, recordedCalls, unreachable } from '#tests/component/answers.ts';
import { account } from '#tests/component/people.ts';
import { renderScreen, screen, within } from '#tests/component/render-screen.tsx';
import { ReminderSettings } from './reminder-settings.tsx';

const SAVE = 'PATCH /api/reminder';
const ADD = 'POST /api/reminder/devices';
const REMOVE = 'DELETE /api/reminder/devices/:id';
const OTHERS = 'Other devices that show the reminder';
const OWN = 'https://fcm.googleapis.com/own';

const off: Reminder = { byEmail: false, hour: 18, pushKey: 'AQID', devices: [] };
const device = (endpoint: string) => ({
  id: '5e1a3c0e-9c0a-4f5b-8b0a-1c2d3e4f5a6b',
  endpoint,
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
  createdAt: '2026-03-02T09:00:00.000Z',
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A browser that can show notifications. */
function givePush({ permission = 'granted', subscribed = false, failure = '' } = {}) {
  let endpoint = subscribed ? OWN : null;
  const subscription = {
    options: { applicationServerKey: new Uint8Array([1, 2, 3]).buffer },
    toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe: vi.fn(async () => {
      endpoint = null;
      return true;
    }),
    get endpoint() {
      return endpoint;
    },
  };
  const pushManager = {
    getSubscription: async () => (endpoint === null ? null : subscription),
    subscribe: vi.fn(async () => {
      if (failure !== '') throw new DOMException('failed', failure);
      endpoint = OWN;
      return subscription;
    }),
  };
  const registration = { pushManager };
  const requestPermission = vi.fn(async () => permission);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { requestPermission });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: async () => registration, ready: registration, getRegistration: async () => registration },
  });
  return { requestPermission, subscription };
}

const byEmail = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Email me a reminder' });
const here = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Notify me on this device' });

test('the reminder is off, and the email is turned on by its switch', async () => {
  answer('GET /api/reminder', off);
  answer(SAVE, { ...off, byEmail: true });
  const { user } = renderScreen(<ReminderSettings account={account} />);
  expect((await byEmail()).checked).toBe(false);
  await user.click(await byEmail());
  expect(recordedCalls(SAVE)).toMatchObject([{ body: { byEmail: true } }]);
  await expect.poll(async () => (await byEmail()).checked).toBe(true);
});

test('the hour is chosen in the words of a clock', async () => {
  answer('GET /api/reminder', off);
  answer(SAVE, { ...off, hour: 7 });
  const { user } = renderScreen(<ReminderSettings account={account} />);
  const select = await screen.findByLabelText('Remind me at');
  expect(select.textContent).toMatch(/^Midnight1 a\.m\..*Noon1 p\.m\..*11 p\.m\.$/);
  await user.selectOptions(select, '7 a.m.');
  expect(recordedCalls(SAVE)).toMatchObject([{ body: { hour: 7 } }]);
});

test('a choice that could not be saved shows an error and its old state', async () => {
  answer('GET /api/reminder', off);
  answer(SAVE, unreachable);
  const { user } = renderScreen(<ReminderSettings account={account} />);
  await user.click(await byEmail());
  expect((await screen.findByRole('alert')).textContent).toContain('Your choice wasn’t saved');
  expect((await byEmail()).checked).toBe(false);
});

test('permission is asked only after the click, and the device is then on', async () => {
  const { requestPermission } = givePush();
  answer('GET /api/reminder', off);
  answer(ADD, { ...off, devices: [device(OWN)] });
  const { user } = renderScreen(<ReminderSettings account={account} />);
  expect((await here()).checked).toBe(false);
  expect(requestPermission).not.toHaveBeenCalled();
  await user.click(await here());
  await expect
    .poll(() => recordedCalls(ADD))
    .toMatchObject([{ body: { endpoint: OWN, keys: { p256dh: 'key', auth: 'secret' } } }]);
  await expect.poll(async () => (await here()).checked).toBe(true);
});

test('a refused permission says where to allow it, and the switch stays off', async () => {
  givePush({ permission: 'denied' });
  answer('GET /api/reminder', off);
  const { user } = renderScreen(<ReminderSettings account={account} />);
  await user.click(await here());
  expect(await screen.findByText('Notifications are blocked')).toBeTruthy();
  expect((await here()).checked).toBe(false);
  expect(recordedCalls(ADD)).toEqual([]);
});

test.each([
  ['NotAllowedError', 'Notifications are blocked'],
  ['AbortError', /couldn’t reach its push service/],
])('a browser that fails with %s says why, and nothing is saved', async (failure, text) => {
  givePush({ failure });
  answer('GET /api/reminder', off);
  const { user } = renderScreen(<ReminderSettings account={account} />);
  await user.click(await here());
  expect(await screen.findByText(text)).toBeTruthy();
  expect((await here()).checked).toBe(false);
  expect(recordedCalls(ADD)).toEqual([]);
});

test('one click turns this device off, in the browser and on the server', async () => {
  const { subscription } = givePush({ subscribed: true });
  answer('GET /api/reminder', { ...off, devices: [device(OWN)] });
  answer(REMOVE, off);
  const { user } = renderScreen(<ReminderSettings account={account} />);
  await expect.poll(async () => (await here()).checked).toBe(true);
  await user.click(await here());
  await expect.poll(async () => (await here()).checked).toBe(false);
  expect(subscription.unsubscribe).toHaveBeenCalled();
  expect(recordedCalls(REMOVE)).toHaveLength(1);
});

test('another device is listed by name and can be turned off here', async () => {
  givePush();
  answer('GET /api/reminder', { ...off, devices: [device('https://web.push.apple.com/other')] });
  answer(REMOVE, off);
  const { user } = renderScreen(<ReminderSettings account={account} />);
  const list = within(await screen.findByRole('list', { name: OTHERS }));
  await user.click(list.getByRole('button', { name: 'Turn the reminder off on Firefox on Windows' }));
  await expect.poll(() => screen.queryByRole('list', { name: OTHERS })).toBeNull();
  expect(recordedCalls(REMOVE)).toHaveLength(1);
});

test('a server without keys offers no notifications', async () => {
  givePush();
  answer('GET /api/reminder', { ...off, pushKey: null });
  renderScreen(<ReminderSettings account={account} />);
  await byEmail();
  expect(screen.queryByRole('checkbox', { name: 'Notify me on this device' })).toBeNull();
});
