import { describe, expect, it } from 'vitest';
import { chartPatternNames } from '../src/chart-patterns/finding.ts';
import { measureDrawn, measureWalks, type NameTally } from './measure.ts';
import { ACCURACY_THRESHOLDS, listShortfalls, type MeasuredAccuracy } from './thresholds.ts';

/** Neither one of the seeds that rules were tuned on nor the one of the report. */
const SEED = 7;

describe('listShortfalls', () => {
  const tally = (counts: Partial<NameTally>): NameTally => {
    const fixed = { name: 'rectangle', delays: [], candles: 0, mistaken: {} } as const;
    return { ...fixed, drawn: 100, recognized: 90, named: 100, ...counts };
  };
  const measured = (tallies: readonly NameTally[], alarms: number): MeasuredAccuracy => ({
    drawn: { medium: { noise: 'medium', names: tallies } },
    walks: [
      { label: 'calm', candles: 1000, found: {}, alarms },
      { label: 'wild', candles: 1000, found: {}, alarms: 0 },
    ],
  });

  it('a figure exactly at its threshold is no shortfall', () => {
    expect(listShortfalls(measured([tally({})], 4), ACCURACY_THRESHOLDS)).toEqual([]);
  });

  it('a figure below its threshold is listed with its numbers', () => {
    const tallies = [
      tally({ name: 'bull-flag', recognized: 89 }),
      tally({ name: 'bear-flag', named: 110 }),
      tally({ name: 'rising-wedge', recognized: 0, named: 0 }),
      tally({}),
    ];
    expect(listShortfalls(measured(tallies, 5), ACCURACY_THRESHOLDS)).toEqual([
      'bull-flag: precision 0.890, recall 0.890',
      'bear-flag: precision 0.818',
      'rising-wedge: precision 0.000, recall 0.000',
      'false alarms: 2.50 per 1,000 candles',
    ]);
  });
});

describe('the recognizer', () => {
  /**
   * With 200 series a name that truly is at 0.9 falls under this floor for one seed in 110, and one that has dropped to
   * 0.8 stays above it for one in 25; the seed is fixed, so no run differs from the one before. `npm run recognition`
   * measures five times as many against the thresholds themselves.
   */
  const floor = 0.85;

  it('the recognizer keeps the precision and recall of every name, and the mean of false alarms', () => {
    const medium = measureDrawn({ noise: 'medium', seriesPerPattern: 200, seed: SEED });
    const walks = measureWalks({ chartsPerKind: 10, seed: SEED });
    expect(medium.names.map(({ name }) => name)).toEqual(chartPatternNames);
    expect(listShortfalls({ drawn: { medium }, walks }, { ...ACCURACY_THRESHOLDS, share: floor })).toEqual([]);
  });
});
