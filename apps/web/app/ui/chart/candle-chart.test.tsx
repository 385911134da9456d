import { expect, test } from 'vitest';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { CandleChart } from './candle-chart.tsx';

test('a missing picture says Loading chart... in the space that the chart will take', () => {
  renderScreen(<CandleChart picture={null} size="large" />);
  expect(screen.getByText('Loading chart...')).toBeTruthy();
  expect(document.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 640 300');
});

test('a picture is described in words, unless the page already describes it', () => {
  const picture = { candles: [[1, 3, 1, 2] as const], mark: null, alt: 'One rising candle.' };
  renderScreen(
    <>
      <CandleChart picture={picture} />
      <CandleChart picture={picture} decorative />
    </>,
  );
  expect(screen.getAllByRole('img').map((chart) => chart.getAttribute('aria-label'))).toEqual(['One rising candle.']);
});

test('a level beyond all candles is drawn inside the picture', () => {
  const candles: [number, number, number, number][] = [
    [100, 102, 99, 101],
    [101, 104, 100, 103],
  ];
  const target = { from: [0, 80], to: [1, 80] } as const;
  renderScreen(<CandleChart picture={{ candles, mark: null, lines: [target], alt: 'Two candles.' }} />);
  const [, , height = 0] = /0 0 (\d+) (\d+)/.exec(document.querySelector('svg')?.getAttribute('viewBox') ?? '') ?? [];
  const y = Number([...document.querySelectorAll('line.stroke-brass')].at(-1)?.getAttribute('y1'));
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(Number(height));
});
