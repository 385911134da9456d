import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { describe, expect, it } from 'vitest';
import { lessonsFor } from '../pattern/model.ts';
import { beginRound, type PracticeRound, placeInRound, practicePatterns, withDrill } from './practice-round.ts';

const begin = (patternIds: readonly string[]) => beginRound(patternIds, { owner: null, random: () => 0 });

/** The round once its question is answered and left. */
function next(round: PracticeRound): PracticeRound {
  const drill = round[placeInRound(round).drill];
  if (drill === undefined) throw new Error('The round is done.');
  return withDrill(round, { ...drill, index: drill.index + 1 });
}

describe('a round', () => {
  it('mixes the questions of its patterns', () => {
    let round = begin(['doji', 'hammer', 'harami']);
    const order: string[] = [];
    while (placeInRound(round).drill < round.length) {
      order.push(round[placeInRound(round).drill]?.patternId ?? '');
      round = next(round);
    }
    expect(order).toEqual(Array(3).fill(['doji', 'hammer', 'harami']).flat());
    expect(placeInRound(round)).toEqual({ drill: 3, done: 9, total: 9 });
  });

  it('of one pattern has three questions, and of many has three of them', () => {
    expect(placeInRound(begin(['doji']))).toEqual({ drill: 0, done: 0, total: 3 });
    const values = [0.9, 0.1, 0.8, 0.2];
    const round = beginRound(['a', 'b', 'c', 'd'], { owner: null, random: () => values.shift() ?? 0 });
    expect(round.map(({ patternId }) => patternId)).toEqual(['b', 'd', 'c']);
  });
});

describe('the patterns to practice', () => {
  const free = readerPatterns({ hasHeritageAccess: false });
  const lessons = (...completed: string[]) =>
    lessonsFor(free, { completed: new Set(completed), hasHeritageAccess: false });

  it('are those named, but for what the tier does not include', () => {
    expect(practicePatterns(lessons(), ['hammer', 'morning-star'])).toEqual(['hammer']);
  });

  it('are the completed ones, and for a beginner all that are included', () => {
    expect(practicePatterns(lessons('doji'), [])).toEqual(['doji']);
    expect(practicePatterns(lessons(), ['morning-star'])).toHaveLength(5);
  });
});
