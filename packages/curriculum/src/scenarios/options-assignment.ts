import type { Scenario } from './scenario.ts';

export const optionsAssignment: Scenario = {
  id: 'options-assignment',
  title: 'Three Calls in the Money',
  context:
    'The 300 shares of a drinks company that you bought at 41.00 when your daughter was born are meant for her studies, and now and then you sell calls against them. You want to keep the shares and their dividends; a sale would cost 15 % of the gain in tax.',
  situation:
    'Three calls that you sold for 1.10 a share, 100 shares to each contract, have a strike of 55.00 and expire in nine days. The share trades at 58.40 and goes ex-dividend tomorrow, with 0.72. The calls can be bought back at 3.52; next month’s calls with a strike of 60.00 can be sold at 0.90.',
  question: 'The market closes in an hour. What do you do?',
  options: [
    {
      id: 'a',
      text: 'Buy the three calls back now and sell next month’s with the strike of 60.00.',
      isCorrect: true,
      explanation:
        'Of the 3.52 only 0.12 is time value, less than the dividend of 0.72, so for whoever holds the calls it pays to exercise tonight. A call whose strike lies above the price gives no such reason.',
      consequence:
        'Entered as one limit order, the exchange costs 786: you pay 1,056 for the old calls and receive 270 for the new. The shares stay, no tax is due on them, and the dividend brings 216. Tomorrow’s opening at 57.68 is 2.32 below the new strike.',
    },
    {
      id: 'b',
      text: 'Wait: whoever exercises nine days before expiry throws the time value away.',
      isCorrect: false,
      explanation:
        'As a rule of thumb this is sound, and the dividend is its exception. Exercising gives up 0.12 of time value and gains 0.72.',
      consequence:
        'All three calls are assigned overnight, and the 216 goes to the new owner. You receive 16,500 for the shares; with the 330 of premium the gain to be taxed is 4,530, and the tax 679.50.',
    },
    {
      id: 'c',
      text: 'Wait until tomorrow: when the dividend is out of the price, the calls cost less.',
      isCorrect: false,
      explanation:
        'Tomorrow is a day late. Those who want the dividend exercise before the ex-dividend day, and you hear of it the morning after.',
      consequence:
        'In the morning there is no call left to buy and no dividend to collect. To own 300 shares again at 57.68 takes 17,304, which is 804 more than the 16,500 you were paid, and the tax comes on top.',
    },
    {
      id: 'd',
      text: 'Sell the 300 shares at 58.40, before somebody takes them at 55.00.',
      isCorrect: false,
      explanation:
        'The sale is what you meant to avoid, and it leaves the calls uncovered: you would still owe 300 shares at 55.00 and no longer have them.',
      consequence:
        'A gain of 5,220 becomes taxable. Assigned overnight, you are short 300 shares at 55.00, owe their dividend of 216 and buy them back at 57.68, which costs another 804.',
    },
  ],
  difficulty: 'advanced',
  category: 'Options Trading',
  terms: ['dividend', 'limit-order', 'short-selling'],
  arithmetic: [
    '3.52 - (58.40 - 55.00) = 0.12',
    '300 * 3.52 = 1056',
    '300 * 0.90 = 270',
    '1056 - 270 = 786',
    '300 * 0.72 = 216',
    '58.40 - 0.72 = 57.68',
    '60.00 - 57.68 = 2.32',
    '300 * 55.00 = 16500',
    '300 * 1.10 = 330',
    '16500 + 330 - 300 * 41.00 = 4530',
    '15 / 100 * 4530 = 679.50',
    '300 * 57.68 = 17304',
    '17304 - 16500 = 804',
    '300 * (58.40 - 41.00) = 5220',
  ],
};
