import type { Term } from './term.ts';

export const marketTerms: readonly Term[] = [
  {
    id: 'bull-market',
    term: 'bull market',
    definition:
      'A long rise in the whole market. By convention, a rise counts as one when an index is up 20% from the low of the preceding decline, and it’s dated from that low, so its beginning is known only in hindsight.',
    example: 'An index bottoms at 3,000. At 3,600, the rise from 3,000 counts as a bull market, dated from 3,000.',
    category: 'market',
    difficulty: 'beginner',
    relatedTerms: ['bear-market', 'trend', 'volatility'],
    arithmetic: ['3000 * (1 + 20 / 100) = 3600'],
  },
  {
    id: 'bear-market',
    term: 'bear market',
    definition:
      'A long decline in the whole market; by convention, one of at least 20% from the last high. Rallies within it can be fast and convincing.',
    example: 'An index peaks at 5,000 and falls to 3,900. That’s down 22%, and the news calls it a bear market.',
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
      'The highest price that anyone is willing to pay right now. If you sell with a market order, you get the bid.',
    example: 'The bid is 18.42 for 300 shares. Selling 300 with a market order brings you $5,526.',
    category: 'market',
    difficulty: 'beginner',
    relatedTerms: ['ask', 'spread', 'market-order'],
    arithmetic: ['18.42 * 300 = 5526.00'],
  },
  {
    id: 'ask',
    term: 'ask',
    definition:
      'The lowest price at which anyone is willing to sell right now, also called the offer. If you buy with a market order, you pay the ask.',
    example: 'The ask is 18.45 for 500 shares. Buying 200 of them with a market order costs you $3,690.',
    category: 'market',
    difficulty: 'beginner',
    relatedTerms: ['bid', 'spread', 'limit-order'],
    arithmetic: ['18.45 * 200 = 3690.00'],
  },
  {
    id: 'spread',
    term: 'spread',
    definition:
      'The difference between the bid and the ask. It’s a cost: if you buy at the ask and sell a second later at the bid, you’ve lost the spread.',
    example: 'Bid 18.42, ask 18.45: a spread of 0.03. Getting in and out of 200 shares costs $6 before any fees.',
    category: 'market',
    difficulty: 'beginner',
    relatedTerms: ['bid', 'ask', 'liquidity', 'slippage'],
    arithmetic: ['18.45 - 18.42 = 0.03', '0.03 * 200 = 6'],
  },
  {
    id: 'market-order',
    term: 'market order',
    definition:
      'An order to buy or sell right away at the best price available. While the market is open, it’s nearly always filled, at a price that you learn only afterward.',
    example:
      'You buy 400 shares with a market order. The first 250 cost 52.10 each, the other 150 cost 52.16; on average, you paid 52.12.',
    category: 'market',
    difficulty: 'beginner',
    relatedTerms: ['limit-order', 'slippage', 'ask'],
    arithmetic: ['250 + 150 = 400', '(250 * 52.10 + 150 * 52.16) / 400 = 52.12'],
  },
  {
    id: 'limit-order',
    term: 'limit order',
    definition:
      'An order with a worst acceptable price: a buy is filled at the limit or lower, a sell at the limit or higher, or not at all.',
    example:
      'You enter a limit order to buy 100 shares at 33.00 while the stock trades at 33.40. If it’s filled, you save $40; if price never gets there, you own nothing.',
    category: 'market',
    difficulty: 'beginner',
    relatedTerms: ['market-order', 'bid', 'ask'],
    arithmetic: ['(33.40 - 33.00) * 100 = 40'],
  },
  {
    id: 'liquidity',
    term: 'liquidity',
    definition:
      'How much you can buy or sell without moving the price. A liquid stock has a narrow spread and many orders on both sides; in a crisis, the spread can widen and the orders vanish within minutes.',
    example:
      'One stock has a spread of 0.01 and trades five million shares a day; another has a spread 35 times as wide, 0.35, and trades 4,000. An order for 5,000 shares hardly moves the first; in the second, it’s more than a whole day’s trading.',
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
      'How much price moves, in either direction; often measured as the standard deviation of returns, scaled to a year. Quiet days tend to follow quiet days, and wild days follow wild ones.',
    example:
      'A standard deviation of 1.5% a day is about 24% a year, because there are about 252 trading days in a year and the square root of 252 is 15.9.',
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
      'Selling shares borrowed through your broker, who has to locate them first, and buying them back later, hopefully at a lower price. The most you can gain is the price you sold at, if the stock goes to zero; the loss has no upper limit.',
    example:
      'You sell 100 borrowed shares at 25.00 and buy them back at 31.00. You lose $600, plus the fee for borrowing the shares.',
    category: 'market',
    difficulty: 'advanced',
    relatedTerms: ['bear-market', 'margin-call', 'leverage'],
    arithmetic: ['(31.00 - 25.00) * 100 = 600'],
  },
  {
    id: 'volume',
    term: 'volume',
    definition:
      'How many shares changed hands in a session, or in whatever period a candle covers. Every trade has a buyer and a seller, so volume measures interest, not direction.',
    example:
      'On an ordinary day, 1.2 million shares trade; on the day of the breakout, it’s 3.0 million, 2.5 times as many.',
    category: 'market',
    difficulty: 'beginner',
    relatedTerms: ['on-balance-volume', 'liquidity', 'breakout'],
    arithmetic: ['3.0 / 1.2 = 2.5'],
  },
];
