import { describe, expect, it } from 'vitest';
import { findArithmeticFaults, numbersIn } from '../checks/arithmetic-check.ts';
import type { PatternEntry } from './pattern.ts';
import { patterns } from './patterns.ts';

/** A learner reads at 200 words a minute, at 150 with time to study the pictures. */
const WORDS_PER_MINUTE = { slow: 150, fast: 200 };

function prose(entry: PatternEntry): string[] {
  const { definition, description, signal, characteristics, scenario, frequency, evidence, disagreement } = entry;
  const finding = evidence.kind === 'measured' ? evidence.finding : evidence.note;
  const pictures = [entry.example, entry.nearMiss, entry.failure].flatMap(({ alt, caption }) => [alt, caption]);
  const texts = [description, definition, signal, ...characteristics, scenario, frequency, finding, ...pictures];
  return disagreement === null ? texts : [...texts, disagreement];
}

function wordCount(entry: PatternEntry): number {
  const rules = entry.rules.flatMap(({ measure, bound }) => [measure, bound]);
  return [...prose(entry), ...rules].join(' ').split(/\s+/).length;
}

function priceTexts(text: string): string[] {
  return text.match(/\d+\.\d{2}\b/g) ?? [];
}

function examplePrices({ example }: PatternEntry): Set<string> {
  return new Set(example.candles.flatMap((candle) => candle.map((price) => price.toFixed(2))));
}

describe.each(patterns)('the text of $id', (entry) => {
  it('a lesson can be read in the time it states', () => {
    const words = wordCount(entry);
    expect(entry.duration).toBeGreaterThanOrEqual(Math.floor(words / WORDS_PER_MINUTE.fast));
    expect(entry.duration).toBeLessThanOrEqual(Math.ceil(words / WORDS_PER_MINUTE.slow));
  });

  it('every text of a lesson ends with a period', () => {
    expect(prose(entry).filter((text) => !text.endsWith('.'))).toEqual([]);
  });

  it('a lesson’s scenario uses the prices of the example', () => {
    const shown = examplePrices(entry);
    expect(entry.scenario).toMatch(/\bif\b.*\bthen\b/i);
    expect(priceTexts(entry.scenario).filter((price) => shown.has(price)).length).toBeGreaterThanOrEqual(2);
  });

  it('a lesson’s numbers add up', () => {
    const given = [entry.example, entry.nearMiss, entry.failure].flatMap(({ candles }) => candles.flat());
    expect(entry.arithmetic).not.toEqual([]);
    expect(findArithmeticFaults(entry.arithmetic, { text: prose(entry).join(' '), given })).toEqual([]);
  });

  it('a lesson computes every price of its scenario that no candle of the example has', () => {
    const computed = entry.arithmetic.flatMap((line) => numbersIn(line));
    const shown = new Set([...entry.example.candles.flat(), ...computed]);
    expect(numbersIn(entry.scenario).filter((number) => !Number.isInteger(number) && !shown.has(number))).toEqual([]);
  });
});
