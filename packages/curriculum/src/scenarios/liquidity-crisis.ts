import type { Scenario } from './scenario.ts';

export const liquidityCrisis: Scenario = {
  id: 'liquidity-crisis',
  title: 'A Thin Book',
  context:
    'An investment club of old colleagues has elected you to manage its 220,000, which includes 2,400 shares of a small software company. The rule that was voted for it: after a close below 13.00 everything is sold by the end of the next session.',
  situation:
    'In a panic that took the whole market the share closed at 12.80 yesterday. This morning the spread, 0.05 in quiet times, is 0.60: bid 12.40, ask 13.00. Buyers want 200 shares at 12.40, 300 at 12.10, 700 at 11.50, 1,200 at 10.80 and 1,500 at 10.00, and a new order turns up every few minutes.',
  question: 'It is ten in the morning. How do you get out?',
  options: [
    {
      id: 'a',
      text: 'Sell all 2,400 at once with a market order, as every minute counts in a panic.',
      isCorrect: false,
      explanation:
        'A market order takes one bid after the other, however low they lie. You have until the evening, and would pay as if you had a second.',
      consequence:
        'At once you are out for 27,120, on average 11.30 a share. Sold in pieces the shares would have brought 2,280 more.',
    },
    {
      id: 'b',
      text: 'Sell pieces of 300 with limits from 12.40 down, and any rest before the close.',
      isCorrect: true,
      explanation:
        'Limits give the book time to refill, so that a piece meets a new buyer and not just the next lower bid. If the panic deepens you will sell the rest for less; that is why it must be gone before the close.',
      consequence:
        'New buyers appear, four pieces go at 12.40 and four at 12.10, the last of them shortly before the close. The club receives 29,400, or 12.25 a share, and its rule has been kept.',
    },
    {
      id: 'c',
      text: 'Enter a stop order for all 2,400 at 12.00, to sell only if it gets worse.',
      isCorrect: false,
      explanation:
        'Once 12.00 is reached a stop order becomes a market order, for everything and at the worst moment. Unless it is reached the club still owns the shares in the evening, against the rule.',
      consequence:
        'At noon a small sale finds no bid above 11.50, and that trade sets off the stop. Your shares take 700 bids there, 1,200 at 10.80 and 500 at 10.00: 26,010 in all, or 10.84 a share.',
    },
    {
      id: 'd',
      text: 'Keep the shares until the spread is back near 0.05, and sell them then.',
      isCorrect: false,
      explanation:
        'Saving the spread sounds sensible, but a spread can stay wide for as long as fear lasts. Meanwhile price may move far more than the 0.60, and it was price that told you to go.',
      consequence:
        'From 12.10 in the evening the share opens 10 % lower, at 10.89, and the spread is no smaller. Even at that price the 2,400 shares would bring just 26,136, and the sale is still to come.',
    },
  ],
  difficulty: 'advanced',
  category: 'Market Mechanics',
  terms: ['liquidity', 'bid', 'ask', 'spread', 'market-order', 'limit-order'],
  arithmetic: [
    '13.00 - 12.40 = 0.60',
    '200 * 12.40 + 300 * 12.10 + 700 * 11.50 + 1200 * 10.80 = 27120',
    '200 + 300 + 700 + 1200 = 2400',
    '27120 / 2400 = 11.30',
    '2400 / 300 / 2 = 4',
    '4 * 300 * 12.40 + 4 * 300 * 12.10 = 29400',
    '29400 / 2400 = 12.25',
    '29400 - 27120 = 2280',
    '2400 - 700 - 1200 = 500',
    '700 * 11.50 + 1200 * 10.80 + 500 * 10.00 = 26010',
    '26010 / 2400 = 10.84',
    '(1 - 10 / 100) * 12.10 = 10.89',
    '2400 * 10.89 = 26136',
  ],
};
