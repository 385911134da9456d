import type { Scenario } from './scenario.ts';

export const supportTest: Scenario = {
  id: 'support-test',
  title: 'The Fourth Visit',
  context:
    'You and your sister share an account of 12,000 and let a single trade lose 1 % of it. You take a trade only if it offers at least twice what it risks.',
  situation:
    'A fund of European shares has come down to its support near 50.00 three times this year; the lower shadows of those visits ended at 50.10, 49.75 and 49.90. On the fourth visit a rising candle closes at 51.20, and you both want to buy there. The next resistance is at 56.00.',
  question: 'Where does the stop go?',
  options: [
    {
      id: 'a',
      text: 'To 50.00, exactly on the support.',
      isCorrect: false,
      explanation:
        'The ratio looks splendid: 4.80 to gain for 1.20 at risk, or 4.0. But two of the earlier visits went below 50.00 before they turned, so one more of the same kind would throw you out.',
      consequence:
        'A week later a shadow reaches 49.65, ten cents under the deepest of the others, and price turns up from there. You were right about the fund and lost 120 on your 100 shares.',
    },
    {
      id: 'b',
      text: 'To 49.40, under the lows of all three visits.',
      isCorrect: true,
      explanation:
        'Support is an area, and 49.75 is its lower edge so far; clearly beneath it the idea is wrong. With 1.80 at risk for 4.80 the reward-to-risk ratio is 2.7, and the 120 you may lose allow 66 shares.',
      consequence:
        'One candle dips ten cents below the old lows, to 49.65, and leaves your order untouched. Within two months 56.00 is reached, and you sell with a gain of 316.80.',
    },
    {
      id: 'c',
      text: 'To 49.92, the average of the three lows.',
      isCorrect: false,
      explanation:
        'An average of lows always has a low beneath it: here both 49.75 and 49.90 do. What matters is how deep price has gone and still come back.',
      consequence:
        'At 1.28 of risk you buy 93 shares. The next dip, to 49.65, sells every one of them for a loss of 119.04, shortly before the rise.',
    },
    {
      id: 'd',
      text: 'To 46.00, well away from any ordinary noise.',
      isCorrect: false,
      explanation:
        'Long before 46.00 the support would be broken and your reason for buying with it. So far away the stop also puts 5.20 at risk for 4.80, and a ratio of 0.9 breaks your own rule.',
      consequence:
        'It goes well, for price turns at 49.65 and rises to 56.00. The 23 shares that a risk of 5.20 allows gain 110.40, and 119.60 had been at risk for it.',
    },
  ],
  difficulty: 'beginner',
  category: 'Technical Analysis',
  terms: ['support', 'resistance', 'shadow', 'reward-to-risk-ratio'],
  arithmetic: [
    '12000 * 1 / 100 = 120',
    '56.00 - 51.20 = 4.80',
    '51.20 - 50.00 = 1.20',
    '4.80 / 1.20 = 4.0',
    '120 / 1.20 = 100',
    '100 * 1.20 = 120',
    '49.75 - 10 / 100 = 49.65',
    '51.20 - 49.40 = 1.80',
    '4.80 / 1.80 = 2.7',
    'floor(120 / 1.80) = 66',
    '66 * 4.80 = 316.80',
    '(50.10 + 49.75 + 49.90) / 3 = 49.92',
    '51.20 - 49.92 = 1.28',
    'floor(120 / 1.28) = 93',
    '93 * 1.28 = 119.04',
    '51.20 - 46.00 = 5.20',
    '4.80 / 5.20 = 0.9',
    'floor(120 / 5.20) = 23',
    '23 * 4.80 = 110.40',
    '23 * 5.20 = 119.60',
  ],
};
