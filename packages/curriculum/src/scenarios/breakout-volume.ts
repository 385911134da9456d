import { scenarioTitles } from '../copy/scenario-titles.ts';
import type { Scenario } from './scenario.ts';

export const breakoutVolume: Scenario = {
  id: 'breakout-volume',
  title: scenarioTitles['breakout-volume'],
  context:
    'You build cabinets and trade $11,000 from a screen beside your workbench, with at most $110 at risk per trade. After the close, you buy a stock that has closed above resistance on at least 1.5 times its average volume, and your stop goes 2% below resistance.',
  situation:
    'Today, four stocks on your list traded above resistance that had held for weeks. The closing auction is over; you can still trade after hours at about these prices. Each average covers the volume of the last 20 sessions. You’ll take only one trade.',
  question: 'Which of the four meets your rule?',
  options: [
    {
      id: 'a',
      text: 'Velorane, bicycle parts: resistance 33.00, close 33.60, volume 1,476,000 against an average of 820,000.',
      isCorrect: true,
      explanation:
        'The close is above 33.00, and the volume is 1.8 times its average. With the stop at 32.34, each share risks 1.26, so $110 allows 87 shares.',
      consequence:
        'Over the next few weeks, the stock rises 10% to 36.96, and you take a gain of $292.32. Both conditions were met, which made it a trade worth trying and nothing more than that.',
    },
    {
      id: 'b',
      text: 'Maltbeck, a brewery: resistance 58.00, close 58.90, volume 6,300,000 against an average of 7,000,000.',
      isCorrect: false,
      explanation:
        'A volume of 6,300,000 is the largest on the screen, but this stock trades more than that on an ordinary day. Its volume is only 0.9 times its own average.',
      consequence:
        'With a stop at 56.84, you risk 2.06 a share, so you buy 53. There’s no follow-through; ten sessions later, you sell at the old resistance of 58.00, for a loss of $47.70.',
    },
    {
      id: 'c',
      text: 'Quillsoft, software: resistance 112.00, high 114.50, close 111.40, volume 2,400,000 against an average of 800,000.',
      isCorrect: false,
      explanation:
        'Three times the average is a lot of volume, but the stock closed at 111.40, back below 112.00. Without a close beyond the level, there was no breakout to buy. If it had closed above and then fallen back, you’d call it a bull trap.',
      consequence:
        'Price never gets back above 112.00. Your 67 shares, each with 1.64 at risk, are stopped out at 109.76 the next day, for a loss of $109.88.',
    },
    {
      id: 'd',
      text: 'Ostrand, a shipping line: resistance 20.50, close 22.14, volume 560,000 against an average of 400,000.',
      isCorrect: false,
      explanation:
        'Its volume, 1.4 times the average, comes close but doesn’t meet your rule. With the close 8% above resistance, it’s also a long way down to the stop.',
      consequence:
        'Risking 2.05 a share, you buy 53. Price falls back below resistance within the week, and at 20.09 you lose $108.65.',
    },
  ],
  difficulty: 'beginner',
  category: 'Technical Analysis',
  terms: ['breakout', 'volume', 'bull-trap', 'risk-per-trade'],
  arithmetic: [
    '1476000 / 820000 = 1.8',
    '33.00 * (1 - 2 / 100) = 32.34',
    '33.60 - 32.34 = 1.26',
    'floor(110 / 1.26) = 87',
    '33.60 * (1 + 10 / 100) = 36.96',
    '(36.96 - 33.60) * 87 = 292.32',
    '6300000 / 7000000 = 0.9',
    '58.00 * (1 - 2 / 100) = 56.84',
    '58.90 - 56.84 = 2.06',
    'floor(110 / 2.06) = 53',
    '(58.90 - 58.00) * 53 = 47.70',
    '2400000 / 800000 = 3',
    '112.00 * (1 - 2 / 100) = 109.76',
    '111.40 - 109.76 = 1.64',
    'floor(110 / 1.64) = 67',
    '67 * 1.64 = 109.88',
    '560000 / 400000 = 1.4',
    '(22.14 - 20.50) / 20.50 * 100 = 8',
    '20.50 * (1 - 2 / 100) = 20.09',
    '22.14 - 20.09 = 2.05',
    'floor(110 / 2.05) = 53',
    '53 * 2.05 = 108.65',
  ],
  basis: 'profit or loss on the one trade you take',
  outcomes: { a: 292.32, b: -47.7, c: -109.88, d: -108.65 },
  // Four charts, of which showing one would give the answer away.
  chart: null,
};
