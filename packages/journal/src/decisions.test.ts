import { expect, it, test } from 'vitest';
import { checkedDecisions, isChecked } from './decisions.ts';
import { type BrokenRule, brokenRules, newEntry } from './entry.ts';

const closed = { ...newEntry({ id: '1', date: '2026-03-02' }), winLoss: 'loss' as const };
const brokenIn = (rules: readonly BrokenRule[]) =>
  checkedDecisions({ ...closed, brokenRules: rules }).flatMap(({ topic, isKept }) => (isKept ? [] : topic));

it('a trade that kept all rules kept those of every topic', () => {
  expect(checkedDecisions({ ...closed, brokenRules: [] })).toEqual([
    { topic: 'trade-entry', isKept: true },
    { topic: 'trade-risk', isKept: true },
    { topic: 'trade-exit', isKept: true },
  ]);
});

it('broken rules count against what they are about only', () => {
  expect(brokenIn(['moved-stop', 'oversized'])).toEqual(['trade-risk']);
  expect(brokenIn(['revenge', 'exited-early'])).toEqual(['trade-entry', 'trade-exit']);
});

test.each(brokenRules)('the rule %s is about one topic', (rule) => {
  expect(brokenIn([rule])).toHaveLength(1);
});

it('only a closed trade whose owner answered is checked', () => {
  const answered = { ...closed, brokenRules: [] };
  expect(isChecked(answered)).toBe(true);
  expect(isChecked(closed)).toBe(false);
  expect(isChecked({ ...answered, winLoss: 'pending' })).toBe(false);
  expect(isChecked({ ...answered, stage: 'replay' })).toBe(false);
});
