import { useState } from 'react';
import { displayDayClock, type OwnDays } from '#app/lib/day-clock.ts';
import { readStored, storeValue } from '#app/lib/storage-area.ts';
import { dayEndIn, deviceTimeZone, isSameClock } from '#app/lib/time-zone.ts';
import { Button } from '#app/ui/button/button.tsx';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { useUpdateAccount } from './account-queries.ts';
import { failureMessage } from './failures.ts';
import { useOwner } from './queries.ts';

/** Asks once whether days should follow this device, where its clock differs from the account’s. */
export function TimeZoneQuestion({ days }: { days: OwnDays }) {
  const { timeZone } = days;
  const key = `wickwise.time-zone-kept.${useOwner()}`;
  const { toast } = useToast();
  const { mutate, isPending } = useUpdateAccount();
  const device = deviceTimeZone();
  // A device that changes its zone again, or an account that does, is asked about again.
  const asked = `${timeZone} ${device.zone}`;
  const [kept, setKept] = useState(() => readStored('localStorage', key));
  const now = new Date();
  if (timeZone === null || !device.isRecognized || kept === asked) return null;
  const clock = displayDayClock(days);
  if (isSameClock(clock.timeZone, device.zone, now)) return null;
  const change = () =>
    mutate(
      { timeZone: device.zone },
      { onError: (error) => toast({ title: failureMessage(error), variant: 'destructive' }) },
    );
  const keep = () => {
    storeValue('localStorage', key, asked);
    setKept(asked);
  };
  return (
    <Notice title={`Your days end at ${dayEndIn(device.zone, { of: clock, now })} here`}>
      <p>
        Your streak and daily limits follow {timeZone}. This device is in {device.zone}.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="quiet" pending={isPending} pendingLabel="Saving…" onClick={change}>
          Use {device.zone}
        </Button>
        <Button variant="quiet" onClick={keep}>
          Keep {timeZone}
        </Button>
      </div>
    </Notice>
  );
}
