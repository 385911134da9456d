import type { Scenario } from './scenario.ts';

export const breakoutVolume: Scenario = {
  id: 'breakout-volume',
  title: 'Four Ceilings, One Rule',
  context:
    'In your joinery a screen hangs beside the workbench; the account on it holds 11,000, with at most 110 at risk per trade. You buy a breakout at the close if that close is above the ceiling and the volume is at least 1.5 times its average, and the stop goes 2 % under the ceiling.',
  situation:
    'Four shares on your list traded above a ceiling of many weeks today. The session is ending, and what you see of each is as good as its final price and volume, with the average of the last 20 sessions beside it. There is money for one trade.',
  question: 'Which of the four does your rule choose?',
  options: [
    {
      id: 'a',
      text: 'Velorane, bicycle parts: ceiling 33.00, close 33.60, volume 1,476,000 against an average of 820,000.',
      isCorrect: true,
      explanation:
        'The close is above 33.00, and the volume is 1.8 times its average. With the stop at 32.34 a share risks 1.26, so 110 allows 87 shares.',
      consequence:
        'Over the next weeks the share climbs by 10 % to 36.96, and you take the gain of 292.32. Both conditions were met, which made it a trade worth trying and nothing more than that.',
    },
    {
      id: 'b',
      text: 'Maltbeck, a brewery: ceiling 58.00, close 58.90, volume 6,300,000 against an average of 7,000,000.',
      isCorrect: false,
      explanation:
        'No other number on the screen is as large as 6,300,000, but this share trades more on an ordinary day. Measured against its own past the volume is 0.9 times the average.',
      consequence:
        'The stop at 56.84 means 2.06 of risk a share, and you buy 53. Nobody follows; ten sessions later you sell at the old ceiling of 58.00 and have lost 47.70.',
    },
    {
      id: 'c',
      text: 'Quillsoft, software: ceiling 112.00, high 114.50, close 111.40, volume 2,400,000 against an average of 800,000.',
      isCorrect: false,
      explanation:
        'Three times the average is a great deal of volume, and it ended at 111.40, back under 112.00. Heavy trading without a close beyond the level is often read as a bull trap.',
      consequence:
        'Those who bought above the ceiling want to get out. Your 67 shares, each with 1.64 at risk, are stopped at 109.76 the day after, and 109.88 is gone.',
    },
    {
      id: 'd',
      text: 'Ostrand, a shipping line: ceiling 20.50, close 22.14, volume 560,000 against an average of 400,000.',
      isCorrect: false,
      explanation:
        'Its volume, 1.4 times the average, is close to your bound and still on the wrong side of it. A close 8 % above the ceiling leaves a long way down to the stop as well.',
      consequence:
        'Risking 2.05 a share you buy 53. Sellers press price back under the ceiling within the week, and at 20.09 you lose 108.65.',
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
};
