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
      text: 'After this section, you’ll know what happens to an order, why the same stock has two prices at once, which order to use when, and which hours of the day tell you the most.',
    },
    { kind: 'heading', text: 'What is traded' },
    {
      kind: 'list',
      items: [
        'Stocks: pieces of individual companies. They’re what you’ll see in the lessons here.',
        'Exchange-traded funds: baskets of stocks that trade like a single stock. SPY tracks the 500 large companies of the S&P 500, QQQ the Nasdaq 100, IWM the smaller companies of the Russell 2000. Some hold other things: TLT holds long-term US Treasury bonds, GLD gold.',
        'Bonds: loans to governments and companies, paid back on a set date, with interest until then.',
        'Currencies and commodities: traded almost around the clock on weekdays, with gaps mostly over the weekend.',
        'Options: rights to buy or sell shares at a set price until a set date. They can expire worthless and aren’t the place to start.',
      ],
    },
    { kind: 'heading', text: 'The order book' },
    {
      kind: 'paragraph',
      text: 'An exchange keeps two lists for every stock. One has the buy orders, with the highest price on top: that’s the bid. The other has the sell orders, with the lowest price on top: that’s the ask. The difference between them is the spread. A trade happens whenever someone is impatient enough to accept the other list’s price.',
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
      title: 'A market order walks up the book',
      steps: [
        'You send a market order for 700 shares into the book above.',
        'The first 150 cost 31.14 each, the next 400 cost 31.15, and the last 150 cost 31.19.',
        'In all, you pay $21,809.50, which is 31.16 a share on average: 0.02 more than the ask you saw.',
        'A limit order at 31.15 would have bought you 550 shares and left you waiting for the other 150.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Neither order is better. A market order almost always gets you in or out, at a price you learn afterward. A limit order sets the worst price you’ll accept, and it may not be filled. Use the first when getting out matters more than the price, the second when you have time.',
    },
    { kind: 'heading', text: 'Who moves prices' },
    {
      kind: 'paragraph',
      text: 'Large funds trade in such size that it takes them days or weeks to build a position; that’s one explanation for why trends form. Market makers are ready to buy and sell at any time and earn the spread. Companies buy back their own shares. A single individual rarely moves a price, but in a small company’s stock, individual traders can make up most of the market.',
    },
    {
      kind: 'paragraph',
      text: 'News moves prices when it differs from what people expected, not because it’s good or bad. A company can double its profit, and its stock can still fall, if the market expected even more.',
    },
    { kind: 'heading', text: 'Hours and gaps' },
    {
      kind: 'paragraph',
      text: 'The regular session of the New York Stock Exchange and Nasdaq runs from 9:30 a.m. to 4:00 p.m. New York time, about 252 days a year. Some trading goes on before and after it, with few participants and wide spreads. On a daily chart, news announced in the evening usually shows up in the next morning’s open, often as a gap.',
    },
    {
      kind: 'paragraph',
      text: 'The first and last half hours are the busiest. Around noon, not much happens, and patterns on a five-minute chart are based on fewer trades. On the daily chart, all of this is hidden inside one candle, which is one reason to start there.',
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
        alt: 'Candles swing between support near 98 and resistance near 106, with three lows at 97, 98 and 99 and two highs at 106.',
      },
      lines: [
        { label: 'Resistance 106.00', from: [11, 106], to: [35, 106] },
        { label: 'Support 98.00', from: [5, 98], to: [35, 98] },
      ],
      caption:
        'Seven weeks of daily candles between buyers near 98 and sellers near 106. No one set these prices; they’re where enough orders came in to turn price around.',
    },
    { kind: 'heading', text: 'US rules to know' },
    { kind: 'paragraph', text: 'Rules change, and old ones live on in videos. These are as of November 2026.' },
    {
      kind: 'list',
      items: [
        'Day trading: you’ll still hear that frequent day trading in a margin account requires $25,000. That pattern day trader rule was replaced by intraday margin requirements on June 4, 2026. Brokers have until October 20, 2027, to phase in the change, so ask yours which rule it’s using.',
        'Short sales: your broker has to locate shares that you can borrow before you sell. Once a stock is down 10% from the previous close, Rule 201 allows short sales only above the best bid, for the rest of that day and all of the next.',
        'Pauses: under limit up-limit down, a stock can’t trade more than a set percentage from its average price of the last five minutes: for most of the day, 5% for the largest stocks and 10% for most others above $3. If it’s stuck at that limit for 15 seconds, trading pauses for five minutes.',
        'Overnight: some brokers take orders from 8:00 p.m. to 4:00 a.m. New York time, on venues such as Blue Ocean. Few people trade there, spreads are wide, and most stop-loss orders don’t work outside regular hours.',
      ],
    },
    { kind: 'heading', text: 'Bull, bear and sideways' },
    {
      kind: 'paragraph',
      text: 'By convention, a rise of 20% from the last low is called a bull market, and a decline of 20% from the last high a bear market. The words describe the past. A stock can fall in a bull market, and many of the sharpest one-day rallies happen in bear markets. Still, most stocks move with the market most of the time, so look at an index before you look at a company.',
    },
    {
      kind: 'mistakes',
      items: [
        {
          mistake: 'Using market orders in thinly traded stocks.',
          instead:
            'Look at the spread first; if it’s more than about a tenth of what you hope to gain, use a limit order or pick another stock.',
        },
        {
          mistake: 'Reading premarket prices as if they were the market.',
          instead: 'Make a note of them, and wait for the regular session to show whether anyone else agrees.',
        },
        {
          mistake: 'Holding five stocks in one industry and calling it diversification.',
          instead: 'Check whether they fell on the same days last year.',
        },
      ],
    },
    {
      kind: 'exercise',
      text: 'Look up the trading hours of the exchange you’d use, in your own time zone, and write down its two busiest half hours.',
    },
  ],
  arithmetic: [
    '150 + 400 + 150 = 700',
    '150 * 31.14 + 400 * 31.15 + 150 * 31.19 = 21809.50',
    '21809.50 / 700 = 31.16',
    '31.16 - 31.14 = 0.02',
    '150 + 400 = 550',
  ],
  given: [3, 4, 5, 8, 9, 15, 20, 30, 201, 25000, 200, 500, 900, 1000, 31.06, 31.09, 31.1],
  reviewedOn: '2026-11-27',
  sources: [
    {
      title: 'SR-FINRA-2025-017, intraday margin, 91 FR 20731',
      publisher: 'SEC and FINRA',
      dated: 'approved in April 2026, effective June 4, 2026',
    },
    {
      title: 'Regulation SHO, Rules 201 and 203',
      publisher: 'SEC',
      dated: 'November 2026',
    },
    {
      title: 'Limit Up-Limit Down Plan',
      publisher: 'LULD Plan participants and SEC',
      dated: 'read in November 2026',
      url: 'https://www.luldplan.com',
    },
  ],
};
