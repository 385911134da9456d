import { readStored, storeValue } from '#app/lib/storage-area.ts';

const KEY = 'wickwise.today-run';

/** A plan that is being worked through in this tab. */
export interface PlanRun {
  /** Whose plan it is: an account's id, or the visitor. */
  readonly owner: string;
  /** The item that was begun last. */
  readonly itemId: string;
  /** What was practiced beyond the plan. */
  readonly practiced: readonly string[];
}

export function readRun(owner: string): PlanRun | null {
  const value = readStored('sessionStorage', KEY);
  if (typeof value !== 'object' || value === null) return null;
  const { itemId, practiced, ...run } = value as Record<string, unknown>;
  const isOwn = run.owner === owner && typeof itemId === 'string' && Array.isArray(practiced);
  return isOwn ? { owner, itemId, practiced } : null;
}

/** Remembers the item that is begun. */
export function beginItem(owner: string, { id, isMore }: { id: string; isMore: boolean }): void {
  const practiced = readRun(owner)?.practiced ?? [];
  storeValue('sessionStorage', KEY, { owner, itemId: id, practiced: isMore ? [...practiced, id] : practiced });
}

export function endRun(): void {
  storeValue('sessionStorage', KEY, null);
}
