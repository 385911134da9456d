import type { Ohlc } from './candle.ts';

/**
 * A candle in words, for screen readers: its four prices, and its longer shadow in bodies where that is longer
 * than the body, such as "Open 97.88, high 97.90, low 93.81, close 97.04, lower shadow 3.8 × the body".
 */
export function describeCandle(candle: Ohlc): string {
  const [open, high, low, close] = candle;
  const prices = `Open ${open.toFixed(2)}, high ${high.toFixed(2)}, low ${low.toFixed(2)}, close ${close.toFixed(2)}`;
  const shadow = describeShadow(candle);
  return shadow === null ? prices : `${prices}, ${shadow}`;
}

function describeShadow([open, high, low, close]: Ohlc): string | null {
  const body = Math.abs(close - open);
  const upper = high - Math.max(open, close);
  const lower = Math.min(open, close) - low;
  const [name, length] = upper > lower ? ['upper', upper] : ['lower', lower];
  if (length <= body) return null;
  return body === 0 ? 'no body' : `${name} shadow ${(length / body).toFixed(1)} × the body`;
}
