import { tickers } from '@wickwise/contract/market-constants';
import { intervals } from '@wickwise/market/simulation/interval';
import { describe, expect, test } from 'vitest';
import { gather } from '#tests/support/gather.ts';
import { knownChart } from '#tests/support/learner/known-chart.ts';
import { writeBuiltInText } from './built-in-text.ts';
import { findFault } from './check-text.ts';
import { splitSentences } from './sentences.ts';

const MOMENTS = ['2026-03-09T15:02:30Z', '2025-08-23T12:00:00Z'];

async function* inOnePart(text: string): AsyncGenerator<string> {
  yield text;
}

describe.each(intervals)('the built-in text of a chart of %s', (interval) => {
  test.each(tickers.slice(0, 4))('the built-in text passes the check of a model’s text: %s', async (symbol) => {
    for (const moment of MOMENTS) {
      const chart = await knownChart({ symbol, interval, now: new Date(moment) });
      const text = writeBuiltInText(chart);
      expect(text).toContain(symbol);
      for (const sentence of await gather(splitSentences(inOnePart(text))))
        expect([sentence, findFault(sentence, chart)]).toEqual([sentence, null]);
      for (const paragraph of text.split('\n\n')) {
        const numbers = paragraph.replace(/\d+-(minute|hour)/, '').match(/\d+(\.\d+)?/g) ?? [];
        expect(numbers.length).toBeLessThanOrEqual(5);
      }
    }
  });
});

test('the built-in text states the facts', async () => {
  const chart = await knownChart({ symbol: 'AAPL', interval: '60', now: new Date('2026-03-09T15:02:30Z') });
  expect({
    facts: chart.facts.facts.map(({ label, value }) => `${label}: ${value}`),
    text: writeBuiltInText(chart),
  }).toMatchInlineSnapshot(`
    {
      "facts": [
        "Last close: $336.38, -0.2% from the previous close",
        "Trend (EMA 10): Flat, close to its average of $335.68",
        "SMA 20: $337.13, last close below it",
        "SMA 50: $338.96, last close below it",
        "Support: $334.93, 0.4% away, price turned there 6 times",
        "Resistance: $338.63, 0.7% away, price turned there 3 times",
        "RSI (14): 48.1, between 30 and 70",
        "MACD (12, 26, 9): -1.35, above its signal line of -1.42",
        "Bullish Hikkake: candle that began Mon, Mar 9, 9:30 AM ET, not confirmed yet",
        "Doji: candle that began Fri, Mar 6, 3:30 PM ET",
        "ATR (14): $3.28 per candle, 1.0% of the price",
        "Volume (average of 20): 13.4M, 1.1 times the average of 12.1M",
        "Newest finished candle: Mon, Mar 9, 9:30 AM ET",
        "Source: Simulated market",
        "As of: Mon, Mar 9, 11:02 AM ET",
      ],
      "text": "On the 1-hour chart, AAPL last closed at $336.38 without a clear trend. That’s 0.2% below the previous close. Price is below both its short and its long average.

    The nearest support is $334.93. The nearest resistance is $338.63. The chart shows patterns from your lessons: Bullish Hikkake and Doji.

    RSI is 48.1, in its middle range, and MACD is above its signal line. A candle usually spans about $3.28, or 1.0% of the price. Volume on the last candle was about average.

    That’s what the chart shows, not what comes next, and it isn’t advice.",
    }
  `);
});
