import { scenarioTitles } from '../copy/scenario-titles.ts';
import type { Scenario } from './scenario.ts';

export const stopLoss: Scenario = {
  id: 'stop-loss',
  title: scenarioTitles['stop-loss'],
  context:
    'You’re a driving instructor with a single position in an $18,400 account. You set its stop on the day you bought, a little below support, so that being wrong would cost 1%.',
  situation:
    'The position is 80 shares of Tessin Rail, bought at 56.20, with a stop-loss order at 53.90. Support is at 54.10, and the next level below it is 51.70. This afternoon, price has slipped to 54.20 along with a weak market, and there’s no news about the company.',
  question: 'What do you do with the order?',
  options: [
    {
      id: 'a',
      text: 'Leave it at 53.90, and accept that price may turn around right after you’re out, as it sometimes does.',
      isCorrect: true,
      explanation:
        'Nothing has happened that your plan didn’t allow for. At 53.90, the idea that buyers defend support is wrong, and you chose 80 shares so that this would cost you $184.',
      consequence:
        'Half an hour later, support gives way. Slippage makes it ten cents worse: you’re filled at 53.80 and lose $192, while the stock keeps falling without you.',
    },
    {
      id: 'b',
      text: 'Cancel it until the close, because price often dips below support for an hour and comes back.',
      isCorrect: false,
      explanation:
        'Dips like that are why you put the stop below support and not on it. If you cancel it, you give up the cap on your loss at the very moment you need it and leave the exit to your nerves.',
      consequence:
        'The session closes below 53.90, and you give it another day, then one more. In the end, you sell 10% below your entry, at 50.58, for a loss of $449.60.',
    },
    {
      id: 'c',
      text: 'Lower it to 51.50, below the next support, to give the trade more room.',
      isCorrect: false,
      explanation:
        'From your entry down to 51.50, each share risks 4.70 instead of 2.30, and you still own 80 of them. A wide stop is a choice to make before you buy, with fewer shares.',
      consequence:
        'It takes price two days to get there. Your lower stop is hit, and you lose $376, about twice the $184 you planned for.',
    },
    {
      id: 'd',
      text: 'Turn it into a stop-limit order with a limit of 53.90, so that you can’t be filled any lower.',
      isCorrect: false,
      explanation:
        'A limit order protects your price but not your exit: once triggered, it sells at 53.90 or higher, or it doesn’t sell at all. A stop is there to get you out.',
      consequence:
        'Price drops through 53.90 before anyone buys your shares, and the next time you look, it’s 2.00 lower. You sell manually at 51.90, for a loss of $344.',
    },
  ],
  difficulty: 'beginner',
  category: 'Risk Management',
  terms: ['stop-loss', 'support', 'slippage', 'limit-order'],
  arithmetic: [
    '56.20 - 53.90 = 2.30',
    '2.30 * 80 = 184',
    '184 / 18400 * 100 = 1',
    '53.90 - 10 / 100 = 53.80',
    '(56.20 - 53.80) * 80 = 192',
    '56.20 * (1 - 10 / 100) = 50.58',
    '(56.20 - 50.58) * 80 = 449.60',
    '56.20 - 51.50 = 4.70',
    '4.70 * 80 = 376',
    'round(376 / 184) = 2',
    '53.90 - 2.00 = 51.90',
    '(56.20 - 51.90) * 80 = 344',
  ],
  basis: 'profit or loss on the 80 shares bought at 56.20',
  outcomes: { a: -192, b: -449.6, c: -376, d: -344 },
  chart: {
    title: 'Tessin Rail, daily; today is split in two',
    prices: [56.2, 54.1, 54.2, 50.58],
    before: [
      [55.19, 55.86, 55.17, 55.61],
      [55.5, 55.57, 54.87, 54.89],
      [54.93, 55.07, 54.85, 55.05],
      [55.03, 55.28, 54.94, 55],
      [54.9, 55.3, 54.1, 55.2],
      [55.15, 55.46, 55.09, 55.41],
      [55.42, 55.85, 55.26, 55.8],
      [55.8, 56.24, 55.75, 56.2],
      [56.14, 56.45, 56.11, 56.28],
      [56.33, 56.55, 56.07, 56.27],
      [56.23, 56.71, 55.61, 55.91],
      [55.97, 56.15, 55.53, 55.66],
      [55.79, 56.09, 55.68, 56],
      [56.08, 56.2, 55.86, 55.96],
      [55.97, 56.07, 55.49, 55.59],
      [55.57, 55.71, 55.47, 55.66],
      [55.65, 55.65, 55.19, 55.2],
      [55.1, 55.24, 54.18, 54.2],
    ],
    after: [
      [54.2, 54.26, 53.2, 53.38],
      [53.3, 53.46, 51.86, 52.12],
      [52, 52.2, 51.3, 51.44],
      [51.3, 51.4, 50.36, 50.58],
    ],
  },
};
