import { useQuery } from '@tanstack/react-query';
import { deviceName } from '@wickwise/contract/identity/device-name';
import type { Reminder } from '@wickwise/contract/reminder';
import { Button } from '#app/ui/button/button.tsx';
import { SwitchField } from '#app/ui/form/switch-field.tsx';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { failureMessage } from '../identity/public.ts';
import { canPush } from './push-browser.ts';
import { ownEndpointQuery, useRemoveDevice, useSwitchDevice } from './queries.ts';

const NO_PUSH_SERVICE = 'Your browser couldn’t reach its push service. Try again later, or take the email.';

type Device = Reminder['devices'][number];

/** The switch for notifications on this device, and the other devices that show them. */
export function ReminderDevices({ reminder }: { reminder: Reminder }) {
  const { data: endpoint = null } = useQuery(ownEndpointQuery);
  const others = reminder.devices.filter((device) => device.endpoint !== endpoint);
  return (
    <>
      {reminder.pushKey === null ? null : (
        <OwnDevice reminder={reminder} isOn={reminder.devices.length > others.length} />
      )}
      {others.length === 0 ? null : (
        <ul aria-label="Other devices that show the reminder" className="divide-y divide-line border-line border-y">
          {others.map((device) => (
            <OtherDevice key={device.id} device={device} />
          ))}
        </ul>
      )}
    </>
  );
}

function OwnDevice({ reminder, isOn }: { reminder: Reminder; isOn: boolean }) {
  const { mutate, isPending, variables, data, error } = useSwitchDevice(reminder);
  const isRefused = !isPending && variables === true && data === null;
  return (
    <div className="grid gap-4">
      <SwitchField
        label="Notify me on this device"
        hint={
          canPush()
            ? 'Your browser will ask for permission first.'
            : 'This browser can’t show notifications. On an iPhone, add Wickwise to your home screen first.'
        }
        disabled={!canPush()}
        checked={isPending ? variables : isOn}
        onChange={({ target }) => {
          if (!isPending) mutate(target.checked);
        }}
      />
      {isRefused ? (
        <Notice tone="info" title="Notifications are blocked" live>
          Allow notifications for this site in your browser’s settings, then turn them on here.
        </Notice>
      ) : null}
      {error ? (
        <Notice tone="error" title="Your choice wasn’t saved" live>
          {error instanceof DOMException ? NO_PUSH_SERVICE : failureMessage(error)}
        </Notice>
      ) : null}
    </div>
  );
}

function OtherDevice({ device }: { device: Device }) {
  const { mutate, isPending } = useRemoveDevice();
  const { toast } = useToast();
  const name = deviceName(device.userAgent);
  const told = {
    onSuccess: () => {
      toast({ title: `The reminder is off on ${name}.` });
      // The row is gone, and the focus with it.
      document.getElementById('reminder-title')?.focus();
    },
    onError: (error: Error) =>
      toast({ title: 'The reminder is still on there.', description: failureMessage(error), variant: 'destructive' }),
  };
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <span className="wrap-anywhere min-w-0 text-md">{name}</span>
      <Button
        variant="quiet"
        aria-label={`Turn the reminder off on ${name}`}
        pending={isPending}
        pendingLabel="Turning off…"
        onClick={() => mutate(device.id, told)}
      >
        Turn off
      </Button>
    </li>
  );
}
