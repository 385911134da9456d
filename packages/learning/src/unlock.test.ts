import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCycle, isLessonUnlocked, lessonState } from './unlock.ts';

describe('isLessonUnlocked', () => {
  it.each([
    ['no requirements', [], [], false, true],
    ['none completed', ['doji', 'hammer'], [], false, false],
    ['some completed', ['doji', 'hammer'], ['doji'], false, false],
    ['others completed', ['doji'], ['hammer'], false, false],
    ['all completed', ['doji', 'hammer'], ['hammer', 'doji', 'harami'], false, true],
    ['heritage access', ['doji', 'hammer'], [], true, true],
  ])(
    'whether a lesson is unlocked with %s: %s',
    (_name, unlockRequirements, completed, hasHeritageAccess, expected) => {
      const lock = { unlockRequirements, completed: new Set<string>(completed), hasHeritageAccess };
      expect(isLessonUnlocked(lock)).toBe(expected);
    },
  );
});

describe('lessonState', () => {
  const genesis = { patternId: 'hammer', requiredTier: 'genesis', unlockRequirements: ['doji'] } as const;
  const heritage = { patternId: 'harami', requiredTier: 'heritage', unlockRequirements: ['hammer'] } as const;

  it.each([
    ['a genesis lesson with open requirements', genesis, [], false, 'locked'],
    ['a genesis lesson whose requirements are met', genesis, ['doji'], false, 'playable'],
    ['a genesis lesson already completed', genesis, ['doji', 'hammer'], false, 'completed'],
    ['a genesis lesson completed before a requirement was added', genesis, ['hammer'], false, 'completed'],
    ['a genesis lesson with heritage access', genesis, [], true, 'playable'],
    ['a heritage lesson without access', heritage, [], false, 'heritage'],
    ['a heritage lesson without access, requirements met', heritage, ['hammer'], false, 'heritage'],
    ['a heritage lesson completed before a refund', heritage, ['harami'], false, 'heritage'],
    ['a heritage lesson with access', heritage, [], true, 'playable'],
    ['a heritage lesson completed with access', heritage, ['harami'], true, 'completed'],
  ])('the state is right for %s', (_name, lesson, completed, hasHeritageAccess, expected) => {
    expect(lessonState({ ...lesson, completed: new Set<string>(completed), hasHeritageAccess })).toBe(expected);
  });
});

type Edges = Record<string, string[]>;

function graphOf(edges: Edges): Map<string, string[]> {
  return new Map(Object.entries(edges));
}

describe('findCycle', () => {
  it.each<[string, Edges, string[] | null]>([
    ['an empty graph', {}, null],
    ['a chain', { a: [], b: ['a'], c: ['b'] }, null],
    ['two ways to one lesson', { a: [], b: ['a'], c: ['a'], d: ['b', 'c'] }, null],
    ['a requirement outside the graph', { a: ['elsewhere'] }, null],
    ['a lesson that requires itself', { a: ['a'] }, ['a']],
    ['two lessons that require each other', { a: ['b'], b: ['a'] }, ['a', 'b']],
    ['a ring behind a chain leaves out the chain', { a: ['b'], b: ['c'], c: ['d'], d: ['b'] }, ['b', 'c', 'd']],
    ['a ring apart from the rest', { a: [], b: ['a'], x: ['y'], y: ['z'], z: ['x'] }, ['x', 'y', 'z']],
  ])('findCycle is right for %s', (_name, edges, expected) => {
    expect(findCycle(graphOf(edges))).toEqual(expected);
  });

  it('each lesson is visited once, however many ways lead to it', () => {
    const layers = Array.from({ length: 60 }, (_, layer): [string, string[]][] => {
      const below = [`left ${layer - 1}`, `right ${layer - 1}`];
      return [
        [`left ${layer}`, below],
        [`right ${layer}`, below],
      ];
    });
    expect(findCycle(new Map(layers.flat().reverse()))).toBeNull();
  });

  const node = fc.integer({ min: 0, max: 14 });
  const anyEdges = fc.array(fc.tuple(node, node), { maxLength: 30 });

  function fromPairs(pairs: readonly (readonly [number, number])[]): Map<string, string[]> {
    return pairs.reduce((graph, [id, requirement]) => {
      return graph.set(`${id}`, [...(graph.get(`${id}`) ?? []), `${requirement}`]);
    }, new Map<string, string[]>());
  }

  /** Whether completing lessons one after another ever gets through all of them. */
  function canCompleteAll(graph: ReadonlyMap<string, readonly string[]>): boolean {
    const open = new Set(graph.keys());
    for (let before = -1; before !== open.size; ) {
      before = open.size;
      for (const id of open) if (!(graph.get(id) ?? []).some((requirement) => open.has(requirement))) open.delete(id);
    }
    return open.size === 0;
  }

  it('a cycle is found exactly when the lessons cannot all be completed, and it is a real one', () => {
    fc.assert(
      fc.property(anyEdges, (pairs) => {
        const graph = fromPairs(pairs);
        const cycle = findCycle(graph);
        expect(cycle === null).toBe(canCompleteAll(graph));
        cycle?.forEach((id, index) => {
          expect(graph.get(id)).toContain(cycle[(index + 1) % cycle.length]);
        });
      }),
      { numRuns: 500 },
    );
  });
});
