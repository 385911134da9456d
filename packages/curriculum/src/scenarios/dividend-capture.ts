import type { Scenario } from './scenario.ts';

export const dividendCapture: Scenario = {
  id: 'dividend-capture',
  title: 'One Night for a Dividend',
  context:
    'You are a dental hygienist with 20,000 in a taxable account and 5,000 of long-term gains realised this year. In the United States you pay 24 % on income, and 15 % on long-term gains and on qualified dividends, those of shares held for more than 60 days of the 121-day period around the ex-dividend day.',
  situation:
    'On Tuesday afternoon an electricity company is offered at 40.00, with a spread of 0.02. It pays a dividend of 0.60 in three weeks; Wednesday is the ex-dividend day and, because shares settle one business day after the trade, the record day as well. A friend points out that 500 shares would bring you 300.',
  question: 'You have no other reason to own the share. What do you do?',
  options: [
    {
      id: 'a',
      text: 'Buy 500 shares now and sell them at the opening on Wednesday.',
      isCorrect: false,
      explanation:
        'Whoever buys on Wednesday gets no dividend and pays less for that reason: other things being equal, the price opens 0.60 lower. After a single night the dividend is not qualified either, and is taxed at 24 %.',
      consequence:
        'The share opens at 39.40 and you sell at the bid of 39.38, a loss of 310 against a dividend of 300. Tax takes 72 of the dividend, while the loss saves 46.50 on your long-term gains. All in all you are 35.50 poorer.',
    },
    {
      id: 'b',
      text: 'Buy 500 shares now and hold them until the dividend has been paid.',
      isCorrect: false,
      explanation:
        'The dividend belongs to those who own the share at the close of Tuesday, even if they no longer do on the day of payment. Three weeks more add price risk and nothing else, not even the lower tax, for which it takes more than 60 days.',
      consequence:
        'By the time the 300 arrives, the share has lost a further 1.00 and stands at 38.40. You are 800 down on the price and 500 down in all, before tax.',
    },
    {
      id: 'c',
      text: 'Buy 500 shares at the opening on Wednesday, cheaper and still on the record day.',
      isCorrect: false,
      explanation:
        'A purchase of Wednesday settles on Thursday, so on the record day the seller is still in the books. It is cheaper because the dividend is no longer part of what you buy.',
      consequence:
        'You pay 39.40 and receive no dividend. Three weeks later, at 38.40, you are 500 down, precisely as far as someone who bought the day before and got the 300.',
    },
    {
      id: 'd',
      text: 'Leave it: the dividend comes out of the price overnight.',
      isCorrect: true,
      explanation:
        'A dividend moves money from the company to its owners and leaves each share worth that much less. For a night of ownership there remain a spread, a tax bill and the risk that something happens.',
      consequence:
        'On Wednesday the share opens at 39.40, lower by the 0.60. Nothing earned, nothing paid: the 20,000 is there for a trade that has a reason.',
    },
  ],
  difficulty: 'intermediate',
  category: 'Market Mechanics',
  terms: ['dividend', 'spread', 'bid'],
  arithmetic: [
    '500 * 40.00 = 20000',
    '500 * 0.60 = 300',
    '40.00 - 0.60 = 39.40',
    '39.40 - 0.02 = 39.38',
    '500 * (40.00 - 39.38) = 310',
    '24 / 100 * 300 = 72',
    '15 / 100 * 310 = 46.50',
    '310 - 300 + 72 - 46.50 = 35.50',
    '39.40 - 1.00 = 38.40',
    '500 * (40.00 - 38.40) = 800',
    '800 - 300 = 500',
    '500 * (39.40 - 38.40) = 500',
  ],
};
