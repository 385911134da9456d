import type { Scenario } from './scenario.ts';

export const washSaleRule: Scenario = {
  id: 'wash-sale-rule',
  title: 'A Loss That Should Count',
  context:
    'An electrician in Nevada, you hold 200 shares of a solar company in a taxable account, bought in March at 60.00. You have realised short-term gains of 3,600 this year, on which you pay 24 %, and there is cash in your individual retirement account (IRA).',
  situation:
    'In a bear market for solar shares yours trades at 42.00 on 10 December, and a sale would realise a loss as large as your gains. You still believe in the industry and would like to own the share again next year. Under the wash sale rule, explained in IRS Publication 550, a loss does not count if you buy the same or a substantially identical security within 30 days before or after the sale.',
  question: 'You want the loss to count this year. Which way leads there?',
  options: [
    {
      id: 'a',
      text: 'Sell today and buy the 200 shares back tomorrow in the IRA, a separate account.',
      isCorrect: false,
      explanation:
        'The rule looks at you and not at the account: the IRS has ruled that a purchase in your IRA counts as yours. There the loss is not even added to the cost of the new shares, so it is not put off but gone.',
      consequence:
        'The 3,600 is disallowed for good, and 864 of tax stays due. In January the shares stand 10 % higher at 46.20; the gain of 840 is inside the IRA and does nothing for the lost deduction.',
    },
    {
      id: 'b',
      text: 'Sell today and buy the 200 shares back on 2 January, in the new tax year.',
      isCorrect: false,
      explanation:
        'The 30 days take no notice of the calendar year. By 2 January only 23 have passed, so the purchase turns the sale into a wash sale.',
      consequence:
        'The loss is added to the cost of the new shares, 18.00 on each, and will help when those are sold. For this year it is worth nothing: 864 of tax is due on the gains.',
    },
    {
      id: 'c',
      text: 'Buy another 200 shares today and sell the old ones on 20 December.',
      isCorrect: false,
      explanation:
        'Buying first does not help, because the 30 days also run backwards from the sale. Meanwhile you hold 400 shares, twice the position size you wanted.',
      consequence:
        'On 20 December you sell the old shares, still at 42.00. Their loss passes to the new ones, whose cost becomes 42.00 and 18.00, that is 60.00, as if nothing had happened; the 864 is due.',
    },
    {
      id: 'd',
      text: 'Sell today, hold a broad clean-energy fund and return after 31 days, on 10 January.',
      isCorrect: true,
      explanation:
        'The 30 days after the sale end on 9 January. A fund of many companies is not usually regarded as substantially identical to one of them, although the facts of each case decide, so you stay in the industry and the loss counts.',
      consequence:
        'The loss cancels the gains and saves 864 of tax this year. By 10 January the share has risen 10 % to 46.20 and the fund 2 %, so coming back costs 840 more, less the 168 that the fund has brought: 672. Before tax on the fund you are 192 ahead, and with such volatility the share might as well have fallen.',
    },
  ],
  difficulty: 'advanced',
  category: 'Tax Strategy',
  terms: ['bear-market', 'position-size', 'volatility'],
  arithmetic: [
    '200 * (60.00 - 42.00) = 3600',
    '24 / 100 * 3600 = 864',
    '60.00 - 42.00 = 18.00',
    '(1 + 10 / 100) * 42.00 = 46.20',
    '200 * (46.20 - 42.00) = 840',
    '31 - 10 + 2 = 23',
    '2 * 200 = 400',
    '42.00 + 18.00 = 60.00',
    '10 + 30 - 31 = 9',
    '2 / 100 * 200 * 42.00 = 168',
    '840 - 168 = 672',
    '864 - 672 = 192',
  ],
};
