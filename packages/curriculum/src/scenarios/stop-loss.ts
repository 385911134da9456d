import type { Scenario } from './scenario.ts';

export const stopLoss: Scenario = {
  id: 'stop-loss',
  title: 'The Stop Comes Close',
  context:
    'You teach people to drive and hold a single position in an account of 18,400. Its stop was set on the day you bought, a little under support, so that being wrong would cost 1 %.',
  situation:
    'The position is 80 shares of Tessin Rail, bought at 56.20, and a stop-loss order lies in the market at 53.90. Support is at 54.10, the next one beneath it at 51.70. This afternoon price has slipped to 54.20 along with a dull market, and there is no news about the company.',
  question: 'What do you do with the order?',
  options: [
    {
      id: 'a',
      text: 'Leave it at 53.90, and accept that price may turn round a moment after you are out, as it sometimes does.',
      isCorrect: true,
      explanation:
        'Nothing has happened that the plan did not allow for. At 53.90 the idea that buyers defend the support is wrong, and 80 shares were chosen so that this costs 184.',
      consequence:
        'Half an hour later the support gives way. Slippage makes it ten cents worse: you are filled at 53.80 and lose 192, while the share goes on falling without you.',
    },
    {
      id: 'b',
      text: 'Cancel it until the close, because price often dips under a support for an hour and comes back.',
      isCorrect: false,
      explanation:
        'Such dips are the reason why the stop lies under the support and not on it. Cancelling takes the limit away at the one moment it was made for and leaves the exit to your nerves.',
      consequence:
        'The session closes under 53.90, and you give it another day, then one more. In the end you sell 10 % below your entry, at 50.58, with a loss of 449.60.',
    },
    {
      id: 'c',
      text: 'Lower it to 51.50, under the next support, to give the trade more room.',
      isCorrect: false,
      explanation:
        'From your entry down to 51.50 a share risks 4.70 instead of 2.30, and you still own 80 of them. A wide stop is a choice to make before buying, with fewer shares.',
      consequence:
        'Price needs two days to get there. The lowered stop is hit, and 376 is lost, about twice the 184 that the plan was ready to pay.',
    },
    {
      id: 'd',
      text: 'Turn it into a stop-limit order with a limit of 53.90, so that you cannot be sold out any lower.',
      isCorrect: false,
      explanation:
        'A limit order secures a price and gives up the exit: once triggered, it sells at 53.90 or higher, or it does not sell. A stop is there to get you out.',
      consequence:
        'Sellers run through 53.90 before anybody takes your shares, and the next time you look the price is 2.00 lower. By hand you sell at 51.90, which makes a loss of 344.',
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
};
