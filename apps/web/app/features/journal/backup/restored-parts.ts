import { DRAFT_PREFIX } from '#app/lib/drafts.ts';
import { ownedKeys } from '#app/lib/owned-keys.ts';
import type { RestoreStep } from './browser-backup.ts';

/** What a backup holds, in the words of a learner, and what restoring would do to it. */
export interface RestoredPart {
  readonly name: string;
  readonly effect: RestoreStep['effect'];
}

const names: Readonly<Record<string, string>> = {
  [ownedKeys.trades]: 'Trades',
  [ownedKeys.journalSettings]: 'Journal settings',
  [ownedKeys.imports]: 'Import settings and layouts',
  [ownedKeys.lessonNotes]: 'Lesson notes',
  [ownedKeys.drawings]: 'Chart drawings',
  [ownedKeys.charts]: 'Live chart settings',
  [ownedKeys.replay]: 'Blind replays',
};
const DRAFTS = 'Unfinished drafts';
const UNREADABLE = 'Data that couldn’t be read, kept as it was';
const OTHERS = 'Other settings in this browser';
const ORDER = [...Object.values(names), DRAFTS, UNREADABLE, OTHERS];

/** Of several steps, the one that changes the most counts. */
const byWeight = ['same', 'new', 'merged', 'replaced'] as const satisfies readonly RestoreStep['effect'][];

/** The steps of a restore by what they are about. */
export function restoredParts(steps: readonly RestoreStep[]): RestoredPart[] {
  const parts = Map.groupBy(steps, ({ key }) => nameOf(key));
  return ORDER.flatMap((name) => {
    const effects = parts.get(name)?.map(({ effect }) => byWeight.indexOf(effect));
    return effects === undefined ? [] : [{ name, effect: byWeight[Math.max(...effects)] ?? 'same' }];
  });
}

function nameOf(key: string): string {
  if (key.startsWith(DRAFT_PREFIX)) return DRAFTS;
  if (key.includes('.set-aside')) return UNREADABLE;
  return names[key] ?? OTHERS;
}
