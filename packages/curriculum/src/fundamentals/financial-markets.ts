import type { FundamentalsSection } from './fundamentals-section.ts';

export const financialMarkets: FundamentalsSection = {
  id: 'financial-markets',
  title: 'Understanding Financial Markets',
  summary: 'Exchanges, orders and hours: where prices come from and when they move.',
  estimatedTime: 5,
  terms: ['bid', 'ask', 'spread', 'market-order', 'limit-order', 'gap', 'bull-market', 'bear-market'],
  blocks: [
    {
      kind: 'paragraph',
      text: 'After this section you know where an order goes, why the same share has two prices at once, which order to use when, and at what hours a chart is worth reading.',
    },
    { kind: 'heading', text: 'What is traded' },
    {
      kind: 'list',
      items: [
        'Shares: parts of single companies. The lessons here use them.',
        'Exchange-traded funds: baskets of shares that trade like one. SPY follows the 500 large companies of the S&P 500, QQQ the Nasdaq 100, IWM the smaller companies of the Russell 2000. Some hold other things: TLT long bonds of the United States, GLD gold.',
        'Bonds: loans to governments and companies, paid back on a set day, with interest until then.',
        'Currencies and commodities: traded almost around the clock on working days, with gaps mostly over the weekend.',
        'Options: rights to buy or sell a share at a set price up to a set day. They can expire worthless and are no place to begin.',
      ],
    },
    { kind: 'heading', text: 'The order book' },
    {
      kind: 'paragraph',
      text: 'An exchange keeps two lists for every share. On one stand the people who want to buy, the highest price on top: that price is the bid. On the other stand those who want to sell, the lowest price on top: the ask. Between them lies the spread. A trade happens whenever somebody is impatient enough to accept the other list’s price.',
    },
    {
      kind: 'table',
      caption: 'A small order book.',
      head: ['Shares wanted', 'Bid', 'Ask', 'Shares offered'],
      rows: [
        ['200', '31.10', '31.14', '150'],
        ['500', '31.09', '31.15', '400'],
        ['900', '31.06', '31.19', '1,000'],
      ],
    },
    {
      kind: 'worked-example',
      title: 'A market order eats its way upwards',
      steps: [
        'You send a market order for 700 shares into the book above.',
        'The first 150 cost 31.14 each, the next 400 cost 31.15, and the last 150 cost 31.19.',
        'In all you pay 21,809.50, which is 31.16 a share on average: 0.02 more than the ask you saw.',
        'A limit order at 31.15 would have bought 550 shares and left you waiting for the other 150.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Neither order is the better one. A market order gets you in or out almost without fail, at a price you learn afterwards. A limit order names its worst price and may not be filled. Use the first when leaving matters more than the price, the second when you have time.',
    },
    { kind: 'heading', text: 'Who moves prices' },
    {
      kind: 'paragraph',
      text: 'Funds and pension schemes move the large sums; they need days or weeks to build a position, which is one of the reasons given for trends. Market makers stand ready on both sides and live on the spread. Companies buy back their own shares. Private traders are the smaller part of the whole, but in a single small company they can be most of it.',
    },
    {
      kind: 'paragraph',
      text: 'News moves prices when it differs from what was expected, not because it is good or bad. A company that doubles its profit may fall, if the market had hoped for more.',
    },
    { kind: 'heading', text: 'Hours and gaps' },
    {
      kind: 'paragraph',
      text: 'The New York Stock Exchange and Nasdaq trade from 9:30 to 16:00 New York time on working days, about 252 days a year. Before and after that some orders are matched too, with few participants and wide spreads. What is announced in the evening therefore shows in the next morning’s first price, as a gap.',
    },
    {
      kind: 'paragraph',
      text: 'The first half hour and the last one are the busiest. At noon little happens, and patterns on a five-minute chart then rest on few trades. On the daily chart all of this is hidden inside one candle, which is one reason to start there.',
    },
    {
      kind: 'chart',
      picture: {
        candles: [
          [105.49, 105.76, 103.43, 104.11],
          [103.94, 105.04, 102.25, 102.67],
          [102.77, 102.89, 101.24, 101.5],
          [101.5, 102.01, 99.71, 99.77],
          [99.75, 100.32, 98.95, 99.31],
          [99.39, 99.51, 97.16, 98.26],
          [98.24, 100.76, 98.2, 100.28],
          [100.44, 101.22, 100.4, 100.9],
          [100.82, 101.8, 100.63, 101.79],
          [101.7, 103.48, 101.68, 102.98],
          [103.12, 104.94, 102.51, 104.69],
          [104.63, 105.98, 104.48, 105.95],
          [105.94, 106.34, 104.71, 104.81],
          [104.88, 105.24, 103.69, 103.9],
          [104.06, 104.4, 102.2, 102.57],
          [102.58, 102.72, 100.44, 100.58],
          [100.72, 101.04, 99.26, 99.97],
          [99.93, 99.95, 98.11, 98.18],
          [98.18, 100.5, 97.97, 99.72],
          [99.73, 101.73, 99.61, 101.42],
          [101.45, 103.7, 101.38, 102.47],
          [102.49, 103.99, 102.37, 103.88],
          [104.05, 104.47, 103.79, 104.1],
          [104.1, 106.01, 103.52, 105.63],
          [105.53, 105.92, 104.96, 105.16],
          [105.2, 105.24, 102.77, 102.93],
          [103.04, 103.37, 102.07, 102.28],
          [102.2, 102.44, 100.99, 101.14],
          [101.07, 101.34, 99.25, 99.63],
          [99.63, 100.79, 99.6, 100.25],
          [100.21, 100.26, 100.09, 100.14],
          [100.41, 100.67, 100.22, 100.39],
          [100.41, 102.88, 100.23, 101.45],
          [101.43, 101.85, 100.92, 101.44],
          [101.46, 103.21, 100.76, 103.14],
          [102.89, 104.05, 102.49, 104.01],
        ],
        mark: null,
        alt: 'Candles swing between a floor near 98 and a ceiling near 106, with three lows at 97, 98 and 99 and two highs at 106.',
      },
      lines: [
        { label: 'Ceiling 106.00', from: [11, 106], to: [35, 106] },
        { label: 'Floor 98.00', from: [5, 98], to: [35, 98] },
      ],
      caption:
        'Seven weeks of daily candles between buyers near 98 and sellers near 106. Nobody fixed these prices; they are where the lists in the order book were longest.',
    },
    { kind: 'heading', text: 'Bull, bear and sideways' },
    {
      kind: 'paragraph',
      text: 'By custom a rise of 20 % from the last low is called a bull market and a fall of 20 % from the last high a bear market. The words describe what has been. A share can fall in a bull market, and many of the sharpest single rises occur in bear markets. Still, most shares move with the whole most of the time, so look at an index before you look at a company.',
    },
    {
      kind: 'mistakes',
      items: [
        {
          mistake: 'Using market orders in thinly traded shares.',
          instead:
            'Look at the spread first; if it is more than about a tenth of what you hope to gain, use a limit order or another share.',
        },
        {
          mistake: 'Reading pre-market prices as if they were the market.',
          instead: 'Note them, and wait for the regular session to show whether anyone else agrees.',
        },
        {
          mistake: 'Holding five shares of one industry and calling it diversification.',
          instead: 'Check whether they fell on the same days last year.',
        },
      ],
    },
    {
      kind: 'exercise',
      text: 'Find the opening hours of the exchange you would trade on, in your own time zone, and note the two half hours that are busiest.',
    },
  ],
  arithmetic: [
    '150 + 400 + 150 = 700',
    '150 * 31.14 + 400 * 31.15 + 150 * 31.19 = 21809.50',
    '21809.50 / 700 = 31.16',
    '31.16 - 31.14 = 0.02',
    '150 + 400 = 550',
  ],
  given: [9, 16, 20, 30, 200, 500, 900, 1000, 31.06, 31.09, 31.1],
};
