import { sampleScenario } from '@wickwise/curriculum/copy/sample-scenario';
import { scenarios } from '@wickwise/curriculum/scenarios/scenarios';
import { describe, expect, test } from 'vitest';
import { judgmentOf } from './judgment.ts';

const right = { id: 'c', isCorrect: true, outcome: -140 } as const;

test.each([
  [{ id: 'c', isCorrect: true, outcome: 430 }, 'Good decision, good outcome'],
  [{ id: 'c', isCorrect: true, outcome: -140 }, 'Good decision, bad outcome'],
  [{ id: 'c', isCorrect: true, outcome: 0 }, 'Good decision, no gain or loss'],
  [{ id: 'a', isCorrect: false, outcome: 500 }, 'Poor decision, good outcome'],
  [{ id: 'a', isCorrect: false, outcome: -280 }, 'Poor decision, bad outcome'],
  [{ id: 'a', isCorrect: false, outcome: -8.4 }, 'Poor decision, bad outcome'],
  [{ id: 'a', isCorrect: false, outcome: 0 }, 'Poor decision, no gain or loss'],
] as const)('a decision is judged apart from its outcome: %j', (chosen, title) => {
  expect(judgmentOf(chosen, right).title).toBe(title);
});

const decisions = [...scenarios, sampleScenario].flatMap(({ id: scenario, options, outcomes }) => {
  const choices = options.map(({ id, isCorrect }) => ({ id, isCorrect, outcome: outcomes[id] }));
  return choices.map((chosen) => ({
    name: `${scenario}, ${chosen.id}`,
    chosen,
    best: choices.find(({ isCorrect }) => isCorrect) ?? chosen,
  }));
});

/** Every claim about an outcome that a sentence can make, and when it is true of a choice and the right one. */
const CLAIMS: readonly [RegExp, (chosen: number, best: number) => boolean][] = [
  [/^It paid off/, (chosen) => chosen > 0],
  [/^A good decision can lose/, (chosen) => chosen < 0],
  [/^Not every good decision makes money/, (chosen) => chosen === 0],
  [/It made money/, (chosen) => chosen > 0],
  [/would have made more/, (chosen, best) => best > chosen],
  [/It lost nothing/, (chosen) => chosen === 0],
  [/would have made money/, (_, best) => best > 0],
  [/This time the outcome shows it/, (chosen, best) => chosen < 0 && chosen < best],
  [/It ended better than/, (chosen, best) => chosen > best],
];

describe.each(decisions)('the judgment of $name', ({ chosen, best }) => {
  const { text } = judgmentOf(chosen, best);

  test('every claim about the outcome is true, and there is one', () => {
    const made = CLAIMS.filter(([claim]) => claim.test(text));
    expect(made).not.toEqual([]);
    expect(made.filter(([, isTrue]) => !isTrue(chosen.outcome, best.outcome))).toEqual([]);
  });

  test('it names the right choice or none, and no risk', () => {
    const named = text.match(/choice ([A-D])\b/)?.[1];
    if (named !== undefined) expect(named).toBe(best.id.toUpperCase());
    expect(text).not.toMatch(/risk/i);
  });
});
