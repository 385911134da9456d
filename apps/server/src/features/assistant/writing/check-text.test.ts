import { beforeAll, describe, expect, test } from 'vitest';
import { knownChart } from '#tests/support/learner/known-chart.ts';
import type { KnownChart } from '../facts/chart-facts.ts';
import type { Figure } from '../facts/figures.ts';
import { findFault } from './check-text.ts';

/** Facts with these figures, whatever else the chart has. */
let chart: KnownChart;
const figures: Figure[] = [
  { unit: 'price', value: 212.34 },
  { unit: 'price', value: 1_208.1 },
  { unit: 'percent', value: -1.2 },
  { unit: 'percent', value: 0.4 },
  { unit: 'plain', value: 62.1 },
  { unit: 'plain', value: 3 },
  { unit: 'plain', value: -0.42 },
  { unit: 'volume', value: 36_000_000 },
];
beforeAll(async () => {
  const now = new Date('2026-03-09T15:02:30Z');
  const known = await knownChart({ symbol: 'AAPL', interval: '60', now });
  const { phrases } = known.context.figures;
  chart = { ...known, knowledge: { ...known.knowledge, figures: { figures, phrases } } };
});

describe('a sentence whose numbers are all among the facts', () => {
  test.each([
    'AAPL closed at $212.34.',
    'Support is at $1,208.10, or $1208.1 without the comma.',
    'Price of 212.34 is a bare price with its decimals.',
    'Rounded, that is $212, and an RSI of 62.',
    'It fell 1.2%, so -1.2% or −1.2%, and rose 0.4 percent before, +0.4%.',
    'Price turned there three times, 3 in all.',
    'MACD is -0.42.',
    'Volume was 36.0M, or 36 million.',
    'On the 1-hour chart, the RSI (14) and the 20-candle average agree; MACD (12, 26, 9) does not.',
    'The SMA 50 and the EMA 10 lie together.',
    'One of the averages turned first.',
    'It has no numbers at all.',
  ])('a sentence with only known numbers passes: %s', (sentence) => {
    expect(findFault(sentence, chart.knowledge)).toBe(null);
  });

  test('a sentence passes with the times of the facts', () => {
    const time = chart.facts.facts.find(({ label }) => label === 'Newest finished candle')?.value;
    expect(findFault(`The newest finished candle began ${time}.`, chart.knowledge)).toBe(null);
  });
});

describe('an invented number', () => {
  test.each([
    'Support is at $212.35.',
    'Support is at $21.234.',
    'Support is at $200.',
    'Support is near 210.',
    'A bare 212 may be anything.',
    'It is a 62.1% chance.',
    'The price is $62.1.',
    'It rose +1.2%.',
    'It fell -0.4%.',
    'About 2% of the price.',
    'RSI is 62.14.',
    'Volume was 36.5M.',
    'Volume was 36.',
    'Price turned there four times.',
    'Price turned there two hundred times.',
    'The 200-day average lies below.',
    'The 20-day average lies below.',
    'Resistance at ２１５ dollars.',
    'Resistance at ②.',
    'Resistance at $212.34–$219.80.',
    'Look at Q4.',
    'In 2027.',
    'At USD215.',
  ])('an invented number is caught: %s', (sentence) => {
    expect(findFault(sentence, chart.knowledge)).toBe('number');
  });
});

describe('advice and promises', () => {
  test.each([
    'You should buy the dip.',
    'Traders might want to wait.',
    'I recommend patience.',
    'Buy now.',
    'It is quiet. Sell into strength.',
    'This is a good time to enter.',
    'Consider going long.',
    'Set a stop under support.',
    'The target is $212.34.',
    'A bounce is guaranteed.',
    'Price will rise from here.',
    'It is going to break resistance.',
  ])('advice or a promise is caught: %s', (sentence) => {
    expect(findFault(sentence, chart.knowledge)).toBe('advice');
  });

  test.each([
    'Buyers have held this level before.',
    'The close is still above support.',
    'Price may test this level again or not; the chart does not say.',
    'A short candle with a long lower shadow.',
  ])('a description is not advice: %s', (sentence) => {
    expect(findFault(sentence, chart.knowledge)).toBe(null);
  });
});

test.each(['Read more at https://example.com.', 'See [this](/x).', 'Go to www.example.com.'])(
  'a link is caught: %s',
  (sentence) => {
    expect(findFault(sentence, chart.knowledge)).toBe('link');
  },
);
