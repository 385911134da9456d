import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import { describe, expect, it } from 'vitest';
import { bullishHikkake } from './patterns/bullish-hikkake.ts';
import { readConfirmingClose, readNewSetups } from './setup-reading.ts';

const { example, nearMiss, failure } = bullishHikkake;

describe('the confirming close', () => {
  it('the confirming close is the first above the inside bar, with that level drawn up to it', () => {
    expect(readConfirmingClose(example)).toEqual({
      measured: '114.27 vs. 113.85',
      met: true,
      candle: 19,
      lines: [{ from: [19, 114.27], to: [19, 114.27] }],
      limits: [{ from: [16, 113.85], to: [19, 113.85] }],
    });
  });

  it('where none of the three closes confirms, the highest is shown, decided by the last of them', () => {
    expect(readConfirmingClose(failure)).toMatchObject({ measured: '80.69 vs. 81.89', met: false, candle: 20 });
    expect(readConfirmingClose(nearMiss)).toMatchObject({ measured: '192.48 vs. 196.44', met: false, candle: 19 });
  });
});

describe('new setups', () => {
  it('the example has no new setups, and shows the ranges that rule them out', () => {
    const reading = readNewSetups(example);
    expect(reading).toMatchObject({ measured: 'none', met: true, candle: 19 });
    expect(reading.lines.map(({ from }) => from[0])).toEqual([18, 19]);
  });

  it('a new setup that replaces one before its confirmation is counted', () => {
    const before = example.candles.slice(0, 18);
    const second: CandlePicture['candles'] = [
      [112, 113, 111.5, 112.5],
      [112.5, 112.9, 110, 111],
      [111, 111.5, 110.5, 111.2],
    ];
    const replaced = { ...example, candles: [...before, ...second] };
    expect(readNewSetups(replaced)).toMatchObject({ measured: '1 new', met: false, candle: 20 });
  });
});
