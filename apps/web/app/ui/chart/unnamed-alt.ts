import type { MarkedCandles } from '@wickwise/market/focus-on-mark';

/** A description of a chart that ends with its mark, without the name of what it shows. */
export function unnamedAlt({ candles, mark }: MarkedCandles): string {
  const first = candles[0]?.[0].toFixed(2);
  const last = candles.at(-1)?.[3].toFixed(2);
  const marked = mark === null ? 0 : mark.to - mark.from + 1;
  const which = marked === 1 ? 'the last one is marked' : `the last ${marked} are marked`;
  return `${candles.length} candles from ${first} to ${last}; ${which}.`;
}
