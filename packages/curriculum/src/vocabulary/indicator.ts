import type { Term } from './term.ts';

export const indicatorTerms: readonly Term[] = [
  {
    id: 'moving-average',
    term: 'moving average',
    definition:
      'The average of the most recent closes, often the last 20, 50 or 200, drawn as a line that updates with each candle. A simple one gives every close the same weight. It smooths the past and always lags.',
    example: 'After closes of 10, 11, 12, 11 and 13, the five-candle average is 57 / 5, or 11.4.',
    category: 'indicator',
    difficulty: 'beginner',
    relatedTerms: ['exponential-moving-average', 'trend', 'macd'],
    arithmetic: ['10 + 11 + 12 + 11 + 13 = 57', '57 / 5 = 11.4'],
  },
  {
    id: 'exponential-moving-average',
    term: 'exponential moving average',
    definition:
      'A moving average that gives the newest close the largest weight, 2 / (n + 1), and gradually less to older ones. It’s abbreviated EMA.',
    example:
      'Over 9 candles, the newest close has a weight of 0.2. If the average was at 50.00 and price closes at 52.00, the new value is 50.40.',
    category: 'indicator',
    difficulty: 'intermediate',
    relatedTerms: ['moving-average', 'macd', 'trend'],
    pronunciation: 'ek-spuh-NEN-shul',
    arithmetic: ['2 / (9 + 1) = 0.2', '50.00 + 0.2 * (52.00 - 50.00) = 50.40'],
  },
  {
    id: 'relative-strength-index',
    term: 'RSI',
    definition:
      'The relative strength index compares average gains with average losses, usually over 14 candles, on a scale from 0 to 100. Readings of 70 or more are called overbought, readings of 30 or less oversold.',
    example: 'If the average gain is three times the average loss, the RSI is 100 − 100 / (1 + 3), or 75.',
    category: 'indicator',
    difficulty: 'intermediate',
    relatedTerms: ['overbought', 'oversold', 'divergence', 'stochastic-oscillator'],
    pronunciation: 'ar-ess-EYE',
    arithmetic: ['100 - 100 / (1 + 3) = 75'],
  },
  {
    id: 'macd',
    term: 'MACD',
    definition:
      'Moving average convergence divergence: a fast exponential average minus a slow one, usually of 12 and 26 candles. It’s drawn with a signal line, the exponential average of that difference over 9 candles.',
    example:
      'The fast average is at 64.20 and the slow one at 63.50, so the MACD is 0.70. If its signal line is at 0.50, the histogram shows 0.20.',
    category: 'indicator',
    difficulty: 'intermediate',
    relatedTerms: ['exponential-moving-average', 'divergence', 'trend'],
    pronunciation: 'MAK-dee',
    arithmetic: ['64.20 - 63.50 = 0.70', '0.70 - 0.50 = 0.20'],
  },
  {
    id: 'bollinger-bands',
    term: 'Bollinger Bands',
    definition:
      'A 20-candle average, with a line two standard deviations above it and another as far below. The bands widen when price moves a lot and narrow when it’s quiet.',
    example:
      'With an average of 80.00 and a standard deviation of 1.50, the bands are at 83.00 and 77.00, or 6.00 apart.',
    category: 'indicator',
    difficulty: 'intermediate',
    relatedTerms: ['moving-average', 'volatility', 'average-true-range'],
    pronunciation: 'BOL-in-jer',
    arithmetic: ['80.00 + 2 * 1.50 = 83.00', '80.00 - 2 * 1.50 = 77.00', '83.00 - 77.00 = 6.00'],
  },
  {
    id: 'average-true-range',
    term: 'average true range',
    definition:
      'How far price usually moves in one candle, gaps included: the smoothed average of true ranges, usually over 14 candles. A true range is the high minus the low, extended to the previous close if that’s outside. Many traders use it to decide how far away to put their stops. It’s abbreviated ATR.',
    example:
      'After a close of 60.00, a candle ranges from 60.90 to 62.10. Its range is 1.20, but its true range is 2.10, because the gap counts. If the ATR is 1.50, a stop two ATRs below 62.00 is at 59.00.',
    category: 'indicator',
    difficulty: 'intermediate',
    relatedTerms: ['volatility', 'stop-loss', 'bollinger-bands'],
    arithmetic: ['62.10 - 60.90 = 1.20', '62.10 - 60.00 = 2.10', '62.00 - 2 * 1.50 = 59.00'],
  },
  {
    id: 'stochastic-oscillator',
    term: 'stochastic oscillator',
    definition:
      'Where the close is within the range of recent candles, usually the last 14, from 0 at the lowest low to 100 at the highest high. A short average of it serves as the signal line.',
    example: 'Price ranged from 40 to 50 over fourteen candles and now closes at 48: the oscillator reads 80.',
    category: 'indicator',
    difficulty: 'intermediate',
    relatedTerms: ['relative-strength-index', 'overbought', 'oversold'],
    pronunciation: 'stuh-KAS-tik',
    arithmetic: ['(48 - 40) / (50 - 40) * 100 = 80'],
  },
  {
    id: 'on-balance-volume',
    term: 'on-balance volume',
    definition:
      'A running total that adds the volume of every session that closes higher and subtracts the volume of every session that closes lower. Its direction matters; its level doesn’t.',
    example:
      'The total is 500,000. A day with a higher close and 80,000 shares, then one with a lower close and 30,000, take it to 550,000.',
    category: 'indicator',
    difficulty: 'advanced',
    relatedTerms: ['volume', 'divergence'],
    arithmetic: ['500000 + 80000 - 30000 = 550000'],
  },
  {
    id: 'overbought',
    term: 'overbought',
    definition:
      'Said of a market that has risen fast, as measured by an oscillator such as the RSI. It describes the past: in a strong uptrend, a market can stay overbought for weeks.',
    example:
      'A stock climbs to 110, and an indicator shows that it has risen unusually fast. Three weeks later, the indicator still shows that, and the stock is at 121: anyone who sold at the first reading missed 11 points.',
    category: 'indicator',
    difficulty: 'beginner',
    relatedTerms: ['oversold', 'relative-strength-index', 'stochastic-oscillator'],
    arithmetic: ['121 - 110 = 11'],
  },
  {
    id: 'oversold',
    term: 'oversold',
    definition:
      'Said of a market that has fallen so fast that an oscillator is near the bottom of its scale. It’s a reason to look, not a reason to buy.',
    example:
      'A stock drops to 45.00 so fast that an indicator is near the bottom of its scale. Anyone who buys for that reason alone sees price fall another 8%, to 41.40.',
    category: 'indicator',
    difficulty: 'beginner',
    relatedTerms: ['overbought', 'relative-strength-index', 'divergence'],
    arithmetic: ['(45.00 - 41.40) / 45.00 * 100 = 8'],
  },
  {
    id: 'divergence',
    term: 'divergence',
    definition:
      'Price makes a new high or low, but an indicator doesn’t. The move has slowed down; that may come before a turn, or before nothing at all.',
    example:
      'Price peaks at 90 and later at 93, while the RSI reads 78 at the first peak and 69 at the second: price is 3 points higher, the RSI 9 points lower.',
    category: 'indicator',
    difficulty: 'advanced',
    relatedTerms: ['relative-strength-index', 'macd', 'on-balance-volume', 'reversal'],
    pronunciation: 'dy-VUR-junss',
    arithmetic: ['93 - 90 = 3', '78 - 69 = 9'],
  },
];
