import { describe, expect, it } from 'vitest';
import { findArithmeticFaults, numbersIn } from '../../checks/arithmetic-check.ts';
import { patterns } from '../patterns.ts';
import { withLines } from '../picture-lines.ts';
import { gallery } from './gallery.ts';
import type { GalleryPattern } from './gallery-pattern.ts';
import { pennantPicture } from './pennant-picture.ts';

/** How much of the trading signal a card has room for. */
const PREVIEW = 30;

function prose(entry: GalleryPattern): string[] {
  const { description, keyFeatures, tradingSignal, targetCalculation, stopLoss, timeframe } = entry;
  const { volume, examples, evidence } = entry;
  return [
    description,
    ...keyFeatures,
    tradingSignal,
    targetCalculation,
    stopLoss,
    timeframe,
    volume,
    ...examples,
    evidence,
  ];
}

describe('the gallery', () => {
  it('the gallery shows the fifteen specified patterns, with their reliability', () => {
    const rated = (reliability: string) =>
      gallery.filter((entry) => entry.reliability === reliability).map(({ id }) => id);
    expect(rated('high')).toEqual([
      'double-top',
      'head-shoulders',
      'inverse-head-shoulders',
      'double-bottom',
      'cup-handle',
      'triple-top',
    ]);
    expect(rated('medium')).toEqual([
      'wedge-falling',
      'wedge-rising',
      'bull-flag',
      'bear-flag',
      'triangle-ascending',
      'triangle-descending',
      'triangle-symmetrical',
      'pennant',
      'triple-bottom',
    ]);
    expect(gallery).toHaveLength(15);
  });

  it('every category of the gallery is the first of some pattern', () => {
    const categories = new Set(gallery.map(({ category }) => category));
    expect([...categories].toSorted()).toEqual(['bearish', 'bullish', 'continuation', 'reversal']);
  });

  it('the gallery draws a pennant with the lines that the market engine finds in it', () => {
    const recognizedAs = { kind: 'chart-pattern', name: 'bull-pennant' } as const;
    expect(withLines({ recognizedAs }, pennantPicture).lines).toEqual(pennantPicture.lines);
  });
});

describe.each(gallery)('$id', (entry) => {
  it('a gallery card shows the picture of its lesson under the name of its lesson', () => {
    if (entry.lessonId === null) return expect(entry.id).toBe('pennant');
    const lesson = patterns.find(({ id }) => id === entry.lessonId);
    expect(lesson?.name).toBe(entry.name);
    expect(lesson?.example).toBe(entry.picture);
  });

  it('a gallery card is in each category once, and on the side on which its lesson reads the pattern', () => {
    const categories = [entry.category, ...entry.alsoIn];
    expect(new Set(categories).size).toBe(categories.length);
    expect(categories).toContainEqual(expect.stringMatching(/^(reversal|continuation)$/));
    const sides = categories.filter((category) => category === 'bullish' || category === 'bearish');
    const bias = patterns.find(({ id }) => id === entry.lessonId)?.bias ?? 'either';
    if (bias === 'either') expect(sides.length).toBeLessThanOrEqual(1);
    else expect(sides).toEqual([bias]);
  });

  it('a gallery card’s signal reads well where the card cuts it off', () => {
    const preview = entry.tradingSignal.slice(0, PREVIEW);
    expect(preview).toMatch(/\bclose\b/i);
    expect(entry.tradingSignal.slice(PREVIEW)).toMatch(/^[\s.,]/);
  });

  it('a gallery card describes itself in two lines', () => {
    expect(entry.description.length).toBeLessThanOrEqual(120);
  });

  it('every text of a gallery card ends with a period', () => {
    expect(prose(entry).filter((text) => !text.endsWith('.'))).toEqual([]);
  });

  it('a gallery card names the source and year of its figures', () => {
    expect(entry.evidence).toMatch(/\d+%.*\(Thomas Bulkowski, thepatternsite\.com, (August 2020|2005)\)/);
  });

  it('a gallery card’s numbers add up', () => {
    const given = entry.picture.candles.flat();
    expect(findArithmeticFaults(entry.arithmetic, { text: prose(entry).join(' '), given })).toEqual([]);
  });

  it('a gallery card says so when its stop is about as far away as its target or farther', () => {
    const { candles, mark } = entry.picture;
    const close = candles[mark?.to ?? -1]?.[3] ?? Number.NaN;
    // The last result is the target; of a wedge, whose target is a price of the picture, its distance.
    const result = numbersIn(entry.arithmetic.at(-1) ?? '').at(-1) ?? Number.NaN;
    const reward = Math.min(result, Math.abs(result - close));
    const stops = numbersIn(entry.stopLoss).filter((price) => candles.flat().includes(price));
    const risk = Math.max(...stops.map((stop) => Math.abs(stop - close)));
    if (risk < 0.95 * reward) return;
    expect([entry.stopLoss, ...entry.examples].join(' ')).toMatch(/farther|about as far|closer than|more than/);
  });

  it('a gallery card names only prices that are in its picture or computed', () => {
    const shown = new Set([...entry.picture.candles.flat(), ...entry.arithmetic.flatMap(numbersIn)]);
    const prices = numbersIn(prose(entry).join(' ')).filter((number) => !Number.isInteger(number));
    expect(prices.filter((price) => !shown.has(price))).toEqual([]);
  });
});
