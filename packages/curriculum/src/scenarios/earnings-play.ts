import type { Scenario } from './scenario.ts';

export const earningsPlay: Scenario = {
  id: 'earnings-play',
  title: 'Results After the Close',
  context:
    'Your account holds 40,000, built up slowly since you retired as a sound engineer. No single night may put more than 1 % of it at stake, judged by the largest gap of the last four reports.',
  situation:
    'You own 150 shares of Auricor, which makes hearing aids, bought at 61.00; price is now 70.00, and a stop-loss order lies at 66.00. The company reports after tonight’s close. On the mornings after its last four reports the share opened 12, 9, 15 and 8 % away from the close before, twice higher and twice lower.',
  question: 'An hour of trading is left. How do you go into the night?',
  options: [
    {
      id: 'a',
      text: 'With all 150 shares: the order at 66.00 keeps the loss within 4.00 a share.',
      isCorrect: false,
      explanation:
        'The stop becomes a market order at the first price of the morning, wherever that is. A gap of 15 % is 10.50 a share, or 1,575 on 150 shares, against the 400 you allow.',
      consequence:
        'The figures please, and the share opens 9 % higher, at 76.30. You are now 2,295 ahead of your purchase, and it was luck: 1,575 had been put on one night.',
    },
    {
      id: 'b',
      text: 'With 200 shares: a rise in earnings per share is expected, so you buy 50 more at 70.00.',
      isCorrect: false,
      explanation:
        'What everybody expects is part of the 70.00 already; it is the surprise that moves the share. A gap of 15 % downwards would cost you 2,100, which is 5.25 % of the account.',
      consequence:
        'Good figures lift the open to 76.30. The old shares are 2,295 ahead and the new ones 315. A gain of 2,610 tells you to do the same again, and that is the costly part.',
    },
    {
      id: 'c',
      text: 'With 38 shares: you sell the other 112 at 70.00 and give up what they might gain tomorrow.',
      isCorrect: true,
      explanation:
        'Overnight only the size protects you. At 10.50 a share, the gap of 15 %, 38 shares would lose 399 and stay inside your 400; a gap larger than any before remains possible.',
      consequence:
        'The 112 shares bring a gain of 1,008. After an open at 76.30 the other 38 are 581.40 ahead, 1,589.40 together: less than the whole position would have made, for a night that could have cost about a quarter as much.',
    },
    {
      id: 'd',
      text: 'With all 150 shares and the stop raised to 69.50, so that nearly the whole gain is locked in.',
      isCorrect: false,
      explanation:
        'Nothing is locked in overnight: after a close at 70.00 the next price may be 59.50, and there the order would be filled. For the hour that is left, on the other hand, 0.50 is less than ordinary noise.',
      consequence:
        'Shortly before the close a nervous dip touches 69.50 and sells everything for a gain of 1,275. The open at 76.30 belongs to others.',
    },
  ],
  difficulty: 'intermediate',
  category: 'Fundamental Analysis',
  terms: ['earnings-per-share', 'gap', 'market-order', 'stop-loss'],
  arithmetic: [
    '40000 * 1 / 100 = 400',
    '70.00 - 66.00 = 4.00',
    '70.00 * 15 / 100 = 10.50',
    '150 * 10.50 = 1575',
    '70.00 * (1 + 9 / 100) = 76.30',
    '(76.30 - 61.00) * 150 = 2295',
    '150 + 50 = 200',
    '200 * 10.50 = 2100',
    '2100 / 40000 * 100 = 5.25',
    '(76.30 - 70.00) * 50 = 315',
    '2295 + 315 = 2610',
    'floor(400 / 10.50) = 38',
    '38 * 10.50 = 399',
    '150 - 38 = 112',
    '(70.00 - 61.00) * 112 = 1008',
    '(76.30 - 61.00) * 38 = 581.40',
    '1008 + 581.40 = 1589.40',
    '70.00 * (1 - 15 / 100) = 59.50',
    '70.00 - 69.50 = 0.50',
    '(69.50 - 61.00) * 150 = 1275',
  ],
};
