import { expect, it } from 'vitest';
import { stepOf } from './walk.ts';

const marks = [5, 40, 60].map((index) => ({ id: String(index), index, direction: 'up', label: 'Hammer' }) as const);

function step(key: string, index: number | null) {
  return stepOf(key, { length: 100, index, marks });
}

it.each([
  ['ArrowLeft', 50, 49],
  ['ArrowRight', 50, 51],
  ['PageUp', 50, 40],
  ['PageDown', 50, 60],
  ['Home', 50, 0],
  ['End', 50, 99],
  ['ArrowUp', 50, 40],
  ['ArrowDown', 50, 60],
])('%s moves from candle %d to %d', (key, from, to) => {
  expect(step(key, from)).toEqual({ kind: 'move', index: to });
});

it.each([
  ['ArrowLeft', 0, 0],
  ['PageDown', 95, 99],
  ['ArrowUp', 3, 3],
  ['ArrowDown', 80, 80],
])('%s at candle %d stays within the series and moves to %d', (key, from, to) => {
  expect(step(key, from)).toEqual({ kind: 'move', index: to });
});

it('walking the chart by keys begins at the newest candle', () => {
  expect(step('ArrowLeft', null)).toEqual({ kind: 'move', index: 99 });
  expect(step('ArrowUp', null)).toEqual({ kind: 'move', index: 60 });
});

it('plus and minus zoom the chart, and other keys do nothing', () => {
  expect([step('+', 50), step('-', 50)].map((zoom) => zoom?.kind)).toEqual(['zoom', 'zoom']);
  expect(step('Tab', 50)).toBeNull();
});
