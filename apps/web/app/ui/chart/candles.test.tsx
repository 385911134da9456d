import { expect, test } from 'vitest';
import { renderScreen } from '#tests/component/render-screen.tsx';
import { Candles } from './candles.tsx';

const shape = { x: 10, wickTop: 1, wickBottom: 20, bodyTop: 5, bodyHeight: 10, bodyWidth: 7.5 };
const pathOf = (changed: object) => {
  renderScreen(
    <svg aria-hidden="true">
      <Candles shapes={[{ ...shape, rising: false, ...changed }]} />
    </svg>,
  );
  return document.querySelector('path.fill-up,path.fill-down')?.getAttribute('d');
};

test('a falling candle is one outline around its body and both wicks', () => {
  expect(pathOf({})).toBe('M9.3 1h1.5v4h3v10h-3v5h-1.5v-5h-3v-10h3z');
});

test('a rising candle has a hole as large as its body is within its stroke', () => {
  expect(pathOf({ rising: true })).toBe('M9.3 1h1.5v4h3v10h-3v5h-1.5v-5h-3v-10h3zM7.8 6.5h4.5v7h-4.5z');
});

test('a rising body too low for a hole is filled', () => {
  expect(pathOf({ rising: true, bodyHeight: 3 })).not.toContain('zM');
});

test('a body that reaches past its wicks is drawn whole', () => {
  expect(pathOf({ wickTop: 6, wickBottom: 14 })).toBe('M9.3 5h1.5v0h3v10h-3v0h-1.5v-0h-3v-10h3z');
});
