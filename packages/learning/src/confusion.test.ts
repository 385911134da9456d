import { expect, it } from 'vitest';
import { countConfusions } from './confusion.ts';

const took = (patternId: string, chosenId: string) => ({ patternId, chosenId });

it('confused pairs come most frequent first, each with its number of answers', () => {
  const answers = [
    took('hammer', 'hammer'),
    took('hammer', 'doji'),
    took('doji', 'hammer'),
    took('hammer', 'doji'),
    took('hammer', 'pennant'),
    took('doji', 'doji'),
  ];
  expect(countConfusions(answers)).toEqual([
    { patternId: 'hammer', chosenId: 'doji', times: 2, outOf: 4 },
    { patternId: 'doji', chosenId: 'hammer', times: 1, outOf: 2 },
    { patternId: 'hammer', chosenId: 'pennant', times: 1, outOf: 4 },
  ]);
});

it('right answers alone make no confusion', () => {
  expect(countConfusions([took('hammer', 'hammer')])).toEqual([]);
});
