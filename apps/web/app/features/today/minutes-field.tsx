import type { PlanMinutes } from '@wickwise/contract/today';
import { Segmented } from '#app/ui/form/segmented.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { minuteChoices, parseMinutes } from './minutes.ts';
import { useChooseMinutes } from './queries.ts';

const OPTIONS = minuteChoices.map((minutes) => ({ value: String(minutes), label: `${minutes} min` }));

/** How many minutes a day the plan is made for. */
export function MinutesField({ value }: { value: PlanMinutes }) {
  const { mutate, variables, isPending, isError } = useChooseMinutes();
  const choose = (text: string) => {
    const minutes = parseMinutes(text);
    if (minutes !== null) mutate(minutes);
  };
  const shown = isPending ? variables : value;
  return (
    <div className="grid gap-2">
      <Segmented legend="Minutes a day" options={OPTIONS} value={String(shown)} onChoose={choose} />
      {isError ? (
        <Notice tone="error" title="Your choice wasn’t saved" live>
          Check your connection, then choose again.
        </Notice>
      ) : null}
    </div>
  );
}
