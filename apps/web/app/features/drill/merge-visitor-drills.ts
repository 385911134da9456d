import { useMutation } from '@tanstack/react-query';
import { DRILL_MERGE_LIMIT } from '@wickwise/contract/constants';
import type { VisitorDrillAnswer } from '@wickwise/contract/drill';
import { useStore } from 'zustand';
import { makeCall } from '#app/lib/api-client.ts';
import { withoutItems } from '#app/lib/stored-list.ts';
import { useMergeVisitorData } from '../identity/public.ts';
import { type VisitorEntry, visitorLogStore } from '../progress/public.ts';

type DrillEntry = Extract<VisitorEntry, { kind: 'drill' }>;

/** Merges what a visitor answered on charts in this browser into the account, once after each sign-in. */
export function useMergeVisitorDrills(): void {
  const { value: log } = useStore(visitorLogStore());
  const { mutate } = useMutation({ mutationFn: mergeDrills });
  useMergeVisitorData({
    stored: log,
    isEmpty: !log.some(isDrill),
    merge: mutate,
    onMergedToast: () => ({ title: 'Your practice on charts now counts in your account' }),
    onFailedToast: {
      title: 'Your practice on charts is still only in this browser',
      description: 'We couldn’t move it to your account just now.',
    },
  });
}

/** In batches, each of which leaves the browser's storage only once the server has responded. */
async function mergeDrills(log: readonly VisitorEntry[]): Promise<void> {
  const drills = log.filter(isDrill);
  for (let start = 0; start < drills.length; start += DRILL_MERGE_LIMIT) {
    const batch = drills.slice(start, start + DRILL_MERGE_LIMIT);
    await makeCall('POST /api/drills/merge', { body: { answers: batch.map(toAnswer) } });
    visitorLogStore().change(withoutItems(batch.map(({ id }) => id)));
  }
}

function isDrill(entry: VisitorEntry): entry is DrillEntry {
  return entry.kind === 'drill';
}

function toAnswer({ patternId, drillId, against, question, chosen, at }: DrillEntry): VisitorDrillAnswer {
  const pair = against === null ? {} : { against };
  return { patternId, drillId, question, chosen, answeredAt: at, ...pair };
}
