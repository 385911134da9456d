import type { ArticleBody } from './article.ts';

export const tradingHalts: ArticleBody = {
  blocks: [
    {
      kind: 'paragraph',
      text: 'By the end of this article, you’ll know five ways trading in the United States can stop, how long each lasts, and what happens to your orders. The rules and percentages are as of November 2026.',
    },
    { kind: 'heading', text: 'One stock moves too fast' },
    {
      kind: 'paragraph',
      text: 'Limit up-limit down keeps a stock inside a band around its average price of the last five minutes. If buyers or sellers press against the edge for 15 seconds, trading in that stock pauses everywhere for five minutes, and its exchange reopens it with an auction. If the auction fails, the pause is extended.',
    },
    {
      kind: 'table',
      caption:
        'The width of the band on each side, in regular hours. The first column goes by the previous day’s close.',
      head: ['Price and kind of stock', 'Band'],
      rows: [
        [
          'Above $3.00: stocks in the S&P 500 or the Russell 1000, and actively traded funds without leverage (Tier 1)',
          '5%',
        ],
        ['Above $3.00, all others (Tier 2)', '10%'],
        ['From $0.75 to $3.00', '20%'],
        ['Below $0.75', 'The lesser of 75% and $0.15'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'From 3:35 p.m. to the close, the bands are twice as wide for Tier 1 and for stocks at $3.00 or less. For funds with built-in leverage of two or three times, the bands are two or three times as wide. Before 9:30 a.m. and after 4:00 p.m., there are no bands at all.',
    },
    {
      kind: 'worked-example',
      title: 'Two bands around 24.00',
      steps: [
        'A small company’s stock has averaged 24.00 over five minutes. At 10%, the band is 2.40 on each side: no trade below 21.60 or above 26.40.',
        'An S&P 500 stock at the same price has a 5% band: 1.20 on each side, from 22.80 to 25.20.',
        'The average follows price, so the band moves down with a decline. In three pauses, a Tier 2 stock can lose far more than 10%: 24.00 × 0.9 × 0.9 × 0.9 = 17.50.',
        'A stop at 22.00 in the small company’s stock is triggered inside the band and becomes a market order. If trading pauses before it’s filled, it gets the price of the reopening auction.',
      ],
    },
    { kind: 'heading', text: 'The whole market falls' },
    {
      kind: 'paragraph',
      text: 'Market-wide circuit breakers compare the S&P 500 with its previous close. At Level 1, down 7%, and Level 2, down 13%, trading in all US stocks and options stops for 15 minutes. Each level can be triggered only once a day, and only before 3:25 p.m. At Level 3, down 20%, trading ends for the day, whatever the time.',
    },
    {
      kind: 'bars',
      unit: 'S&P 500 points, after a close of 6,000',
      bars: [
        { label: 'Previous close', value: 6000 },
        { label: 'Level 1, down 7%', value: 5580 },
        { label: 'Level 2, down 13%', value: 5220 },
        { label: 'Level 3, down 20%', value: 4800 },
      ],
      alt: 'Bars of index levels: a previous close of 6,000, Level 1 at 5,580, Level 2 at 5,220 and Level 3 at 4,800.',
      caption: 'After Level 2, nothing stops the whole market again until Level 3.',
    },
    {
      kind: 'paragraph',
      text: 'Level 1 was reached four times in March 2020, on the 9th, 12th, 16th and 18th. The two higher levels have never been reached under these rules. A halt doesn’t end a decline: on three of these four days, the index closed below the level at which trading had been halted.',
    },
    { kind: 'heading', text: 'News, and worse' },
    {
      kind: 'list',
      items: [
        'News pending, code T1: the company is about to say something important, and its exchange stops trading until everyone has had a chance to read it. It may take minutes or hours.',
        'A question from the exchange, code T12: it has asked the company for information. Such a halt can last for weeks.',
        'A suspension by the SEC, code H10: up to ten business days, when there’s doubt about what a company has said or signs of manipulation. Afterward, an over-the-counter stock generally can’t be quoted again until a broker’s Form 211 clears, under SEC Rule 15c2-11.',
      ],
    },
    { kind: 'heading', text: 'What happens to your orders' },
    {
      kind: 'list',
      items: [
        'You can usually cancel an order during a halt, and enter one for the reopening auction.',
        'A stop-loss isn’t filled while nothing trades. If the stock reopens past it, the gap is yours.',
        'A market order takes the auction’s price. A limit order may not be filled, but if it is, you get your price or better.',
        'Options on the stock stop trading too, so you can’t hedge with them.',
        'Liquidity stays thin for several minutes after a reopening, with wide quotes and high volatility.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Halts can come in clusters. On August 24, 2015, there were 1,278 limit up-limit down pauses in 471 stocks and funds. Some funds traded far below the value of what they held, and stop orders were filled at those prices. The rules for reopening have been changed since.',
    },
    {
      kind: 'paragraph',
      text: 'The simplest protection is position size. Keep every position small enough that you could live with a reopening 30% lower, and remember that some reopen far lower.',
    },
    {
      kind: 'mistakes',
      items: [
        {
          mistake: 'Counting on a halt to put a floor under the price.',
          instead: 'A pause only delays trades. Price can reopen anywhere.',
        },
        {
          mistake: 'Sending a market order into the reopening.',
          instead: 'Use a limit order at the worst price you’d accept, or wait ten minutes.',
        },
        {
          mistake: 'Buying a stock because it was halted on the way up.',
          instead: 'Find out why. If it’s a tiny company that a group chat is pushing, read about scams first.',
        },
      ],
    },
    {
      kind: 'exercise',
      text: 'Find the list of current halts on nasdaqtrader.com. Pick one that has ended, write down its code, how long it lasted, the last price before and the first price after, and what a stop in between would have been filled at.',
    },
  ],
  terms: ['leverage', 'stop-loss', 'market-order', 'limit-order', 'gap', 'liquidity', 'volatility', 'position-size'],
  arithmetic: [
    '24.00 * 10 / 100 = 2.40',
    '24.00 - 2.40 = 21.60',
    '24.00 + 2.40 = 26.40',
    '24.00 * 5 / 100 = 1.20',
    '24.00 - 1.20 = 22.80',
    '24.00 + 1.20 = 25.20',
    '1 - 10 / 100 = 0.9',
    '24.00 * 0.9^3 = 17.50',
    '6000 * (1 - 7 / 100) = 5580',
    '6000 * (1 - 13 / 100) = 5220',
    '6000 * (1 - 20 / 100) = 4800',
  ],
  given: [0.15, 0.75, 4, 9, 11, 12, 15, 16, 18, 22, 25, 30, 35, 75, 211, 471, 500, 1000, 1278],
  reviewedOn: '2026-11-27',
  sources: [
    {
      title: 'Limit Up-Limit Down Plan, with its Eighteenth Amendment (83 FR 66464)',
      publisher: 'LULD Plan participants and SEC',
      dated: 'made permanent in April 2019; read in November 2026',
      url: 'https://www.luldplan.com',
    },
    {
      title: 'Stock Market Circuit Breakers',
      publisher: 'SEC, Investor.gov',
      dated: 'read in November 2026',
      url: 'https://www.investor.gov/introduction-investing/investing-basics/glossary/stock-market-circuit-breakers',
    },
    {
      title: 'Price Discovery During Market-Wide Circuit Breakers',
      publisher: 'IEX',
      dated: '2020',
      url: 'https://www.iex.io/article/price-discovery-during-market-wide-circuit-breakers-part-1',
    },
    {
      title: 'Research Note: Equity Market Volatility on August 24, 2015',
      publisher: 'SEC, Division of Trading and Markets',
      dated: 'December 2015',
    },
    {
      title: 'Rule 15c2-11 (17 CFR 240.15c2-11), and FINRA Form 211',
      publisher: 'SEC and FINRA',
      dated: 'November 2026',
    },
    { title: 'Trade Halt Codes', publisher: 'Nasdaq', dated: 'November 2026', url: 'https://www.nasdaqtrader.com' },
  ],
};
