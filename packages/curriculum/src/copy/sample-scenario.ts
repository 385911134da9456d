import type { Scenario } from '../scenarios/scenario.ts';

/** A scenario that everyone may try. It is none of the scenarios of Heritage. */
export const sampleScenario: Scenario = {
  id: 'taking-profit',
  title: 'The Gain Looks Big Enough',
  context:
    'You’re a nurse who trades a few stocks in a $20,000 account. Before you buy, you write down a stop and a target.',
  situation:
    'You own 100 shares of Halden Foods, bought at 50.00, with a stop at 48.00 and a target at 56.00. After eight days, the stock has risen to 53.20, and each dip has ended higher than the one before. A friend says that nobody ever went broke taking a profit.',
  question: 'What do you do?',
  options: [
    {
      id: 'a',
      text: 'Sell all 100 shares at 53.20, so that the gain of $320 can’t slip away.',
      isCorrect: false,
      explanation:
        'It feels safe, but a loser costs you 2.00 a share, and this winner would pay 3.20 instead of 6.00. Take every profit this early, and you need 38% of your trades to win just to break even, not 25%.',
      consequence: 'You make $320. Price dips, turns around, and reaches 56.00 without you.',
    },
    {
      id: 'b',
      text: 'Do nothing: leave the stop at 48.00 and the target at 56.00.',
      isCorrect: true,
      explanation:
        'Nothing has happened that your plan didn’t allow for, and the reason for the trade still stands. You weighed the risk and the reward before you had money in it, when that was easier.',
      consequence: 'The dip that follows is uncomfortable. Then price reaches your target, and you make $600.',
    },
    {
      id: 'c',
      text: 'Move the stop up to 53.00, so that nearly all of the gain is locked in.',
      isCorrect: false,
      explanation:
        'A stop belongs where your idea would be wrong. At 53.00, it’s only 0.20 away, and the stock moves more than that on any ordinary day: you’d be leaving the exit to chance.',
      consequence: 'The next day’s dip takes you out at 53.00 with a gain of $300, before the rally to 56.00.',
    },
    {
      id: 'd',
      text: 'Buy another 100 shares at 53.20 and leave the stop where it is, because you’re right.',
      isCorrect: false,
      explanation:
        'At the stop, the first 100 shares would lose $200 and the new ones $520: together 3.6% of your account instead of the 1% you planned. More shares need a stop and a size of their own.',
      consequence:
        'It works this time: at 56.00, you make $600 on the first shares and $280 on the others, $880 in all.',
    },
  ],
  difficulty: 'beginner',
  category: 'Psychology',
  terms: ['stop-loss', 'reward-to-risk-ratio', 'position-size', 'win-rate'],
  arithmetic: [
    '50.00 - 48.00 = 2.00',
    '2.00 * 100 = 200',
    '200 / 20000 * 100 = 1',
    '53.20 - 50.00 = 3.20',
    '3.20 * 100 = 320',
    '56.00 - 50.00 = 6.00',
    '6.00 * 100 = 600',
    'round(2.00 / (2.00 + 3.20) * 100) = 38',
    '2.00 / (2.00 + 6.00) * 100 = 25',
    '53.20 - 53.00 = 0.20',
    '(53.00 - 50.00) * 100 = 300',
    '(53.20 - 48.00) * 100 = 520',
    '(200 + 520) / 20000 * 100 = 3.6',
    '(56.00 - 53.20) * 100 = 280',
    '600 + 280 = 880',
  ],
  basis: 'profit or loss on Halden Foods by the time price reaches 56.00',
  outcomes: { a: 320, b: 600, c: 300, d: 880 },
  chart: {
    title: 'Halden Foods, daily candles',
    prices: [50, 53.2, 56],
    before: [
      [48.9, 49.5, 48.6, 49.3],
      [49.3, 49.6, 48.7, 48.9],
      [48.9, 49.2, 48.3, 48.5],
      [48.5, 49.4, 48.4, 49.2],
      [49.2, 49.9, 49, 49.7],
      [49.7, 50.2, 49.4, 50],
      [50, 50.7, 49.5, 50.4],
      [50.4, 51, 50.1, 50.8],
      [50.8, 51.1, 50, 50.3],
      [50.3, 51.4, 50.2, 51.2],
      [51.2, 52.1, 51, 51.9],
      [51.9, 52.3, 51.3, 51.6],
      [51.6, 52.8, 51.5, 52.6],
      [52.6, 53.5, 52.3, 53.2],
    ],
    after: [
      [53.25, 53.6, 52.4, 52.7],
      [52.7, 53, 51.9, 52.1],
      [52.1, 52.4, 51.6, 52.2],
      [52.2, 53.4, 52.1, 53.2],
      [53.2, 54.1, 52.9, 53.9],
      [53.9, 54.6, 53.5, 54.3],
      [54.3, 55.4, 54.2, 55.2],
      [55.2, 56.2, 55, 56],
    ],
  },
};
