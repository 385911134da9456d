import type { Term } from './term.ts';

export const indicatorTerms: readonly Term[] = [
  {
    id: 'moving-average',
    term: 'moving average',
    definition:
      'The mean of the last so many closes, drawn as a line that moves on with each candle. The simple kind counts all of them alike. It smooths the past and always comes late.',
    example: 'After closes of 10, 11, 12, 11 and 13 the five-candle average is 57 / 5, which is 11.4.',
    category: 'indicator',
    difficulty: 'beginner',
    relatedTerms: ['exponential-moving-average', 'trend', 'macd'],
    arithmetic: ['10 + 11 + 12 + 11 + 13 = 57', '57 / 5 = 11.4'],
  },
  {
    id: 'exponential-moving-average',
    term: 'exponential moving average',
    definition:
      'A moving average that gives the newest close the largest weight, 2 / (n + 1), and forgets the old ones gradually. Abbreviated EMA.',
    example:
      'Over 9 candles the newest close weighs 0.2. If the average stood at 50.00 and price closes at 52.00, the new value is 50.40.',
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
      'The relative strength index compares average gains with average losses, usually of 14 candles, and puts the result between 0 and 100. Readings above 70 are called overbought, below 30 oversold.',
    example: 'If the average gain is three times the average loss, the index is 100 − 100 / (1 + 3), which makes 75.',
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
      'Moving average convergence divergence: a fast exponential average less a slow one, usually 12 and 26 candles, beside a signal line, the exponential average of that difference over 9 candles.',
    example:
      'The fast average stands at 64.20 and the slow one at 63.50, so the line reads 0.70. Should its signal line stand at 0.50, the histogram shows 0.20.',
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
      'Two lines at a distance of two standard deviations above and below a 20-candle average. They widen when price moves a lot and narrow when it rests.',
    example:
      'With an average of 80.00 and a standard deviation of 1.50 the bands lie at 83.00 and 77.00, and are 6.00 apart.',
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
      'How far a candle usually travels, gaps included: the smoothed mean of true ranges, usually of 14 candles. A true range is high less low, stretched to the close before where that lies outside. Abbreviated ATR; many traders measure the distance of a stop in it.',
    example:
      'After a close of 60.00 a candle reaches from 60.90 to 62.10. Its range is 1.20, its true range 2.10, because the gap counts. If the average of such figures is 1.50, a stop two of them under 62.00 lies at 59.00.',
    category: 'indicator',
    difficulty: 'intermediate',
    relatedTerms: ['volatility', 'stop-loss', 'bollinger-bands'],
    arithmetic: ['62.10 - 60.90 = 1.20', '62.10 - 60.00 = 2.10', '62.00 - 2 * 1.50 = 59.00'],
  },
  {
    id: 'stochastic-oscillator',
    term: 'stochastic oscillator',
    definition:
      'Where the close lies within the range of the last so many candles, as a figure from 0 at the lowest low to 100 at the highest high. A short average of it serves as signal line.',
    example: 'Over fourteen candles price ranged from 40 to 50 and now closes at 48: the oscillator reads 80.',
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
      'A running total that adds the volume of every session that closes higher and subtracts that of every one that closes lower. Its direction matters, its height does not.',
    example:
      'The total stands at 500,000. A rising day with 80,000 shares and a falling one with 30,000 take it to 550,000.',
    category: 'indicator',
    difficulty: 'advanced',
    relatedTerms: ['volume', 'divergence'],
    arithmetic: ['500000 + 80000 - 30000 = 550000'],
  },
  {
    id: 'overbought',
    term: 'overbought',
    definition:
      'Said of a market that has risen fast, as an oscillator measures it. It describes the past: in a strong uptrend a market may stay overbought for weeks.',
    example:
      'The RSI passes 70 when a share stands at 110. It reads 74 three weeks later at 121: whoever sold at the first reading missed 11.',
    category: 'indicator',
    difficulty: 'beginner',
    relatedTerms: ['oversold', 'relative-strength-index', 'stochastic-oscillator'],
    arithmetic: ['121 - 110 = 11'],
  },
  {
    id: 'oversold',
    term: 'oversold',
    definition:
      'The state of a market after a quick decline, when the line of an oscillator is near the lower end of its scale. It is a reason to look, not a reason to buy.',
    example: 'At 45.00 the RSI drops to 28. Price goes on to 41.40, another 8 % lower, while the index hardly changes.',
    category: 'indicator',
    difficulty: 'beginner',
    relatedTerms: ['overbought', 'relative-strength-index', 'divergence'],
    arithmetic: ['(45.00 - 41.40) / 45.00 * 100 = 8'],
  },
  {
    id: 'divergence',
    term: 'divergence',
    definition:
      'Price makes a new extreme and an indicator does not. The move has lost pace; that may come before a turn, or before nothing at all.',
    example:
      'Price peaks at 90 and later at 93, while the RSI reads 78 at the first peak and 69 at the second: 3 higher in price, 9 lower in strength.',
    category: 'indicator',
    difficulty: 'advanced',
    relatedTerms: ['relative-strength-index', 'macd', 'on-balance-volume', 'reversal'],
    pronunciation: 'dy-VUR-junss',
    arithmetic: ['93 - 90 = 3', '78 - 69 = 9'],
  },
];
