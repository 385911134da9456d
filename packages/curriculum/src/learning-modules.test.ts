import { describe, expect, it } from 'vitest';
import { fundamentals } from './fundamentals/fundamentals.ts';
import { isModuleCompleted, learningModules } from './learning-modules.ts';

describe('learning modules', () => {
  it('there are eight learning modules in all four categories, each of 5 to 25 minutes', () => {
    expect(new Set(learningModules.map(({ id }) => id)).size).toBe(8);
    expect(learningModules).toHaveLength(8);
    expect(new Set(learningModules.map(({ category }) => category)).size).toBe(4);
    for (const { estimatedTime } of learningModules) {
      expect(estimatedTime).toBeGreaterThanOrEqual(5);
      expect(estimatedTime).toBeLessThanOrEqual(25);
    }
  });

  // What comes before in the list can require nothing that comes after: no cycle, no unknown id.
  it.each(learningModules.map((module, index) => ({ ...module, index })))(
    '$id requires only what comes before it',
    ({ prerequisites, index }) => {
      const before = learningModules.slice(0, index).map(({ id }) => id);
      expect(prerequisites.filter((id) => !before.includes(id))).toEqual([]);
    },
  );

  it('the first two learning modules are open to everyone', () => {
    expect(learningModules.slice(0, 2).flatMap(({ prerequisites }) => prerequisites)).toEqual([]);
  });

  it('the fundamentals module consists of the five sections of the fundamentals', () => {
    const module = learningModules.find(({ id }) => id === 'trading-fundamentals');
    expect(module?.sections).toEqual(fundamentals.map(({ id }) => id));
  });

  it('a module is completed once it was started or all of its sections are completed', () => {
    const completedWith = (...done: string[]) =>
      learningModules
        .filter((module) => isModuleCompleted(module, (kind, itemId) => done.includes(`${kind}:${itemId}`)))
        .map(({ id }) => id);
    const sections = fundamentals.map(({ id }) => `section:${id}`);
    expect(completedWith()).toEqual([]);
    expect(completedWith('module:trading-vocabulary')).toEqual(['trading-vocabulary']);
    expect(completedWith(...sections.slice(1))).toEqual([]);
    expect(completedWith(...sections)).toEqual(['trading-fundamentals']);
  });
});
