import type { ArticleBody } from './article.ts';

export const backtestOverfitting: ArticleBody = {
  blocks: [
    {
      kind: 'paragraph',
      text: 'By the end of this article, you’ll be able to say why a great backtest can come from nothing, what survivorship bias hides, and how to test a rule so that the result means something. We’ll demonstrate with prices that we know hold no information at all.',
    },
    { kind: 'heading', text: 'The best of twenty' },
    {
      kind: 'paragraph',
      text: 'A backtest applies a rule to past prices. Here’s one: own the stock while a short moving average is above a long one, and hold cash otherwise. Which averages? The usual way is to try a few and keep the best. We did the same with twenty pairs, from 3 and 20 sessions up to 13 and 200.',
    },
    {
      kind: 'paragraph',
      text: 'The prices came from the random walk that we use for all our chance rates. Every step is drawn on its own, so the past says nothing about the future, and no rule can tell a good moment from a bad one. We drew 10,000 such markets. In each, we chose the best of the twenty rules on two years of prices, then followed it through the third, without costs, trading at the close that gave the signal: on a random walk, that’s no advantage.',
    },
    {
      kind: 'bars',
      unit: '% of 10,000 markets with a gain',
      bars: [
        { label: 'Best rule, in the two years used to choose it', value: 78 },
        { label: 'Same rule, the year after', value: 46 },
        { label: 'One of the twenty picked at random, the year after', value: 45 },
        { label: 'Buy and hold, the year after', value: 50 },
      ],
      alt: 'Bars of the share of 10,000 random markets with a gain: 78% for the best of twenty rules in the two years used to choose it, 46% for the same rule in the year after, 45% for a rule picked at random in that year, and 50% for buying and holding.',
      caption:
        'The backtest looks good because it was chosen for looking good. A year later, the best rule does no better than the rest. Each percentage is accurate to about one point.',
    },
    {
      kind: 'worked-example',
      title: 'One of the 10,000 markets',
      steps: [
        'Over two years, the twenty rules lost 5.6% on average, and the worst lost 26.6%.',
        'The best one, with averages of 3 and 20 sessions, gained 25.9%. It beat the average rule by 25.9 + 5.6 = 31.5 points. That’s the one you’d be shown.',
        'In the third year, it lost 10.2%.',
        'Across all markets, the best rule led the average by 33.22 − 5.59 = 27.63 points in the two years used to choose it, and by 3.04 − 2.96 = 0.08 points in the year after. That’s less than the standard error of 0.11 points.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Why did the average rule gain at all? In our walk, a price is as likely to double as to halve, and doubling gains more than halving loses. So the mean of random prices rises even though only half of the prices do. Buying and holding made 5.5% on average in the third year. A rule that’s in the market about half the time gets about half of that. So a rule that merely gains proves nothing: put buy-and-hold next to it.',
    },
    {
      kind: 'paragraph',
      text: 'Choosing the best of many tries is called overfitting: the rule fits the accidents of one stretch of prices. More tries make it worse. In 2014, Bailey, Borwein, López de Prado and Zhu worked out how much worse. On five years of prices, 45 independent tries are enough to expect one whose yearly return equals its yearly volatility, from rules with no skill at all.',
    },
    { kind: 'heading', text: 'The ones that aren’t there' },
    {
      kind: 'paragraph',
      text: 'The second trap hides in the data. If you test on the stocks in today’s index, you test on companies that did well enough to be in it. Those that went bankrupt or were dropped aren’t on the list. That’s survivorship bias.',
    },
    {
      kind: 'worked-example',
      title: 'Ten stocks, eight survivors',
      steps: [
        'Ten years ago, you could have bought ten stocks for $1,000 each: 10 × 1,000 = 10,000.',
        'Eight of them doubled, to 8 × 2,000 = 16,000 together. Two went to zero.',
        'The real gain is $6,000, or 60%.',
        'A list of today’s stocks has only the eight. Test on that list, and buying and holding shows a gain of 100%.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Funds disappear the same way. S&P Dow Jones Indices found that over the 15 years through 2016, more than 58% of US stock funds were merged or closed. The stocks in our own counts are all still trading, so they’re survivors too. Comparing our counts with chance doesn’t remove that bias, so don’t read much into a small lead on the bullish side.',
    },
    { kind: 'heading', text: 'Look-ahead bias and easy fills' },
    {
      kind: 'list',
      items: [
        'Buying at a close that the rule needs for its signal. You don’t know the close until the session is over, so test the next open.',
        'Earnings as they were revised later, and splits that weren’t known yet.',
        'Fills at the limit price whenever price touched it. In a real queue, others were ahead of you.',
        'No costs. A rule that trades twice a week pays the spread and slippage a hundred times a year.',
      ],
    },
    { kind: 'heading', text: 'A test that means something' },
    {
      kind: 'list',
      items: [
        'Write the rule and the reason for it before you look at results.',
        'Count your tries, including those of the person you copied it from.',
        'Lock away a third of the data. Use it once, at the end. If you change the rule afterward, it’s used up.',
        'Look at the neighbors: if 8 and 20 sessions work and 9 and 21 don’t, it was probably luck.',
        'Demand at least a hundred trades, and judge the win rate and the expectancy by the low end of their ranges. If 45 of 100 won, the true win rate may be anything from 36% to 55%.',
        'Compare with what buy-and-hold, random entries and an index fund would have made, with the drawdown of each.',
        'Then trade it on paper. Prices that didn’t exist when you made the rule are the only ones it can’t have been fitted to.',
      ],
    },
    {
      kind: 'mistakes',
      items: [
        {
          mistake: 'Adding a filter that removes the worst losses of the past.',
          instead: 'Ask whether you’d have thought of it without seeing them. If not, leave it out.',
        },
        {
          mistake: 'Trusting a curve that rises smoothly.',
          instead: 'Ask how many curves were thrown away to find it.',
        },
        {
          mistake: 'Testing on ten favorite stocks.',
          instead: 'They’re favorites because they rose. Use a list that was made before the test period began.',
        },
        {
          mistake: 'Testing again and again on the data you locked away.',
          instead: 'After the second look, it’s ordinary data. Wait for new prices.',
        },
      ],
    },
    {
      kind: 'exercise',
      text: 'Find an advertised strategy with a backtest. Write down how many variations may have been tried, whether companies that disappeared are included, what price it buys at, and what it assumes for costs. If you can’t find an answer, write that down instead.',
    },
  ],
  terms: ['moving-average', 'volatility', 'spread', 'slippage', 'win-rate', 'expectancy', 'drawdown'],
  arithmetic: [
    '25.9 + 5.6 = 31.5',
    '33.22 - 5.59 = 27.63',
    '3.04 - 2.96 = 0.08',
    '10 * 1000 = 10000',
    '8 * 2000 = 16000',
    '16000 - 10000 = 6000',
    '6000 / 10000 * 100 = 60',
  ],
  given: [0.11, 3, 5.5, 9, 10.2, 13, 15, 20, 21, 26.6, 36, 55, 58, 200],
  reviewedOn: '2026-11-27',
  sources: [
    {
      title:
        'Our own count: 10,000 random walks from seed 9,000,000, drawn as for the chance rates; an automated check recounts the first 200',
      publisher: 'Wickwise',
      dated: 'November 2026',
    },
    {
      title:
        'David Bailey, Jonathan Borwein, Marcos López de Prado and Qiji Zhu, Pseudo-Mathematics and Financial Charlatanism',
      publisher: 'Notices of the American Mathematical Society 61',
      dated: '2014',
      url: 'https://ssrn.com/abstract=2308659',
    },
    {
      title: 'SPIVA U.S. Scorecard, Year-End 2016, on funds that were merged or closed',
      publisher: 'S&P Dow Jones Indices',
      dated: 'data through December 2016',
    },
    {
      title: 'Edwin Elton, Martin Gruber and Christopher Blake, Survivorship Bias and Mutual Fund Performance',
      publisher: 'Review of Financial Studies 9',
      dated: '1996',
      url: 'https://ssrn.com/abstract=1299448',
    },
  ],
};
