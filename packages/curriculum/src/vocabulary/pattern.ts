import type { Term } from './term.ts';

export const patternTerms: readonly Term[] = [
  {
    id: 'candlestick-pattern',
    term: 'candlestick pattern',
    definition:
      'A shape of usually one to five candles with a name and a rule, such as the hammer or the morning star. It describes what happened in those sessions; how traders read it depends on the trend that came before it.',
    example:
      'In textbooks, the hammer has a rule about its lower shadow: with a body of 0.40, for instance, the shadow has to be 0.80 or longer, at least twice the body.',
    category: 'pattern',
    difficulty: 'beginner',
    relatedTerms: ['candlestick', 'chart-pattern', 'confirmation'],
    arithmetic: ['2 * 0.40 = 0.80'],
  },
  {
    id: 'chart-pattern',
    term: 'chart pattern',
    definition:
      'A shape of many candles, drawn through their turning points: a double bottom, a triangle, a flag. It’s complete only when a close breaks its line.',
    example:
      'Over nine weeks, price turns down three times at 72.00 and up twice at 63.70, and it’s still in between: a rectangle 8.30 high, drawn through those turning points.',
    category: 'pattern',
    difficulty: 'beginner',
    relatedTerms: ['candlestick-pattern', 'neckline', 'breakout', 'measured-move'],
    arithmetic: ['72.00 - 63.70 = 8.30'],
  },
  {
    id: 'reversal',
    term: 'reversal',
    definition:
      'The end of one trend and the beginning of the opposite one. A reversal pattern is a shape that’s often read as a sign of one, and it needs a trend to reverse.',
    example:
      'A decline from 90 to 70 ends with a morning star, and price rallies to 80, dips to 76 and goes on to 85: higher highs and higher lows have replaced the falling ones.',
    category: 'pattern',
    difficulty: 'beginner',
    relatedTerms: ['continuation', 'trend', 'confirmation'],
    arithmetic: [],
  },
  {
    id: 'continuation',
    term: 'continuation',
    definition:
      'The resumption of a trend in its original direction, usually after a pause. Flags, pennants and rising three methods are read as continuation patterns.',
    example:
      'A stock rises from 40 to 50, trades between 48 and 50 for seven sessions, and closes at 51. The pause retraced 2 of the 10 points before the trend continued.',
    category: 'pattern',
    difficulty: 'beginner',
    relatedTerms: ['reversal', 'pole', 'consolidation'],
    arithmetic: ['50 - 40 = 10', '50 - 48 = 2'],
  },
  {
    id: 'confirmation',
    term: 'confirmation',
    definition:
      'The close that traders wait for before they act on a pattern. For a candlestick pattern, it’s a close above the high if the pattern is bullish or below the low if it’s bearish, within a few candles; for a chart pattern, it’s a close beyond the line.',
    example:
      'A hammer ranges from 93.80 to 97.90. A close at 98.05 two days later confirms it by 0.15; a close at 93.50 would have meant that it failed.',
    category: 'pattern',
    difficulty: 'beginner',
    relatedTerms: ['candlestick-pattern', 'breakout', 'reversal'],
    arithmetic: ['98.05 - 97.90 = 0.15'],
  },
  {
    id: 'neckline',
    term: 'neckline',
    definition:
      'The line that a pattern has to break. In a head and shoulders, it runs through the turning points on either side of the head; in a double bottom or double top, it’s at the turning point in the middle. The pattern counts once price closes beyond it.',
    example:
      'The two troughs of a head and shoulders are at 84.00 and 85.00, ten candles apart, so the neckline rises by 0.10 a candle and is at 86.00 after ten more.',
    category: 'pattern',
    difficulty: 'intermediate',
    relatedTerms: ['chart-pattern', 'breakout', 'measured-move'],
    arithmetic: ['(85.00 - 84.00) / 10 = 0.10', '85.00 + 10 * 0.10 = 86.00'],
  },
  {
    id: 'measured-move',
    term: 'measured move',
    definition:
      'A target taken from the pattern itself: its height, or the height of the pole, added to the breakout line or subtracted from the breakdown line. It shows how far price would go if it repeated that distance, not how far it will go.',
    example:
      'Price breaks out above a rectangle between 40 and 44. Its height of 4 gives a target of 48. Measured from the line, a stop at 43 puts 1 at risk for a possible gain of 4.',
    category: 'pattern',
    difficulty: 'intermediate',
    relatedTerms: ['chart-pattern', 'reward-to-risk-ratio', 'breakout'],
    arithmetic: ['44 - 40 = 4', '44 + 4 = 48', '44 - 43 = 1'],
  },
  {
    id: 'bull-trap',
    term: 'bull trap',
    definition:
      'A breakout above resistance that reverses within a few candles and traps everyone who bought it. The same thing below support is a bear trap.',
    example:
      'Price closes at 60.50, above resistance at 60.00, and two sessions later at 58.90. Anyone who bought at the breakout close is down 1.60 a share.',
    category: 'pattern',
    difficulty: 'intermediate',
    relatedTerms: ['breakout', 'resistance', 'stop-loss'],
    arithmetic: ['60.50 - 58.90 = 1.60'],
  },
  {
    id: 'indecision',
    term: 'indecision',
    definition:
      'What a candle shows when neither side got anywhere: the open and close are close together, no matter how far price traveled in between. It leaves the next direction open.',
    example:
      'In a session that opens at 25.00 and closes at 25.05, price gets up to 26.10 and down to 23.90: a range of 2.20 for a change of 0.05.',
    category: 'pattern',
    difficulty: 'beginner',
    relatedTerms: ['candle-body', 'shadow', 'confirmation'],
    pronunciation: 'in-dih-SIZH-un',
    arithmetic: ['26.10 - 23.90 = 2.20', '25.05 - 25.00 = 0.05'],
  },
  {
    id: 'inside-bar',
    term: 'inside bar',
    definition:
      'A candle whose whole range lies within the range of the candle before it, the mother bar. The market has gotten quieter; a close outside the mother bar ends the pause.',
    example:
      'The mother bar ranges from 70.00 to 74.00, the next candle from 71.20 to 73.10. A range of 1.90 inside one of 4.00 is an inside bar.',
    category: 'pattern',
    difficulty: 'beginner',
    relatedTerms: ['consolidation', 'breakout', 'volatility'],
    arithmetic: ['74.00 - 70.00 = 4.00', '73.10 - 71.20 = 1.90'],
  },
  {
    id: 'pole',
    term: 'pole',
    definition:
      'The steep, almost straight move that comes before a flag or pennant. Its height is what the measured move repeats.',
    example:
      'Price runs from 32 to 41 in six sessions. The pole is 9 points high; if price breaks out of the flag at 40, the target is 49.',
    category: 'pattern',
    difficulty: 'intermediate',
    relatedTerms: ['continuation', 'measured-move', 'chart-pattern'],
    arithmetic: ['41 - 32 = 9', '40 + 9 = 49'],
  },
];
