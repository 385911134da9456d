import type { ArticleBody } from './article.ts';

export const indexFunds: ArticleBody = {
  blocks: [
    {
      kind: 'paragraph',
      text: 'By the end of this article, you’ll know what you have to beat before trading pays: a fund that simply holds the market. You’ll also be able to compare your own results with it fairly.',
    },
    { kind: 'heading', text: 'What an index fund does' },
    {
      kind: 'paragraph',
      text: 'An index is a list of stocks with a rule for how much each one counts. An index fund buys the list. No one decides what’s cheap or what’s about to rise, so there’s little to pay for: the cheapest S&P 500 funds charge a few hundredths of a percent a year. You earn what the market earns, dividends included, minus that fee.',
    },
    { kind: 'heading', text: 'How many professionals beat it' },
    {
      kind: 'paragraph',
      text: 'Twice a year, S&P Dow Jones Indices counts how many actively managed funds have fallen behind their index after fees. The report is called SPIVA. It counts every fund that existed at the start, including those closed or merged since, so the losers can’t drop out of the count.',
    },
    {
      kind: 'bars',
      unit: '% of funds behind the S&P 500',
      bars: [
        { label: 'First half of 2025', value: 54 },
        { label: 'The year 2024', value: 65 },
        { label: 'Ten years through 2024', value: 84 },
      ],
      alt: 'Bars of the share of US large-cap funds that earned less than the S&P 500: 54% in the first half of 2025, 65% in 2024 and 84% over the ten years through 2024.',
      caption:
        'Actively managed US large-cap funds that fell behind. The longer the period, the fewer kept up, at least among these three.',
    },
    {
      kind: 'paragraph',
      text: 'The people who run active funds are full-time professionals with research, data and low trading costs. It isn’t that they’re stupid. All investors together are the market, so the average one earns the market’s return before costs and less after them. William Sharpe laid that out in the Financial Analysts Journal in 1991. To do better, you have to take the difference from someone else, and it has to be larger than what your trading costs.',
    },
    { kind: 'heading', text: 'What costs do over time' },
    {
      kind: 'worked-example',
      title: 'The same market, two fees',
      steps: [
        'Assume a market that earns 7% a year, and $10,000 left alone for twenty years. The rate is made up; the difference is the point.',
        'At a fee of 0.05%, the money grows by 6.95% a year to $38,337.',
        'At a fee of 1%, it grows by 6% a year to $32,071.',
        'The higher fee has cost $6,266, more than half of the money you started with.',
      ],
    },
    {
      kind: 'worked-example',
      title: 'Your hourly pay as a trader',
      steps: [
        'You trade $20,000 for ten hours a week, 50 weeks a year: 500 hours.',
        'In a good year, you beat the index fund by 3 percentage points after all costs. Very few people do that year after year.',
        'That’s $600 more than the fund would have earned: $1.20 an hour.',
        'On an account that size, the reason to trade is to learn. It isn’t the pay.',
      ],
    },
    { kind: 'heading', text: 'What it won’t protect you from' },
    {
      kind: 'paragraph',
      text: 'An index fund has no stop. In the bear market from October 2007 to March 2009, the S&P 500 fell from 1,565.15 to 676.53, a drawdown of 56.8%. From February 19 to March 23, 2020, it fell from 3,386.15 to 2,237.40, or 33.9%. Over short periods, you have to sit through the volatility. Every bear market so far has given way to a bull market, but a market that has always recovered may take many years to do it next time.',
    },
    {
      kind: 'list',
      items: [
        'Money you need within five years doesn’t belong in it, and it doesn’t belong in trades either.',
        'Keep the fund and the trading account apart. The trading account holds only what you can afford to lose.',
        'Some people cap trading at a small share of their savings, such as 5% or 10%; your cap depends on your situation. Whatever the cap, make it a rule that the fund never refills the trading account.',
      ],
    },
    { kind: 'heading', text: 'A fair comparison' },
    {
      kind: 'list',
      items: [
        'Same start, same end, same deposits. A good month proves nothing.',
        'Total return on both sides: include every dividend the fund paid.',
        'After all costs on yours: spreads, fees, borrowing, data, and taxes.',
        'With the worst drawdown next to it. Equal gains at twice the risk aren’t equal.',
        'At least one full year, and preferably a hundred trades: it takes that long for expectancy to show.',
      ],
    },
    {
      kind: 'mistakes',
      items: [
        {
          mistake: 'Measuring yourself against zero.',
          instead: 'A gain of 10% in a year when the fund made 20% means you gave up half of what you could have made.',
        },
        {
          mistake: 'Selling the fund in the middle of a decline to trade the rebound.',
          instead: 'Decide the share of each when markets are calm, and write it into your plan.',
        },
        {
          mistake: 'Picking last year’s best fund.',
          instead:
            'The best of many is partly luck. Look at the fee first, since it’s the one figure you know in advance.',
        },
      ],
    },
    {
      kind: 'exercise',
      text: 'Take the last twelve months of your account, or of your paper trades. Look up what an S&P 500 index fund returned over exactly the same dates, dividends included. Write both figures at the top of your journal, and update them every quarter.',
    },
  ],
  terms: ['dividend', 'bear-market', 'bull-market', 'drawdown', 'volatility', 'expectancy'],
  arithmetic: [
    '7 - 0.05 = 6.95',
    '7 - 1 = 6',
    '10000 * (1 + 6.95 / 100)^20 = 38337',
    '10000 * (1 + 6 / 100)^20 = 32071',
    '38337 - 32071 = 6266',
    '10 * 50 = 500',
    '20000 * 3 / 100 = 600',
    '600 / 500 = 1.20',
    '(1565.15 - 676.53) / 1565.15 * 100 = 56.8',
    '(3386.15 - 2237.40) / 3386.15 * 100 = 33.9',
  ],
  given: [5, 19, 23],
  reviewedOn: '2026-11-27',
  sources: [
    {
      title: 'SPIVA U.S. Scorecard, Year-End 2024',
      publisher: 'S&P Dow Jones Indices',
      dated: 'data through December 2024, published in March 2025',
      url: 'https://www.spglobal.com/spdji/en/research-insights/spiva/',
    },
    {
      title: 'SPIVA U.S. Scorecard, Mid-Year 2025',
      publisher: 'S&P Dow Jones Indices',
      dated: 'data through June 2025, published in September 2025',
      url: 'https://www.spglobal.com/spdji/en/research-insights/spiva/',
    },
    {
      title: 'S&P 500, closing values of October 9, 2007, March 9, 2009, February 19, 2020 and March 23, 2020',
      publisher: 'S&P Dow Jones Indices',
      dated: '2007 to 2020',
    },
    {
      title: 'William F. Sharpe, The Arithmetic of Active Management',
      publisher: 'Financial Analysts Journal 47',
      dated: '1991',
    },
  ],
};
