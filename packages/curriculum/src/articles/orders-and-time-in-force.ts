import type { ArticleBody } from './article.ts';

export const ordersAndTimeInForce: ArticleBody = {
  blocks: [
    {
      kind: 'paragraph',
      text: 'By the end of this article, you’ll be able to say when an order expires, during which hours it can be filled, and what a stop-limit order does that a stop-loss doesn’t. Many surprises with orders come from a field that’s easy to overlook: time in force.',
    },
    { kind: 'heading', text: 'How long an order lasts' },
    {
      kind: 'table',
      caption: 'Time in force, as brokers in the United States use it as of November 2026.',
      head: ['Name', 'When it ends', 'Use it for'],
      rows: [
        ['Day', 'At the close of the regular session', 'Entries that are good only today'],
        [
          'GTC, good till canceled',
          'When you cancel it, or after the broker’s limit',
          'Stops and targets on a swing trade',
        ],
        ['GTD, good till date', 'On a date you choose', 'An order you want gone before earnings'],
        ['IOC, immediate or cancel', 'At once: what can’t be filled now is canceled', 'Taking only what’s there now'],
        [
          'FOK, fill or kill',
          'At once: all of it is filled or all of it is canceled',
          'Orders you want filled completely or not at all',
        ],
        ['On open, on close', 'In that one auction', 'The official open or close'],
        ['Extended hours', 'With the session you choose', 'Trading before 9:30 a.m. or after 4:00 p.m.'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Day is the default nearly everywhere. If your protective stop is a day order, you have no stop tomorrow. GTC doesn’t mean forever: most brokers cancel it on their own, often after 60 to 180 days, so put the date in your calendar. In February 2016, the New York Stock Exchange stopped accepting GTC and stop orders altogether. Brokers kept offering them: they enter a GTC limit order again each day, and hold a stop until its price is reached.',
    },
    {
      kind: 'paragraph',
      text: 'One more surprise is the ex-dividend date. Under FINRA Rule 5330, open buy limit orders and sell stop orders are lowered by the dividend that morning unless they’re marked “do not reduce.” So your stop can move without your touching it.',
    },
    { kind: 'heading', text: 'Stop-limit' },
    {
      kind: 'paragraph',
      text: 'A stop-limit order has two prices. The stop triggers it, and the limit is the worst price you’ll take. In a calm market, it triggers and fills, just like a stop-loss. In a gap, price can jump past the limit, and then you still own the stock.',
    },
    {
      kind: 'worked-example',
      title: 'One gap, two orders',
      steps: [
        'Bought: 100 shares at 50.00. Stop: 47.00. That’s a planned loss of $300.',
        'After the close, the company warns about its sales. The next open is 44.80.',
        'A stop-loss order becomes a market order and is filled near 44.80: a loss of $520, with $220 of slippage.',
        'A stop-limit order with its limit at 46.50 is triggered but can’t be filled. At the close, 41.20, the loss is $880, and you still own the stock.',
        'Had price bounced to 46.50 instead, the second order would have lost $350. You can’t know which it will be, and the point of a stop is not having to.',
      ],
    },
    {
      kind: 'bars',
      unit: 'dollars lost',
      bars: [
        { label: 'As planned', value: 300 },
        { label: 'Stop-limit, after a bounce', value: 350 },
        { label: 'Stop-loss', value: 520 },
        { label: 'Stop-limit, not filled', value: 880 },
      ],
      alt: 'Bars of the loss: $300 as planned, $350 with a stop-limit after a bounce, $520 with a stop-loss and $880 with a stop-limit that isn’t filled.',
      caption: 'Of the three real outcomes, the stop-limit has the best and the worst. A stop-loss gets you out.',
    },
    { kind: 'heading', text: 'Outside regular hours' },
    {
      kind: 'list',
      items: [
        'Premarket runs from 4:00 to 9:30 a.m. New York time and after hours from 4:00 to 8:00 p.m. Your broker may offer only part of it.',
        'Most brokers take nothing but limit orders then, and stops placed with them aren’t active until the next regular session, however far price moves.',
        'Liquidity is thin and the spread wide, and venues aren’t all linked, so you may not get the best price there is. FINRA Rule 2265 makes brokers tell you so before your first such trade.',
        'Overnight, some brokers trade from 8:00 p.m. to 4:00 a.m. on venues such as Blue Ocean. There may be no official best quote during those hours.',
        'Exchanges are planning longer hours, too. The SEC approved Nasdaq’s 23-hour day in April 2026; it can start once the consolidated quote feed runs at night. NYSE Arca also has rules for an overnight session. Check with your broker before you assume that any of it has started.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Candles depend on hours as well. A daily candle on most charts shows the regular session only, so an after-hours price may not be on it. If your stop was placed below a low you saw at night, check which session that low belongs to.',
    },
    { kind: 'heading', text: 'Orders that go together' },
    {
      kind: 'paragraph',
      text: 'A bracket order sends the entry with its stop and its target. When one of the two exits is filled, the other is canceled. That’s often called one cancels the other, OCO. Without it, a forgotten target can sell shares you no longer own. In a margin account, you’d wake up short; in a cash account, the order should be rejected. After every exit, look at the list of open orders.',
    },
    {
      kind: 'mistakes',
      items: [
        {
          mistake: 'Leaving a stop as a day order on a swing trade.',
          instead: 'Choose GTC, and check the expiration date whenever you review the trade.',
        },
        {
          mistake: 'Placing a market order overnight for the next morning’s open.',
          instead: 'It’s filled at the open, whatever that is. Use a limit order, or wait for the first quotes.',
        },
        {
          mistake: 'Setting the limit of a stop-limit one cent below the stop.',
          instead: 'Leave as much room as you’d accept in slippage, or use a plain stop.',
        },
        {
          mistake: 'Assuming a stop protects you before the open.',
          instead: 'Ask your broker in which sessions it’s active. Size the position for the gap.',
        },
      ],
    },
    {
      kind: 'exercise',
      text: 'Open your broker’s order form without sending anything. Write down its default time in force, when its GTC orders expire, which sessions a stop is active in, and how to place a bracket.',
    },
  ],
  terms: ['stop-loss', 'limit-order', 'market-order', 'gap', 'slippage', 'spread', 'liquidity', 'dividend'],
  arithmetic: [
    '100 * (50.00 - 47.00) = 300',
    '100 * (50.00 - 44.80) = 520',
    '520 - 300 = 220',
    '100 * (50.00 - 41.20) = 880',
    '100 * (50.00 - 46.50) = 350',
  ],
  given: [4, 8, 9, 23, 30, 60, 180, 2265, 5330],
  reviewedOn: '2026-11-27',
  sources: [
    {
      title: 'Types of Orders; Stop, Stop-Limit, and Trailing Stop Orders',
      publisher: 'SEC, Office of Investor Education',
      dated: 'read in November 2026',
      url: 'https://www.investor.gov/introduction-investing/investing-basics/how-stock-markets-work/types-orders',
    },
    {
      title: 'SR-NYSE-2015-60, Release 34-76649, on good-til-cancelled and stop orders, 80 FR 79365',
      publisher: 'SEC and New York Stock Exchange',
      dated: 'December 2015, effective February 26, 2016',
    },
    {
      title: 'Rule 5330, Adjustment of Orders; Rule 2265, Extended Hours Trading Risk Disclosure',
      publisher: 'FINRA',
      dated: 'November 2026',
    },
    {
      title: 'SR-NASDAQ-2025-109, trading 23 hours a day, 91 FR 1350',
      publisher: 'SEC and Nasdaq',
      dated: 'January 2026',
      url: 'https://www.govinfo.gov/content/pkg/FR-2026-01-13/html/2026-00416.htm',
    },
    {
      title: 'SR-NASDAQ-2026-047, Release 34-105590, 91 FR 33846, which cites the approval of April 15, 2026',
      publisher: 'SEC and Nasdaq',
      dated: '2026',
    },
  ],
};
