import { describe, expect, it } from 'vitest';
import { chartPatternNames } from '../finding.ts';
import { measureDrawn, measureWalks, precisionOf, recallOf } from './measure.ts';
import { reportRecognition } from './report.ts';

describe('reportRecognition', () => {
  const small = { seed: 5, seriesPerPattern: 1, chartsPerKind: 1 };

  it('has a row per pattern and is the same for the same seed', () => {
    const report = reportRecognition(small);
    for (const name of chartPatternNames) expect(report).toContain(`\n| ${name} | `);
    expect(report).toContain('Random walks: 8 kinds, 8,000 candles.');
    expect(reportRecognition(small)).toBe(report);
  });
});

describe('measureDrawn', () => {
  it('counts no finding twice and reaches the bar for most patterns even in a few series', () => {
    const { names } = measureDrawn({ noise: 'medium', seriesPerPattern: 10, seed: 6 });
    for (const tally of names) {
      const mistaken = Object.values(tally.mistaken).reduce((sum, number) => sum + number, 0);
      expect(tally.recognised + mistaken).toBeLessThanOrEqual(tally.drawn);
      expect(tally.recognised).toBeLessThanOrEqual(tally.named);
    }
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(mean(names.map(recallOf))).toBeGreaterThan(0.85);
    expect(mean(names.map((tally) => precisionOf(tally) ?? 0))).toBeGreaterThan(0.85);
  });
});

describe('measureWalks', () => {
  it('gives few false alarms', () => {
    const walks = measureWalks({ chartsPerKind: 1, seed: 6 });
    const alarms = walks.reduce((sum, walk) => sum + walk.alarms, 0);
    expect((1000 * alarms) / walks.reduce((sum, walk) => sum + walk.candles, 0)).toBeLessThan(3);
  });
});
