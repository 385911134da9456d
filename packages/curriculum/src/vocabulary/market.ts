import type { Term } from './term.ts';

export const marketTerms: readonly Term[] = [
  {
    id: 'bull-market',
    term: 'bull market',
    definition:
      'A long rise of a whole market. By custom it is called so once an index stands 20 % above its last low, which everyone knows only afterwards.',
    example: 'An index that bottomed at 3,000 is said to be in a bull market from 3,600 on.',
    category: 'market',
    difficulty: 'beginner',
    relatedTerms: ['bear-market', 'trend', 'volatility'],
    arithmetic: ['3000 * (1 + 20 / 100) = 3600'],
  },
  {
    id: 'bear-market',
    term: 'bear market',
    definition:
      'A long fall of a whole market; the custom asks for 20 % below the last high. Rises inside it can be quick and convincing.',
    example: 'An index peaks at 5,000 and falls to 3,900. That is 22 % down, and the papers call it a bear market.',
    category: 'market',
    difficulty: 'beginner',
    relatedTerms: ['bull-market', 'drawdown', 'short-selling'],
    pronunciation: 'BAIR',
    arithmetic: ['(5000 - 3900) / 5000 * 100 = 22'],
  },
  {
    id: 'bid',
    term: 'bid',
    definition:
      'The highest price at which somebody is willing to buy at this moment. Whoever sells at once sells at the bid.',
    example: 'The bid is 18.42 for 300 shares. A sale of 300 at the market brings 5,526.00.',
    category: 'market',
    difficulty: 'beginner',
    relatedTerms: ['ask', 'spread', 'market-order'],
    arithmetic: ['18.42 * 300 = 5526.00'],
  },
  {
    id: 'ask',
    term: 'ask',
    definition:
      'The lowest price at which somebody is willing to sell at this moment, also called the offer. Whoever buys at once pays the ask.',
    example: 'The ask is 18.45 for 500 shares. Buying 200 of them at the market costs 3,690.00.',
    category: 'market',
    difficulty: 'beginner',
    relatedTerms: ['bid', 'spread', 'limit-order'],
    arithmetic: ['18.45 * 200 = 3690.00'],
  },
  {
    id: 'spread',
    term: 'spread',
    definition:
      'The distance between bid and ask. It is a cost: whoever buys at the market and sells again in the same second has lost it.',
    example: 'Bid 18.42, ask 18.45: a spread of 0.03. In and out with 200 shares costs 6 before any fee.',
    category: 'market',
    difficulty: 'beginner',
    relatedTerms: ['bid', 'ask', 'liquidity', 'slippage'],
    arithmetic: ['18.45 - 18.42 = 0.03', '0.03 * 200 = 6'],
  },
  {
    id: 'market-order',
    term: 'market order',
    definition:
      'An order to buy or sell at once at whatever price is there. While the market is open it is nearly always filled, at a price that you learn only afterwards.',
    example:
      'You order 400 shares at the market. The first 250 come at 52.10, the other 150 at 52.16; on average you paid 52.12.',
    category: 'market',
    difficulty: 'beginner',
    relatedTerms: ['limit-order', 'slippage', 'ask'],
    arithmetic: ['250 + 150 = 400', '(250 * 52.10 + 150 * 52.16) / 400 = 52.12'],
  },
  {
    id: 'limit-order',
    term: 'limit order',
    definition:
      'An order with a worst price: a buy is filled at the limit or lower, a sale at the limit or higher, or not at all.',
    example:
      'You bid 33.00 for 100 shares while the ask is 33.40. If it falls to 33.00, you save 40; if it never does, you own nothing.',
    category: 'market',
    difficulty: 'beginner',
    relatedTerms: ['market-order', 'bid', 'ask'],
    arithmetic: ['(33.40 - 33.00) * 100 = 40'],
  },
  {
    id: 'liquidity',
    term: 'liquidity',
    definition:
      'How much can be bought or sold without moving the price. A liquid share has a narrow spread and many orders behind it; in a crisis both can vanish within minutes.',
    example:
      'In one company’s shares the spread is 0.01 and five million are traded a day; in another’s it is 0.35, and 4,000 are traded. There the spread alone costs 35 times as much a share.',
    category: 'market',
    difficulty: 'intermediate',
    relatedTerms: ['spread', 'volume', 'slippage'],
    pronunciation: 'lih-KWID-ih-tee',
    arithmetic: ['0.35 / 0.01 = 35'],
  },
  {
    id: 'volatility',
    term: 'volatility',
    definition:
      'How much price moves, whatever the direction; often given as the standard deviation of its returns, scaled to a year. Quiet and wild times come in clusters.',
    example:
      'A standard deviation of 1.5 % a day corresponds to about 24 % a year, because there are 252 trading days and the square root of 252 is 15.9.',
    category: 'market',
    difficulty: 'intermediate',
    relatedTerms: ['average-true-range', 'bollinger-bands', 'gap'],
    pronunciation: 'vol-uh-TIL-ih-tee',
    arithmetic: ['sqrt(252) = 15.9', '1.5 * sqrt(252) = 24'],
  },
  {
    id: 'short-selling',
    term: 'short selling',
    definition:
      'Selling borrowed shares in order to buy them back later, in the hope of a lower price. The gain ends when price has fallen to zero; the loss has no upper limit.',
    example:
      'You sell 100 borrowed shares at 25.00 and buy them back at 31.00. The loss is 600, and the fee for the loan comes on top.',
    category: 'market',
    difficulty: 'advanced',
    relatedTerms: ['bear-market', 'margin-call', 'leverage'],
    arithmetic: ['(31.00 - 25.00) * 100 = 600'],
  },
  {
    id: 'volume',
    term: 'volume',
    definition:
      'How many shares changed hands in a session, or during any other candle. Every trade has a buyer and a seller, so it measures interest and not direction.',
    example:
      'On an ordinary day 1.2 million shares are traded; on the day of the breakout 3.0 million, 2.5 times as many.',
    category: 'market',
    difficulty: 'beginner',
    relatedTerms: ['on-balance-volume', 'liquidity', 'breakout'],
    arithmetic: ['3.0 / 1.2 = 2.5'],
  },
];
