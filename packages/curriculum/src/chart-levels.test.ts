import type { CandlePicture } from '@wickwise/contract/pattern';
import { describe, expect, it } from 'vitest';
import { doubleBottom } from './patterns/double-bottom.ts';
import { headAndShoulders } from './patterns/head-and-shoulders.ts';

function priceAt({ candles }: CandlePicture, index: number) {
  const candle = candles[index];
  if (candle === undefined) throw new RangeError(`No candle ${index} among ${candles.length}.`);
  const [open, high, low, close] = candle;
  return { open, high, low, close };
}

/** A turning point is the extreme of the three candles on both sides of it. */
function isTurn(picture: CandlePicture, index: number, side: 'high' | 'low'): boolean {
  const around = picture.candles.map((_, i) => i).filter((i) => i !== index && Math.abs(i - index) <= 3);
  const own = priceAt(picture, index)[side];
  return around.every((i) => {
    const other = priceAt(picture, i)[side];
    return side === 'high' ? other < own : other > own;
  });
}

function firstClose(picture: CandlePicture, after: number, holds: (close: number, index: number) => boolean): number {
  return picture.candles.findIndex((candle, index) => index > after && holds(candle[3], index));
}

function share(a: number, b: number): number {
  return Math.abs(a - b) / Math.min(a, b);
}

function lastClose(picture: CandlePicture): number {
  return priceAt(picture, picture.candles.length - 1).close;
}

describe('double bottom', () => {
  const pictures = [
    { kind: 'example', picture: doubleBottom.example, first: 16, peak: 23, second: 32 },
    { kind: 'nearMiss', picture: doubleBottom.nearMiss, first: 9, peak: 16, second: 27 },
    { kind: 'failure', picture: doubleBottom.failure, first: 14, peak: 22, second: 29 },
  ] as const;

  it.each(pictures)('shows two equal lows with a peak between them in the $kind', (levels) => {
    const { picture, first, peak, second } = levels;
    const [firstLow, secondLow] = [priceAt(picture, first).low, priceAt(picture, second).low];
    expect([isTurn(picture, first, 'low'), isTurn(picture, peak, 'high'), isTurn(picture, second, 'low')]).toEqual([
      true,
      true,
      true,
    ]);
    expect(share(firstLow, secondLow)).toBeLessThan(0.02);
    expect(second - first).toBeGreaterThanOrEqual(10);
    expect(priceAt(picture, peak).high).toBeGreaterThan(1.1 * Math.max(firstLow, secondLow));
    expect(priceAt(picture, 0).low).toBeGreaterThan(priceAt(picture, first).high);
  });

  it.each(pictures)('is completed by a close above the peak, or not at all, in the $kind', (levels) => {
    const { kind, picture, peak, second } = levels;
    const breakout = firstClose(picture, second, (close) => close > priceAt(picture, peak).high);
    expect(breakout).toBe(kind === 'nearMiss' ? -1 : picture.mark?.to);
  });

  it('ends above the peak in the example and below both lows otherwise', () => {
    const [example, nearMiss, failure] = pictures;
    expect(lastClose(example.picture)).toBeGreaterThan(priceAt(example.picture, example.peak).high);
    for (const { picture, first, second } of [nearMiss, failure]) {
      expect(lastClose(picture)).toBeLessThan(Math.min(priceAt(picture, first).low, priceAt(picture, second).low));
    }
  });
});

describe('head and shoulders', () => {
  const pictures = [
    { kind: 'example', picture: headAndShoulders.example, left: 14, dip: 19, head: 28, secondDip: 35, right: 40 },
    { kind: 'nearMiss', picture: headAndShoulders.nearMiss, left: 9, dip: 11, head: 17, secondDip: 22, right: 27 },
    { kind: 'failure', picture: headAndShoulders.failure, left: 6, dip: 10, head: 14, secondDip: 18, right: 21 },
  ] as const;
  type Levels = (typeof pictures)[number];

  function neckline({ picture, dip, secondDip }: Levels, index: number): number {
    const [from, to] = [priceAt(picture, dip).low, priceAt(picture, secondDip).low];
    return from + ((to - from) * (index - dip)) / (secondDip - dip);
  }

  it.each(pictures)('shows a head above two like shoulders after a rise in the $kind', (levels) => {
    const { picture, left, dip, head, secondDip, right } = levels;
    const turns = [left, head, right].map((index) => isTurn(picture, index, 'high'));
    expect([...turns, isTurn(picture, dip, 'low'), isTurn(picture, secondDip, 'low')]).not.toContain(false);
    const [leftHigh, rightHigh] = [priceAt(picture, left).high, priceAt(picture, right).high];
    expect(priceAt(picture, head).high).toBeGreaterThan(1.03 * Math.max(leftHigh, rightHigh));
    expect(share(leftHigh, rightHigh)).toBeLessThan(0.02);
    expect(Math.abs(head - left - (right - head))).toBeLessThanOrEqual(3);
    expect(priceAt(picture, 0).high).toBeLessThan(0.97 * priceAt(picture, dip).low);
  });

  it.each(pictures)('is completed by a close below the neckline, or not at all, in the $kind', (levels) => {
    const { kind, picture, secondDip } = levels;
    const broken = firstClose(picture, secondDip, (close, index) => close < neckline(levels, index));
    expect(broken).toBe(kind === 'nearMiss' ? -1 : picture.mark?.to);
  });

  it('dips through the neckline without a close below it in the near miss', () => {
    const [, nearMiss] = pictures;
    const dip = nearMiss.picture.mark?.to ?? 0;
    expect(priceAt(nearMiss.picture, dip).low).toBeLessThan(neckline(nearMiss, dip));
  });

  it('falls on in the example and passes the head in the failure', () => {
    const [example, , failure] = pictures;
    expect(lastClose(example.picture)).toBeLessThan(0.95 * neckline(example, example.picture.mark?.to ?? 0));
    expect(lastClose(failure.picture)).toBeGreaterThan(priceAt(failure.picture, failure.head).high);
  });
});
