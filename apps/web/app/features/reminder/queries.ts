import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallRequest } from '@wickwise/contract/call';
import type { CallsByRoute } from '@wickwise/contract/contract';
import type { Reminder } from '@wickwise/contract/reminder';
import { makeCall } from '#app/lib/api-client.ts';
import { endSubscription, ownEndpoint, subscribe } from './push-browser.ts';

// Devices change on other devices.
export const reminderQuery = queryOptions({
  queryKey: ['reminder', 'settings'],
  queryFn: () => makeCall('GET /api/reminder'),
  staleTime: 0,
});

export const ownEndpointQuery = queryOptions({
  queryKey: ['reminder', 'own-endpoint'],
  queryFn: ownEndpoint,
  staleTime: 0,
});

export function useUpdateReminder() {
  const store = useStoreReminder();
  return useMutation({
    mutationFn: (body: CallRequest<CallsByRoute['PATCH /api/reminder']>['body']) =>
      makeCall('PATCH /api/reminder', { body }),
    onSuccess: store,
  });
}

/** Turns the reminder on for this browser, or off. Resolves to null when the browser doesn't permit it. */
export function useSwitchDevice({ pushKey, devices }: Pick<Reminder, 'pushKey' | 'devices'>) {
  const store = useStoreReminder();
  return useMutation({
    mutationFn: (isOn: boolean) => (isOn && pushKey !== null ? addDevice(pushKey) : removeOwnDevice(devices)),
    onSuccess: store,
  });
}

export function useRemoveDevice() {
  const store = useStoreReminder();
  return useMutation({
    mutationFn: (id: string) => makeCall('DELETE /api/reminder/devices/:id', { params: { id } }),
    onSuccess: store,
  });
}

async function addDevice(pushKey: string): Promise<Reminder | null> {
  const subscription = await subscribe(pushKey);
  if (subscription === null) return null;
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return makeCall('POST /api/reminder/devices', { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } });
}

async function removeOwnDevice(devices: Reminder['devices']): Promise<Reminder | null> {
  const endpoint = await ownEndpoint();
  await endSubscription();
  const own = devices.find((device) => device.endpoint === endpoint);
  return own === undefined ? null : makeCall('DELETE /api/reminder/devices/:id', { params: { id: own.id } });
}

function useStoreReminder(): (reminder: Reminder | null) => Promise<void> {
  const client = useQueryClient();
  return async (reminder) => {
    // A request that is still in flight may return older data.
    await client.cancelQueries(reminderQuery);
    if (reminder !== null) client.setQueryData(reminderQuery.queryKey, reminder);
    await client.invalidateQueries(ownEndpointQuery);
  };
}
