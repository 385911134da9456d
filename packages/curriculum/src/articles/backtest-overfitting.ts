import type { ArticleBody } from './article.ts';

export const backtestOverfitting: ArticleBody = {
  blocks: [
    {
      kind: 'paragraph',
      text: 'By the end of this article, you’ll be able to say why a great backtest can come from nothing, what survivorship bias hides, and how to test a rule so that the result means something. We’ll show it on prices that we know hold no information at all.',
    },
    { kind: 'heading', text: 'The best of twenty' },
    {
      kind: 'paragraph',
      text: 'A backtest applies a rule to past prices. Here’s one: own the stock while a short moving average is above a long one, and hold cash otherwise. Which averages? The usual way is to try a few and keep the best. So did we, with twenty pairs, from 3 and 20 sessions up to 13 and 200.',
    },
    {
      kind: 'paragraph',
      text: 'The prices came from the random walk that we use for all our chance rates. Every step is drawn on its own, so the past says nothing about the future and no rule can work. We drew 400 such markets. In each, we chose the best of the twenty rules on two years of prices, then followed it through the third.',
    },
    {
      kind: 'bars',
      unit: '% of 400 markets with a gain',
      bars: [
        { label: 'Best rule, while it was chosen', value: 74 },
        { label: 'Same rule, the year after', value: 50 },
        { label: 'Any of the twenty, the year after', value: 48 },
      ],
      alt: 'Bars of the share of 400 random markets in which a rule gained: 74% for the best of twenty while it was chosen, 50% for the same rule in the year after, and 48% for any of the twenty in that year.',
      caption: 'The backtest looks good because it was chosen for looking good. A year later, nothing is left of it.',
    },
    {
      kind: 'worked-example',
      title: 'One of the 400 markets',
      steps: [
        'Over two years, the twenty rules lost 5.6% on average, and the worst lost 26.6%.',
        'The best one, with averages of 3 and 20 sessions, gained 25.9%. It beat the average rule by 25.9 + 5.6 = 31.5 points. Anyone would show you that one.',
        'In the third year, it lost 10.2%.',
        'Across all markets, the best rule led the average by 30.8 − 3.7 = 27.1 points while it was chosen, and by 6.4 − 5.9 = 0.5 points in the year after.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Choosing the best of many tries is called overfitting: the rule fits the accidents of one stretch of prices. More tries make it worse. Bailey, Borwein, López de Prado and Zhu worked out in 2014 how much. On five years of prices, 45 independent tries are enough to expect one whose yearly return equals its yearly volatility, from rules without any skill.',
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
        'A list of today’s stocks has only the eight. On it, the same rule shows a gain of 100%.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'It isn’t rare. S&P Dow Jones Indices counted that over the 15 years to the end of 2016, more than 58% of U.S. stock funds were merged or closed. The series behind our own counts trade today too, which is one reason we compare them with chance before we believe them.',
    },
    { kind: 'heading', text: 'Knowing too early' },
    {
      kind: 'list',
      items: [
        'Buying at a close that the rule needs for its signal. You learn the close when it’s over: test the next open.',
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
        'Look at the neighbors: if 8 and 20 sessions work and 9 and 21 don’t, it was luck.',
        'Demand enough trades. Below a hundred, the win rate and the expectancy are little more than guesses.',
        'Compare with what random entries and an index fund would have made, with the drawdown of each.',
        'Then trade it on paper. Only prices that didn’t exist when you made the rule can’t have been fitted.',
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
          instead: 'They’re favorites because they rose. Take a list that was made before the test begins.',
        },
        {
          mistake: 'Testing again and again on the data you locked away.',
          instead: 'After the second look, it’s ordinary data. Wait for new prices.',
        },
      ],
    },
    {
      kind: 'exercise',
      text: 'Find an advertised strategy with a backtest. Write down how many variations may have been tried, whether companies that disappeared are included, at which price it buys, and what it assumes for costs. If you can’t find an answer, write that down instead.',
    },
  ],
  terms: ['moving-average', 'volatility', 'spread', 'slippage', 'win-rate', 'expectancy', 'drawdown'],
  arithmetic: [
    '25.9 + 5.6 = 31.5',
    '30.8 - 3.7 = 27.1',
    '6.4 - 5.9 = 0.5',
    '10 * 1000 = 10000',
    '8 * 2000 = 16000',
    '16000 - 10000 = 6000',
    '6000 / 10000 * 100 = 60',
  ],
  given: [3, 9, 10.2, 13, 15, 20, 21, 26.6, 45, 58, 200, 400],
  reviewedOn: '2026-11-27',
  sources: [
    {
      title:
        'Our own count: 400 random walks from seed 9,000,000, drawn as for the chance rates, and counted again by a test',
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
      dated: 'data to December 2016',
    },
    {
      title: 'Edwin Elton, Martin Gruber and Christopher Blake, Survivorship Bias and Mutual Fund Performance',
      publisher: 'Review of Financial Studies 9',
      dated: '1996',
      url: 'https://ssrn.com/abstract=1299448',
    },
  ],
};
