import { tickers } from '@wickwise/contract/market-constants';
import { intervals } from '@wickwise/market/simulation/interval';
import { describe, expect, test } from 'vitest';
import { gather } from '#tests/support/gather.ts';
import { knownChart } from '#tests/support/learner/known-chart.ts';
import type { KnownChart } from '../facts/chart-facts.ts';
import { writeBuiltInText } from './built-in-text.ts';
import { findFault } from './check-text.ts';
import { splitSentences } from './sentences.ts';

const MOMENTS = ['2026-03-09T15:02:30Z', '2025-08-23T12:00:00Z'];

async function* inOnePart(text: string): AsyncGenerator<string> {
  yield text;
}

/** Without dates and the lengths of candles and averages, which no reader has to compare. */
function withoutTimes(text: string, { context }: KnownChart): string {
  const times = context.figures.phrases.filter((phrase) => /\d{4}$|[AP]M$/.test(phrase));
  return times
    .reduce((rest, time) => rest.replaceAll(time, ''), text)
    .replaceAll(/\d+[- ](minute|hour|candle)|last \d+/g, '');
}

describe.each(intervals)('the built-in text of a chart of %s', (interval) => {
  test.each(tickers.slice(0, 4))('the built-in text passes the check of a model’s text: %s', async (symbol) => {
    for (const moment of MOMENTS) {
      const chart = await knownChart({ symbol, interval, now: new Date(moment) });
      const text = writeBuiltInText(chart);
      expect(text).toContain(symbol);
      for (const sentence of await gather(splitSentences(inOnePart(text))))
        expect([sentence, findFault(sentence, chart.knowledge)]).toEqual([sentence, null]);
      for (const paragraph of text.split('\n\n')) {
        const figures = withoutTimes(paragraph, chart).match(/\d+(\.\d+)?/g) ?? [];
        expect(figures.length).toBeLessThanOrEqual(5);
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
        "Last close: $336.38, -0.15% from the close of the candle before",
        "Trend (EMA 10): Flat, close to its average of $335.68; within $0.79, I call it flat",
        "SMA 20: $337.13, close below it",
        "SMA 50: $338.96, close below it",
        "Nearest swing low: $327.48, 2.6% away, on the candle that began Mon, Dec 1, 3:30 PM ET, no close below it since",
        "Nearest swing high: $337.04, 0.2% away, on the candle that began Fri, Mar 6, 2:30 PM ET, no close above it since",
        "Nearest strong level below: $334.93, 0.4% away, price turned there 6 times",
        "Nearest strong level above: $338.63, 0.7% away, price turned there 3 times",
        "RSI (14): 48.1, between 30 and 70",
        "MACD (12, 26, 9): -1.35, above its signal line of -1.42",
        "Bullish Hikkake: candle that began Mon, Mar 9, 9:30 AM ET, not confirmed yet",
        "Bullish Hikkake, what confirms it: a close above $336.93 within 3 candles",
        "Bullish Hikkake, what cancels it: 3 candles pass without a confirming close, or a new setup forms in the meantime",
        "Bullish Hikkake, evidence: There’s no reliable success rate for this pattern.",
        "Hanging Man: candle that began Fri, Mar 6, 3:30 PM ET, not confirmed yet",
        "Hanging Man, what confirms it: a close below $335.08 within 3 candles",
        "Hanging Man, what cancels it: price closes above $336.93 first, or 3 candles pass without a confirming close",
        "Hanging Man, evidence: published 59% of hanging men broke upward (Thomas Bulkowski, thepatternsite.com, 2008); random prices 64.5%; our count on real prices 66.7%. For the textbook’s reading, not clearly better than chance: random prices give 65%, and a gap this small can come from differences in definitions and samples.",
        "Mean range, high to low (14): $3.22, 1.0% of the price",
        "ATR (14): $3.28, 1.0% of the price; it includes gaps and, with less weight, older candles",
        "Volume (average of 20): 13.4M, 1.11 times the average of 12.1M: about average; about average is 0.8 to 1.2 times",
        "Newest finished candle: Mon, Mar 9, 9:30 AM ET",
        "Source: Simulated market",
        "Last checked: Mon, Mar 9, 11:02 AM ET",
      ],
      "text": "On the 1-hour chart, AAPL last closed at $336.38 without a clear short-term trend. That’s 0.15% below the close of the candle before. Price is below both its 20-candle and its 50-candle average.

    The nearest swing low is at $327.48, 2.6% away. The nearest swing high is at $337.04, 0.2% away.

    The chart shows Bullish Hikkake, not confirmed yet. What confirms it: a close above $336.93 within 3 candles. It’s canceled if 3 candles pass without a confirming close, or a new setup forms in the meantime.

    There’s no reliable success rate for this pattern.

    The chart shows Hanging Man, not confirmed yet. What confirms it: a close below $335.08 within 3 candles. It’s canceled if price closes above $336.93 first, or 3 candles pass without a confirming close.

    Published for Hanging Man: 59% of hanging men broke upward (Thomas Bulkowski, thepatternsite.com, 2008). For the textbook’s reading, not clearly better than chance: random prices give 65%, and a gap this small can come from differences in definitions and samples.

    RSI is 48.1, in its middle range, and MACD is above its signal line. From low to high, the last 14 candles span $3.22 on average. ATR, which includes gaps and older candles, is $3.28. Volume on the last candle was 1.11 times its average, about average.

    That’s what the chart shows, not what comes next, and it isn’t advice.",
    }
  `);
});
