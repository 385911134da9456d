import type { ArticleBody } from './article.ts';

export const choosingABroker: ArticleBody = {
  blocks: [
    {
      kind: 'paragraph',
      text: 'By the end of this article, you’ll be able to compare brokers by what they really cost, read the report that says where your orders go, and say what you’d get back if a broker failed. The rules are those of the United States as of November 2026.',
    },
    { kind: 'heading', text: 'Is the firm real?' },
    {
      kind: 'paragraph',
      text: 'Look the firm up on BrokerCheck and in the list of members on sipc.org. If BrokerCheck doesn’t show it as currently registered, or it isn’t on SIPC’s list, stop there. An overseas broker may be honest, but none of the protection described here applies to it.',
    },
    { kind: 'heading', text: 'If the broker fails' },
    {
      kind: 'paragraph',
      text: 'Fully paid shares belong to you and not to the broker, so most failures end with accounts moving to another firm. Shares you bought on margin can be lent out and pledged by the broker. If something is missing, the Securities Investor Protection Corporation, SIPC, replaces up to $500,000 per customer, of which at most $250,000 may be for cash. Two accounts in your own name count as one customer. An account of another kind, such as an IRA or a joint account, counts separately.',
    },
    {
      kind: 'worked-example',
      title: 'What SIPC would replace',
      steps: [
        'A broker fails, and $180,000 of your stock and $300,000 of your cash can’t be found.',
        'The stock is covered in full. Cash stops at its limit of $250,000.',
        'SIPC replaces $180,000 + $250,000 = $430,000, which is below the limit of $500,000.',
        'The other $50,000 is a claim on whatever the failed firm has left. If the cash had been in a money market fund, it would have counted as a security, and all of it would have been covered.',
      ],
    },
    {
      kind: 'bars',
      unit: 'dollars',
      bars: [
        { label: 'Stock missing', value: 180000 },
        { label: 'Cash missing', value: 300000 },
        { label: 'Replaced', value: 430000 },
        { label: 'Not covered', value: 50000 },
      ],
      alt: 'Bars: $180,000 of stock and $300,000 of cash are missing; $430,000 is replaced and $50,000 is not covered.',
      caption: 'The limit for cash leaves $50,000 uncovered.',
    },
    {
      kind: 'list',
      items: [
        'Not covered: a stock that falls, however far.',
        'Not covered: bad advice, or a stock that was worthless when you bought it.',
        'Not covered: currencies, most futures, and crypto that isn’t a registered security.',
      ],
    },
    { kind: 'heading', text: 'Who pays for free trades' },
    {
      kind: 'paragraph',
      text: 'Many brokers can charge no commission on stocks partly because market makers pay them for your orders. That’s payment for order flow. The market maker earns part of the spread and often fills you slightly better than the quote. Your broker owes you best execution whoever pays it, but the conflict of interest is real, so look at the numbers.',
    },
    {
      kind: 'paragraph',
      text: 'SEC Rule 606 makes brokers publish a report each quarter: where they sent orders that customers didn’t direct, split into market orders and limit orders, and what they were paid per hundred shares. On request, your broker has to tell you where your own orders of the last six months went. A second rule, 605, covers how well orders were filled. It was amended to include large brokers, which had to comply by August 1, 2026.',
    },
    {
      kind: 'worked-example',
      title: 'The payment and the fill',
      steps: [
        'You trade 200 shares at a time, 250 times a year: 200 × 250 = 50,000 shares.',
        'The report says your broker receives $0.12 per hundred shares. That’s $60 a year for your orders.',
        'If another broker’s fills are half a cent better, they’re worth 50,000 × 0.005 = $250 a year to you.',
        'So compare fills before payments. To measure your own, write down the quote you saw and the price you got: the difference is slippage.',
      ],
    },
    { kind: 'heading', text: 'What to compare' },
    {
      kind: 'table',
      caption: 'Seven questions to answer before you open an account.',
      head: ['Question', 'Why it matters'],
      rows: [
        ['What does it pay on idle cash?', 'It’s often far below market rates, and can be the largest hidden cost'],
        ['What’s the rate for a margin loan?', 'You pay for leverage by the day, win or lose'],
        ['When does it liquidate?', 'It may sell without a margin call, or before you’ve met one'],
        ['What does it cost to borrow a stock for short selling?', 'You pay it every night you’re short'],
        ['Which orders work outside regular hours?', 'Most brokers trigger stops only during the regular session'],
        ['What do options, data and a transfer out cost?', 'Small fees add up, and leaving shouldn’t be expensive'],
        ['Does it have a paper account?', 'You’ll want to practice with the same buttons'],
      ],
    },
    {
      kind: 'mistakes',
      items: [
        {
          mistake: 'Choosing the app that’s the most fun.',
          instead:
            'Push alerts and badges are there to make you trade more. Choose the one that’s boring, with good fills.',
        },
        {
          mistake: 'Thinking SIPC insures you against losses.',
          instead: 'It replaces what’s missing. It never makes up for what fell.',
        },
        {
          mistake: 'Opening a margin account because it was the default.',
          instead: 'Start with a cash account. If you only buy stock in one, you can’t lose more than you put in.',
        },
        {
          mistake: 'Leaving a large balance in cash at the broker.',
          instead: 'Keep it in a money market fund or at a bank, and check which limit applies to it.',
        },
      ],
    },
    {
      kind: 'exercise',
      text: 'Search for your broker’s name and “Rule 606 report.” Open the latest quarter. Write down the venue that receives most of its market orders, and what it pays per hundred shares.',
    },
  ],
  terms: ['spread', 'market-order', 'limit-order', 'slippage', 'leverage', 'margin-call', 'short-selling'],
  arithmetic: [
    '180000 + 250000 = 430000',
    '180000 + 300000 - 430000 = 50000',
    '200 * 250 = 50000',
    '50000 / 100 * 0.12 = 60',
    '50000 * 0.005 = 250',
  ],
  given: [500000, 605, 606],
  reviewedOn: '2026-11-27',
  sources: [
    {
      title: 'What SIPC Protects',
      publisher: 'Securities Investor Protection Corporation',
      dated: 'read in November 2026',
      url: 'https://www.sipc.org/for-investors/what-sipc-protects',
    },
    {
      title: '17 CFR 242.606, Disclosure of order routing information',
      publisher: 'Code of Federal Regulations',
      dated: 'November 2026',
      url: 'https://www.ecfr.gov/current/title-17/section-242.606',
    },
    {
      title: 'Extension of Compliance Date for Disclosure of Order Execution Information, Release 34-104147',
      publisher: 'SEC',
      dated: 'October 2025',
    },
    { title: 'Rule 5310, Best Execution and Interpositioning', publisher: 'FINRA', dated: 'November 2026' },
  ],
};
