import { describe, expect, it } from 'vitest';
import { chartPatternNames } from '../src/chart-patterns/finding.ts';
import { measureDrawn, measureRecognition } from './measure.ts';
import { reportRecognition } from './report.ts';

describe('reportRecognition', () => {
  const small = { seed: 5, seriesPerPattern: 1, chartsPerKind: 1 };

  it('reportRecognition has a row per pattern and is the same for the same seed', () => {
    const report = reportRecognition(small, measureRecognition(small));
    for (const name of chartPatternNames) expect(report).toContain(`\n| ${name} | `);
    expect(report).toContain('Random walks: 8 kinds, 8,000 candles.');
    expect(reportRecognition(small, measureRecognition(small))).toBe(report);
  });
});

describe('measureDrawn', () => {
  it('no finding counts twice', () => {
    for (const tally of measureDrawn({ noise: 'medium', seriesPerPattern: 10, seed: 6 }).names) {
      const mistaken = Object.values(tally.mistaken).reduce((sum, number) => sum + number, 0);
      expect(tally.recognized + mistaken).toBeLessThanOrEqual(tally.drawn);
      expect(tally.recognized).toBeLessThanOrEqual(tally.named);
    }
  });
});
