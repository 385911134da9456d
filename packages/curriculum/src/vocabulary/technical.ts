import type { Term } from './term.ts';

export const technicalTerms: readonly Term[] = [
  {
    id: 'candlestick',
    term: 'candlestick',
    definition:
      'One session, or any other stretch of time, drawn as four prices: the open, the high, the low and the close. A thick body connects the open and the close; thin shadows extend to the high and the low. Also called a candle.',
    example:
      'A stock opens at 50.00, trades as high as 52.40 and as low as 49.10, and closes at 51.60. Drawn as one candlestick, those four prices span a range of 3.30.',
    category: 'technical',
    difficulty: 'beginner',
    relatedTerms: ['candle-body', 'shadow', 'candlestick-pattern'],
    arithmetic: ['52.40 - 49.10 = 3.30'],
  },
  {
    id: 'candle-body',
    term: 'body',
    definition:
      'The part of a candle between its open and its close. Its length shows how far apart the two are, and its direction shows which way the session went: in a rising body, the close is above the open; in a falling one, it’s below.',
    example:
      'Two candles each have a range of 4.00. One opens at 80.20 and closes at 83.80, a body of 3.60; the other opens at 82.00 and closes at 82.10, a body of 0.10. The first session was a clear win for buyers; the second was a draw.',
    category: 'technical',
    difficulty: 'beginner',
    relatedTerms: ['candlestick', 'shadow', 'indecision'],
    arithmetic: ['83.80 - 80.20 = 3.60', '82.10 - 82.00 = 0.10'],
  },
  {
    id: 'shadow',
    term: 'shadow',
    definition:
      'The thin line above or below a body, up to the high or down to the low. It marks prices that traded during the session but didn’t hold. Also called a wick or a tail.',
    example:
      'A candle opens at 97.00, falls to 93.00 and closes at 97.50. Its lower shadow is 4.00 long, or eight times its body of 0.50.',
    category: 'technical',
    difficulty: 'beginner',
    relatedTerms: ['candlestick', 'candle-body'],
    arithmetic: ['97.00 - 93.00 = 4.00', '97.50 - 97.00 = 0.50', '4.00 / 0.50 = 8'],
  },
  {
    id: 'timeframe',
    term: 'timeframe',
    definition:
      'How much time one candle covers: a minute, an hour, a day, a week. The same market looks different on each, and a pattern on one may be a single candle on the next.',
    example:
      'The regular session in New York lasts 6.5 hours. On a one-minute timeframe, at 60 candles an hour, that’s 390 candles; on a five-minute timeframe, it’s 78; on a daily one, it’s a single candle.',
    category: 'technical',
    difficulty: 'beginner',
    relatedTerms: ['candlestick', 'trend'],
    arithmetic: ['6.5 * 60 = 390', '390 / 5 = 78'],
  },
  {
    id: 'trend',
    term: 'trend',
    definition:
      'The direction in which turning points move. In an uptrend, highs and lows both rise; in a downtrend, both fall. If they do neither, price is moving sideways.',
    example:
      'Lows at 57, 60 and 63, each followed by a high, at 61, 64 and 68, make an uptrend; a close below 63, the low before the highest high, would end it.',
    category: 'technical',
    difficulty: 'beginner',
    relatedTerms: ['higher-high', 'trend-line', 'moving-average', 'reversal'],
    arithmetic: [],
  },
  {
    id: 'trend-line',
    term: 'trend line',
    definition:
      'A straight line along the lows of an uptrend or the highs of a downtrend. It takes two points to draw one and a third to test it.',
    example:
      'A line through a low of 40.00 and one of 43.00 twenty candles later rises by 0.15 a candle; another twenty candles later, it’s at 46.00.',
    category: 'technical',
    difficulty: 'beginner',
    relatedTerms: ['trend', 'support', 'breakout'],
    arithmetic: ['(43.00 - 40.00) / 20 = 0.15', '43.00 + 20 * 0.15 = 46.00'],
  },
  {
    id: 'higher-high',
    term: 'higher high',
    definition:
      'A swing high above the swing high before it. An uptrend is made up of these and higher lows; it’s over once price closes below the low before its newest high.',
    example:
      'Price turns down at 72.30, dips to 69.80, and turns down again at 74.10. The second peak is 1.80 above the first: a higher high.',
    category: 'technical',
    difficulty: 'beginner',
    relatedTerms: ['trend', 'pullback', 'resistance'],
    arithmetic: ['74.10 - 72.30 = 1.80'],
  },
  {
    id: 'support',
    term: 'support',
    definition:
      'A price area below the market where declines have ended before. Buyers showed up there; you’ll know whether they will again only when price returns.',
    example:
      'A stock bounced at 34.10, 33.95 and 34.05 over four months. Traders call that support near 34, an area 0.15 wide rather than a single price.',
    category: 'technical',
    difficulty: 'beginner',
    relatedTerms: ['resistance', 'retest', 'stop-loss'],
    arithmetic: ['34.10 - 33.95 = 0.15'],
  },
  {
    id: 'resistance',
    term: 'resistance',
    definition:
      'A price area above the market where rallies have ended before. Sellers showed up there, and traders who bought too late may sell once they break even.',
    example:
      'Rallies ended at 58.40 in March and at 58.65 in May, so resistance is the area between the two, 0.25 wide.',
    category: 'technical',
    difficulty: 'beginner',
    relatedTerms: ['support', 'breakout', 'bull-trap'],
    arithmetic: ['58.65 - 58.40 = 0.25'],
  },
  {
    id: 'breakout',
    term: 'breakout',
    definition:
      'A move past a level or the line of a pattern. We count only a close beyond it, because a shadow that goes through and comes back is only a test.',
    example:
      'Resistance is at 120.00. One session trades up to 121.10 and closes at 119.70; the next closes at 121.40. Only the second is a breakout, by 1.40.',
    category: 'technical',
    difficulty: 'beginner',
    relatedTerms: ['resistance', 'retest', 'bull-trap', 'confirmation'],
    arithmetic: ['121.40 - 120.00 = 1.40'],
  },
  {
    id: 'pullback',
    term: 'pullback',
    definition:
      'A move against the trend that retraces part of the last leg and then ends. If it retraces the whole leg, it’s no longer a pullback.',
    example:
      'A rise from 50 to 60 is followed by a dip to 56. It retraced 4 of the 10 points, or 40%, before price rose again.',
    category: 'technical',
    difficulty: 'beginner',
    relatedTerms: ['trend', 'retest', 'continuation'],
    arithmetic: ['60 - 56 = 4', '4 / 10 * 100 = 40'],
  },
  {
    id: 'retest',
    term: 'retest',
    definition:
      'A return of price to a level it has broken. Old resistance may now act as support; a close back below it means that it didn’t hold.',
    example:
      'After a breakout above 45.00, price comes back to a low of 45.20 and closes at 46.10. The retest held by 0.20.',
    category: 'technical',
    difficulty: 'intermediate',
    relatedTerms: ['breakout', 'support', 'resistance', 'pullback'],
    arithmetic: ['45.20 - 45.00 = 0.20'],
  },
  {
    id: 'gap',
    term: 'gap',
    definition:
      'An empty space between one candle and the next: the low of the new candle is above the high of the old one, or its high is below the old low. Some traders also call a space between two bodies a gap.',
    example:
      'Yesterday’s high was 30.40; after good news, the first trade today is at 32.00 and the low of the day is 31.50. The gap is 1.10 wide. A short seller with a stop-loss at 31.00 has to pay 32.00.',
    category: 'technical',
    difficulty: 'beginner',
    relatedTerms: ['slippage', 'volatility', 'candlestick'],
    arithmetic: ['31.50 - 30.40 = 1.10'],
  },
  {
    id: 'consolidation',
    term: 'consolidation',
    definition:
      'A stretch in which price moves sideways between support and resistance, often after a strong move. Many chart patterns are consolidations with a name.',
    example:
      'For three weeks, a stock closes between 88.00 and 91.00, a range of 3.00; the month before, it moved 15.00.',
    category: 'technical',
    difficulty: 'beginner',
    relatedTerms: ['support', 'resistance', 'continuation', 'breakout'],
    arithmetic: ['91.00 - 88.00 = 3.00'],
  },
];
