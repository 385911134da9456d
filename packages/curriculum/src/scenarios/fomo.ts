import { scenarioTitles } from '../copy/scenario-titles.ts';
import type { Scenario } from './scenario.ts';

export const fomo: Scenario = {
  id: 'fomo',
  title: scenarioTitles.fomo,
  context:
    'Between deliveries, you trade a $6,500 account, never with more than $65 at risk. You take a trade only if you can gain at least twice what you risk, measured up to the next resistance.',
  situation:
    'A lithium explorer has gone from 11.20 to 17.92 in four sessions, and your group chat talks about nothing else. The nearest low you trust is yesterday’s, 14.40, so the stop would go at 14.30. Two years ago, the stock turned down at 19.00; that’s the next resistance.',
  question: 'Price is at 17.92 and rising. What’s your next step?',
  options: [
    {
      id: 'a',
      text: 'Buy 17 shares now with a stop at 14.30, which keeps the loss below $65.',
      isCorrect: false,
      explanation:
        'The size is right, but the trade isn’t. There’s 1.08 to gain up to the resistance and 3.62 to lose down to the stop: a reward-to-risk ratio of 0.3 is what being late looks like.',
      consequence:
        'The stock touches 19.00 the next day; after such a rise, a gain of 1.08 seems too small to take, and you hold on. By the weekend, the stop is hit, and you lose $61.54.',
    },
    {
      id: 'b',
      text: 'Set an alert at 14.90, not far above where a stop would go, and leave the stock alone until it goes off.',
      isCorrect: true,
      explanation:
        'From 14.90, the same stop would be 0.60 away and the resistance 4.10, but that ratio of 6.8 is misleading: the stock has moved 1.68 a day, so an ordinary session would hit a stop that close. The alert is a reason to look again, not to buy, and if it never goes off, it costs you nothing.',
      consequence:
        'On Friday, the alert goes off. One falling candle follows another, with no sign of buyers, so you still do nothing, and an hour later, price is at 14.30. You still have your $6,500.',
    },
    {
      id: 'c',
      text: 'Buy 100 shares with a market order and no stop; a crowd that’s been right for four days must know something.',
      isCorrect: false,
      explanation:
        'Other people’s gains tell you where price has been. At 17.92, you’d put $1,792, or 27.6% of the account, into one stock, with no plan for getting out.',
      consequence:
        'At 19.00, you’re up $108 and feel smart. Two days later, price is at 14.30, you panic and sell, and you’ve lost $362, which is 5.6% of the account.',
    },
    {
      id: 'd',
      text: 'Sell 100 shares short, because a 60% rally has to be retraced.',
      isCorrect: false,
      explanation:
        'How far price has risen doesn’t tell you when it will turn, and while you wait, a short seller’s loss has no limit. It’s the same fear of missing out, in the other direction.',
      consequence:
        'The next morning, price hits 19.00. You get scared, buy back and lose $108, and then the decline you’d hoped for begins.',
    },
  ],
  difficulty: 'beginner',
  category: 'Psychology',
  terms: ['reward-to-risk-ratio', 'resistance', 'pullback', 'market-order', 'short-selling'],
  arithmetic: [
    '(17.92 - 11.20) / 11.20 * 100 = 60',
    '19.00 - 17.92 = 1.08',
    '17.92 - 14.30 = 3.62',
    '1.08 / 3.62 = 0.3',
    'floor(65 / 3.62) = 17',
    '17 * 3.62 = 61.54',
    '14.90 - 14.30 = 0.60',
    '19.00 - 14.90 = 4.10',
    '4.10 / 0.60 = 6.8',
    '(17.92 - 11.20) / 4 = 1.68',
    '100 * 17.92 = 1792',
    '1792 / 6500 * 100 = 27.6',
    '100 * 1.08 = 108',
    '100 * 3.62 = 362',
    '362 / 6500 * 100 = 5.6',
  ],
  basis: 'profit or loss on the trade within the week',
  outcomes: { a: -61.54, b: 0, c: -362, d: -108 },
  chart: {
    title: 'The lithium explorer, daily candles',
    prices: [11.2, 17.92, 19],
    before: [
      [10.69, 11.16, 10.67, 11.05],
      [10.96, 11.17, 10.92, 11.02],
      [11.08, 11.18, 10.79, 10.86],
      [10.88, 10.88, 10.61, 10.64],
      [10.63, 11.15, 10.59, 11],
      [11.01, 11.06, 10.5, 10.57],
      [10.54, 10.71, 10.44, 10.54],
      [10.51, 10.82, 10.48, 10.7],
      [10.67, 10.91, 10.62, 10.9],
      [10.92, 11.24, 10.89, 11.2],
      [11.35, 12.74, 11.22, 12.6],
      [12.7, 14.45, 12.52, 14.28],
      [14.62, 16.05, 14.4, 15.8],
      [15.94, 17.92, 15.78, 17.92],
    ],
    after: [
      [18.12, 19, 17.18, 17.46],
      [17.32, 17.55, 15.62, 15.84],
      [15.7, 15.92, 14.08, 14.22],
    ],
  },
};
