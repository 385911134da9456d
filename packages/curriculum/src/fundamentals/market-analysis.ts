import type { FundamentalsSection } from './fundamentals-section.ts';

export const marketAnalysis: FundamentalsSection = {
  id: 'market-analysis',
  title: 'Types of Market Analysis',
  summary: 'Charts, financial statements and mood: what each can tell you and what it can’t.',
  estimatedTime: 4,
  terms: ['support', 'resistance', 'trend', 'trend-line', 'price-earnings-ratio', 'earnings-per-share', 'revenue'],
  blocks: [
    {
      kind: 'paragraph',
      text: 'After this section, you’ll be able to name the three ways people try to judge a price, say what each one misses, and choose the one that fits your question.',
    },
    { kind: 'heading', text: 'Three questions' },
    {
      kind: 'table',
      caption: 'What each kind of analysis asks.',
      head: ['Kind', 'It asks', 'It looks at', 'What it misses'],
      rows: [
        [
          'Technical',
          'How has price behaved?',
          'Candles, levels, volume, indicators',
          'Why it happened; tomorrow’s news',
        ],
        [
          'Fundamental',
          'What is the company worth?',
          'Financial statements, growth, debt, competitors',
          'When the market will agree',
        ],
        ['Sentiment', 'What does everyone expect?', 'Surveys, positions, headlines', 'How long a mood lasts'],
      ],
    },
    { kind: 'heading', text: 'Technical analysis' },
    {
      kind: 'paragraph',
      text: 'Technical analysis starts from a modest idea: people remember prices. Someone who bought at 60 and watched the stock fall to 50 may sell when it’s back at 60, glad to get out without a loss. If enough people do that, 60 becomes resistance. Support, trends and patterns describe behavior like this and let us talk about it.',
    },
    {
      kind: 'chart',
      picture: {
        candles: [
          [49.16, 50.42, 49.07, 50.26],
          [50.19, 51.7, 50.16, 51.37],
          [51.2, 52.65, 50.35, 52.08],
          [52.05, 52.5, 51.99, 52.32],
          [52.31, 53.24, 52.2, 53.22],
          [53.27, 54.38, 53.21, 54.2],
          [54.25, 55.13, 54.22, 54.7],
          [54.65, 54.7, 53.74, 54.05],
          [54.02, 54.26, 53.81, 53.95],
          [53.87, 53.91, 53.33, 53.55],
          [53.52, 53.78, 53.23, 53.25],
          [53.33, 53.7, 53.27, 53.64],
          [53.72, 54.96, 53.19, 54.8],
          [54.81, 55.97, 54.79, 55.94],
          [55.99, 56.75, 55.71, 56.49],
          [56.38, 57.48, 56.38, 57.46],
          [57.39, 57.97, 57.04, 57.86],
          [57.89, 58.7, 57.77, 58.61],
          [58.69, 58.71, 58.21, 58.35],
          [58.31, 58.69, 57.72, 57.95],
          [57.9, 57.95, 57.14, 57.69],
          [57.67, 57.81, 56.53, 56.62],
          [56.6, 57.92, 56.5, 57.88],
          [57.91, 58.54, 57.61, 58.37],
          [58.27, 59.44, 57.88, 59.33],
          [59.33, 60.6, 59.28, 60.6],
          [60.5, 61.44, 60.38, 61.41],
          [61.31, 62.68, 61.14, 62.32],
          [62.39, 63.66, 62.23, 63.49],
          [63.42, 65.11, 63.14, 64.73],
          [64.8, 64.9, 63.53, 63.6],
          [63.63, 63.71, 62.4, 62.43],
          [62.33, 63.17, 61.87, 62.14],
          [62.22, 62.23, 60.99, 61.4],
          [61.34, 62.74, 61.18, 62.68],
          [62.52, 63.33, 62.46, 63.21],
          [63.24, 64.05, 63.1, 64.03],
          [64.03, 65.17, 63.57, 64.99],
          [64.93, 65.99, 64.93, 65.74],
          [65.7, 66.61, 65.68, 66.49],
          [66.45, 67.37, 66.35, 67.1],
        ],
        mark: null,
        alt: 'Price rises from 50 to 67 in four legs, with three pullbacks between them; a line drawn under the first two pullbacks slopes up.',
      },
      lines: [{ label: 'Line under the lows', from: [12, 53.19], to: [40, 62.46] }],
      caption:
        'An uptrend: each peak is higher than the one before, and the pullbacks end higher each time, at 53.19, 56.50 and 60.99. A line through the first two lows rises by 33 cents a candle, and the third stops above it.',
    },
    {
      kind: 'paragraph',
      text: 'A chart can’t tell you what happens next. What it can do is give you a price where you’d be wrong. If you buy because the trend is up, a close below the low of the last pullback, the one before the highest high, says it isn’t anymore. That’s worth more than it sounds, because it lets you limit the loss before you start.',
    },
    {
      kind: 'paragraph',
      text: 'Does it work? Studies disagree. In 2006, Marshall, Young and Rose found no value in candlestick rules for large American stocks. Caginalp and Laurent had found some in 1998, with very short holding periods. Where someone has measured a pattern, we give the figure with its source; where we know of no figure, we say so.',
    },
    { kind: 'heading', text: 'Fundamental analysis' },
    {
      kind: 'paragraph',
      text: 'Here you look at the company. What does it sell, what does it earn, what does it owe, and what will that be worth in the years to come? The raw material is the annual report (10-K) and the quarterly report (10-Q) that public American companies have to publish.',
    },
    {
      kind: 'worked-example',
      title: 'A first look at a company',
      steps: [
        'Revenue is $500 million and net income $40 million, so the company keeps 8% of its sales as profit.',
        'There are 20 million shares, so earnings are $2.00 a share.',
        'At a price of 30.00, you pay 15 times earnings. If a rival with the same growth trades at 22 times, ask what the market doesn’t like about this one.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Its weakness is timing. A stock can be cheap for years, and get cheaper. Fundamental analysis is better at telling you what to own than when to buy it.',
    },
    { kind: 'heading', text: 'Sentiment' },
    {
      kind: 'paragraph',
      text: 'Prices move when expectations change, so it helps to know what people expect. Traders look at investor surveys, the price of protection in the options market (measured by the VIX), short interest (the number of shares sold short), and plain headlines. Extremes are the interesting part: when everyone who wants to buy has bought, who is left to push the price up?',
    },
    {
      kind: 'paragraph',
      text: 'The catch is that an extreme can become more extreme. Sentiment can warn you, but it can’t tell you when.',
    },
    { kind: 'heading', text: 'Putting them together' },
    {
      kind: 'list',
      items: [
        'Use financial statements to decide which companies you’d want to trade at all.',
        'Use the chart to decide where to get in and where to get out.',
        'Use sentiment and the calendar to decide whether it’s a bad week for the trade: earnings, central bank meetings, holidays.',
        'Write your reason down in one sentence. If you need three, wait.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'More tools don’t add up to more certainty. Five indicators computed from the same closes are one opinion repeated five times.',
    },
    {
      kind: 'mistakes',
      items: [
        {
          mistake: 'Adding indicators until they all agree.',
          instead: 'Pick one for trend and one for volatility, and learn how each of them fails.',
        },
        {
          mistake: 'Buying a good company at any price.',
          instead: 'Look at what the price already assumes before you look at how good the company is.',
        },
        {
          mistake: 'Taking a headline for the reason behind yesterday’s move.',
          instead: 'Ask what was expected. If the news moved the price, it was because of the surprise in it.',
        },
      ],
    },
    {
      kind: 'exercise',
      text: 'Choose one stock and write three sentences about it: one from its chart, one from its last quarterly report, one about what people seem to expect. Note which of the three you were least sure of.',
    },
  ],
  arithmetic: ['40 / 500 * 100 = 8', '40 / 20 = 2.00', '30.00 / 2.00 = 15', '(56.50 - 53.19) / (22 - 12) * 100 = 33'],
  given: [50, 60],
  reviewedOn: '2026-11-27',
  sources: [
    {
      title: 'Ben Marshall, Martin Young and Lawrence Rose, Candlestick Technical Trading Strategies',
      publisher: 'Journal of Banking and Finance 30',
      dated: '2006',
    },
    {
      title: 'Gunduz Caginalp and Henry Laurent, The Predictive Power of Price Patterns',
      publisher: 'Applied Mathematical Finance 5',
      dated: '1998',
    },
  ],
};
