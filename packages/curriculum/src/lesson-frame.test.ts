import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import { describe, expect, it } from 'vitest';
import { drawnRulesOf } from './drawn-rules/drawn-rules.ts';
import { planLessonTrade } from './lesson-trade.ts';
import { patterns } from './patterns.ts';

/** More numbers than these in one paragraph are a table. */
const MAX_NUMBERS = 5;

function figuresIn(text: string): string[] {
  return text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [];
}

/** Within a cent of the candle's range. */
function isInside(candle: CandlePicture['candles'][number] | undefined, price: number): boolean {
  return candle !== undefined && price <= candle[1] + 0.01 && price >= candle[2] - 0.01;
}

describe.each(patterns)('the lesson on $id', (entry) => {
  const { example, trade } = entry;
  const plan = planLessonTrade(trade, example.candles);

  it('a lesson opens and closes in whole sentences', () => {
    const sentences = [
      entry.confirmation,
      entry.failsWhen,
      entry.takeaway,
      ...entry.neighbors.map((n) => n.difference),
    ];
    expect(sentences.filter((text) => !/^[A-Z].*[^.]\.$/.test(text) || /[.!?]\s/.test(text))).toEqual([]);
    expect(entry.takeaway.split(' ').length).toBeLessThanOrEqual(25);
  });

  it('a lesson tells its pattern apart from one to three others', () => {
    const ids = entry.neighbors.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(1);
    expect(ids.length).toBeLessThanOrEqual(3);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain(entry.id);
    expect(ids.filter((id) => !patterns.some((pattern) => pattern.id === id))).toEqual([]);
  });

  it('a lesson’s trade enters at a price that was traded, after the pattern is complete', () => {
    expect(trade.entry.candle).toBeGreaterThanOrEqual(example.mark?.to ?? 0);
    expect(isInside(example.candles[trade.entry.candle], trade.entry.price)).toBe(true);
  });

  it('a lesson’s stop is beyond a price of the chart that no candle between has reached', () => {
    const known = example.candles.slice(0, trade.entry.candle + 1);
    expect(known.some((candle) => isInside(candle, trade.stop.price))).toBe(true);
    expect(plan.riskPerShare).toBeGreaterThan(0);
    expect(plan.shares).toBeGreaterThan(0);
  });

  it('a lesson names its prices in words that fit into a row', () => {
    const texts = [trade.trigger, trade.stop, ...(trade.target === null ? [] : [trade.target])].map(({ text }) => text);
    expect(texts.filter((text) => text.length > 60 || text.endsWith('.') || figuresIn(text).length > 0)).toEqual([]);
  });

  it('a lesson has at most five numbers in “If, then” and in a caption', () => {
    const paragraphs = [entry.scenario, ...[example, entry.nearMiss, entry.failure].map(({ caption }) => caption)];
    expect(paragraphs.filter((text) => figuresIn(text).length > MAX_NUMBERS)).toEqual([]);
  });

  it('a lesson draws each rule within the picture it belongs to', () => {
    const drawn = drawnRulesOf(entry);
    expect(drawn.length).toBe(entry.category === 'candlesticks' ? 0 : entry.rules.length);
    const rules = drawn.filter((rule) => rule !== null);
    const outside = rules.flatMap((rule) => [
      ...pointsOutside(example, rule.example.lines),
      ...pointsOutside(entry.nearMiss, rule.nearMiss.lines),
    ]);
    expect(outside).toEqual([]);
    expect(rules.filter((rule) => !rule.example.met)).toEqual([]);
  });
});

function pointsOutside({ candles }: CandlePicture, lines: NonNullable<CandlePicture['lines']>) {
  return lines.flatMap(({ from, to }) => [from, to]).filter(([index]) => index >= candles.length);
}
