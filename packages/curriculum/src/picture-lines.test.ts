import { describe, expect, it } from 'vitest';
import { patterns } from './patterns.ts';
import { withLandmarks, withLines } from './picture-lines.ts';

const chartPatterns = patterns.filter(({ recognizedAs }) => recognizedAs?.kind === 'chart-pattern');

describe('the lines of a picture', () => {
  it.each(chartPatterns)('the lines of $id end at the breakout, in the example and in the failure', (entry) => {
    for (const picture of [entry.example, entry.failure]) {
      const { lines = [] } = withLines(entry, picture);
      expect(lines.length).toBeGreaterThanOrEqual(1);
      for (const { to } of lines) expect(to[0]).toBe(picture.mark?.to);
    }
  });

  it('a near miss has no lines, because it has no pattern', () => {
    for (const entry of chartPatterns) expect(withLines(entry, entry.nearMiss).lines).toBeUndefined();
  });

  it('the lines of a candlestick pattern stay as they are', () => {
    for (const entry of patterns.filter(({ category }) => category === 'candlesticks')) {
      expect(withLines(entry, entry.example)).toBe(entry.example);
    }
  });
});

describe('the landmarks of a picture', () => {
  it.each(chartPatterns)('the landmarks of $id name its turning points in order, up to the breakout', (entry) => {
    for (const picture of [entry.example, entry.failure]) {
      const { landmarks } = withLandmarks(entry, picture);
      const places = landmarks?.points.map(({ at }) => at[0]) ?? [];
      expect(places.length).toBeGreaterThanOrEqual(3);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(landmarks?.breakout.at).toEqual([picture.mark?.to, picture.candles[picture.mark?.to ?? 0]?.[3]]);
    }
  });

  it('near misses and candlesticks have no landmarks', () => {
    for (const entry of patterns) expect(withLandmarks(entry, entry.nearMiss)).not.toHaveProperty('landmarks');
  });
});
