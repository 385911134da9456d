import { describe, expect, it } from 'vitest';
import type { PatternEntry } from './pattern.ts';
import { patterns } from './patterns.ts';

/** A learner reads at 200 words a minute, at 150 with time to study the pictures. */
const WORDS_PER_MINUTE = { slow: 150, fast: 200 };
const FORBIDDEN =
  /\b(predict\w*|guarantee\w*|always wins?|never fails?|never loses?|sure thing|risk-free|certain to|easy money|foolproof)\b/i;

function prose(entry: PatternEntry): string[] {
  const { definition, description, signal, characteristics, scenario, frequency, evidence, disagreement } = entry;
  const finding = evidence.kind === 'measured' ? evidence.finding : evidence.note;
  const pictures = [entry.example, entry.nearMiss, entry.failure].flatMap(({ alt, caption }) => [alt, caption]);
  const texts = [description, definition, signal, ...characteristics, scenario, frequency, finding, ...pictures];
  return disagreement === null ? texts : [...texts, disagreement];
}

/** A full stop ends a sentence only before a space, so that prices stay whole. */
function sentences(entry: PatternEntry): string[] {
  return prose(entry)
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.toLowerCase());
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
  it('can be read in the time it states', () => {
    const words = wordCount(entry);
    expect(entry.duration).toBeGreaterThanOrEqual(Math.floor(words / WORDS_PER_MINUTE.fast));
    expect(entry.duration).toBeLessThanOrEqual(Math.ceil(words / WORDS_PER_MINUTE.slow));
  });

  it('promises nothing', () => {
    expect(prose(entry).filter((text) => FORBIDDEN.test(text))).toEqual([]);
  });

  it('ends every text with a full stop', () => {
    expect(prose(entry).filter((text) => !text.endsWith('.'))).toEqual([]);
  });

  it('repeats no sentence of its own', () => {
    const all = sentences(entry);
    expect(all.filter((sentence, index) => all.indexOf(sentence) !== index)).toEqual([]);
  });

  it('takes the scenario from the prices of the example', () => {
    const shown = examplePrices(entry);
    expect(entry.scenario).toMatch(/\bif\b.*\bthen\b/i);
    expect(priceTexts(entry.scenario).filter((price) => shown.has(price)).length).toBeGreaterThanOrEqual(2);
  });
});

describe('all lessons together', () => {
  it('share no sentence', () => {
    const all = patterns.flatMap((entry) => [...new Set(sentences(entry))]);
    expect(all.filter((sentence, index) => all.indexOf(sentence) !== index)).toEqual([]);
  });
});
