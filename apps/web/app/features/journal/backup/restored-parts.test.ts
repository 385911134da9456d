import { expect, test } from 'vitest';
import { ownedKeys } from '#app/lib/owned-keys.ts';
import type { RestoreStep } from './browser-backup.ts';
import { restoredParts } from './restored-parts.ts';

const step = (key: string, effect: RestoreStep['effect']): RestoreStep => ({ key, effect, value: '' });

test('a restore is told by what a learner knows, the trades first, and small settings as one', () => {
  const steps = [
    step('wickwise.theme', 'same'),
    step('wickwise.journal-form-more', 'replaced'),
    step('wickwise.draft.ada.plan', 'new'),
    step(`${ownedKeys.lessonNotes}.set-aside`, 'new'),
    step(ownedKeys.imports, 'same'),
    step(ownedKeys.trades, 'merged'),
  ];
  expect(restoredParts(steps)).toEqual([
    { name: 'Trades', effect: 'merged' },
    { name: 'Import settings and layouts', effect: 'same' },
    { name: 'Unfinished drafts', effect: 'new' },
    { name: 'Data that couldn’t be read, kept as it was', effect: 'new' },
    { name: 'Other settings in this browser', effect: 'replaced' },
  ]);
});

test('everything that a learner makes in this browser has a name of its own', () => {
  const keys = Object.values(ownedKeys);
  const parts = restoredParts(keys.map((key) => step(key, 'new')));
  expect(parts).toHaveLength(keys.length);
  expect(parts.map(({ name }) => name)).not.toContain('Other settings in this browser');
});
