import type { PlanMinutes } from '@wickwise/contract/today';
import { browserStore, type Format } from '#app/lib/stored-value.ts';

export const minuteChoices = [5, 10, 20] as const satisfies readonly PlanMinutes[];

export function parseMinutes(text: string): PlanMinutes | null {
  return minuteChoices.find((minutes) => String(minutes) === text) ?? null;
}

const format: Format<PlanMinutes> = {
  key: 'wickwise.today-minutes',
  empty: 10,
  parse: parseMinutes,
  serialize: String,
};

/** How many minutes a day this browser's visitor wants to spend. An account's are on the server. */
export const visitorMinutesStore = browserStore(format);
