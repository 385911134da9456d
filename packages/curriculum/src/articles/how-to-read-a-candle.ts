import type { ArticleBody } from './article.ts';

export const howToReadACandle: ArticleBody = {
  blocks: [
    {
      kind: 'paragraph',
      text: 'A candlestick chart is a row of candles, and every candle tells you the same four things about one stretch of time. Learn to read those four and you can read any chart in this course. You don’t need to know anything else before you start.',
    },
    { kind: 'heading', text: 'Four prices' },
    {
      kind: 'paragraph',
      text: 'During a session, a stock can change hands thousands of times. A candlestick keeps four of those prices and drops the rest: the open, where trading began; the high and the low, the two extremes price reached; and the close, the last price of the session. The close matters most. It’s the price the day settled on, and nearly every pattern in this course is completed by it.',
    },
    {
      kind: 'chart',
      picture: {
        candles: [
          [98.4, 99.6, 97.9, 99.2],
          [99.3, 100.1, 98.8, 99],
          [98.9, 99.7, 97.6, 98.1],
          [98.2, 99.4, 97.8, 99.1],
          [99.2, 101.4, 98.9, 101.1],
          [101, 104, 100, 103],
          [103.2, 103.9, 101.6, 102],
          [102.1, 102.9, 101.5, 102.6],
          [102.5, 103.4, 101.9, 102.2],
          [102.3, 103.7, 101.8, 103.4],
          [103.5, 105.1, 103, 104.8],
          [104.7, 105.6, 103.9, 104.2],
        ],
        mark: { from: 5, to: 5 },
        alt: 'Twelve candles that rise from 98 to 104. The marked one is hollow, with its body between 101 and 103 and a shadow of one point at each end.',
      },
      lines: [
        { label: 'High 104.00', from: [5, 104], to: [11, 104] },
        { label: 'Close 103.00', from: [5, 103], to: [11, 103] },
        { label: 'Open 101.00', from: [5, 101], to: [11, 101] },
        { label: 'Low 100.00', from: [5, 100], to: [11, 100] },
      ],
      caption:
        'The marked session opened at 101.00, traded as low as 100.00 and as high as 104.00, and closed at 103.00. The candle doesn’t say whether the high or the low came first.',
    },
    { kind: 'heading', text: 'Body, shadows and color' },
    {
      kind: 'paragraph',
      text: 'The thick part between open and close is the body. Its length shows how much was gained or lost between the open and the close. The thin lines above and below it are the shadows, also called wicks or tails. They extend to the high and the low: prices that traded during the session but didn’t hold until the end.',
    },
    {
      kind: 'table',
      caption: 'What to look at, and what it tells you.',
      head: ['Part', 'Measured from', 'What it tells you'],
      rows: [
        ['Hollow, or green', 'Close above open', 'Price rose during the session'],
        ['Filled, or red', 'Close below open', 'Price fell during the session'],
        ['Body', 'Open to close', 'The net change from open to close'],
        ['Upper shadow', 'Top of the body to the high', 'A rally that was erased'],
        ['Lower shadow', 'Bottom of the body to the low', 'A sell-off that was retraced'],
        ['Range', 'Low to high', 'How far apart the extremes were'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'In this course, a rising candle is hollow and a falling one is filled, so you can tell them apart without color. Other charts use white and black, or green and red. Whether a candle is hollow or filled depends on the close and the open of that same session, not on yesterday’s close: after a gap down, a candle can be hollow and still end below the previous close. Some platforms add a color for the change since that close.',
    },
    {
      kind: 'worked-example',
      title: 'Measure one candle',
      steps: [
        'Body: 103.00 − 101.00 = 2.00. The close is higher than the open, so the candle is hollow.',
        'Upper shadow: 104.00 − 103.00 = 1.00. Lower shadow: 101.00 − 100.00 = 1.00.',
        'Range: 104.00 − 100.00 = 4.00, of which the body is 50%.',
        'Where the close sits: 103.00 − 100.00 = 3.00 above the low, which is 75% of the way up. Remember this figure; you’ll need it in the article on chance.',
      ],
    },
    { kind: 'heading', text: 'One candle, any timeframe' },
    {
      kind: 'paragraph',
      text: 'A candle is one day on a daily chart, one week on a weekly chart and five minutes on a five-minute chart. That’s the timeframe. In a full week, five daily candles make one weekly candle: its open is Monday’s, its close is Friday’s, and its high and low are the highest and lowest prices of all five days. So the same stock can rise on one timeframe and fall on another, and both charts are right.',
    },
    {
      kind: 'paragraph',
      text: 'An unfinished candle has no close yet. Its color can change until the last trade, and a shape you see at noon may be gone by the end of the day. Wait for the close before you name anything. Price can also gap between one session and the next: if the whole new candle is above or below the one before, the empty space between them is the gap.',
    },
    { kind: 'heading', text: 'What a candle leaves out' },
    {
      kind: 'list',
      items: [
        'The order of events: the high may have come before the low or after it.',
        'How many shares were traded. That’s volume, and it’s drawn separately.',
        'Why price moved. A candle is a record, not a reason.',
        'What comes next. The trend before a candle often decides what its shape is called; only the candles after it show what price does.',
      ],
    },
    {
      kind: 'mistakes',
      items: [
        {
          mistake: 'Reading a falling candle as proof that sellers are in control.',
          instead: 'Check where the close is in the range: a falling candle can end far above its low.',
        },
        {
          mistake: 'Comparing candles by eye across two charts.',
          instead: 'Read the prices on the axis. Every chart stretches its own range to the full height.',
        },
        {
          mistake: 'Naming a pattern before the session is over.',
          instead:
            'Wait for the close. Until then, the last of the four prices is missing, and the high and the low can still change.',
        },
      ],
    },
    {
      kind: 'exercise',
      text: 'Open any lesson and cover its text. Read the open, high, low and close of the marked candle off the scale, and say in one sentence what the session did. Then compare your numbers with the table of prices below the picture.',
    },
  ],
  terms: ['candlestick', 'candle-body', 'shadow', 'timeframe', 'trend', 'gap', 'volume'],
  arithmetic: [
    '103.00 - 101.00 = 2.00',
    '104.00 - 103.00 = 1.00',
    '101.00 - 100.00 = 1.00',
    '104.00 - 100.00 = 4.00',
    '2.00 / 4.00 * 100 = 50',
    '103.00 - 100.00 = 3.00',
    '3.00 / 4.00 * 100 = 75',
  ],
  given: [],
  reviewedOn: '2026-11-27',
  sources: [
    {
      title: 'Steve Nison, Japanese Candlestick Charting Techniques, second edition',
      publisher: 'New York Institute of Finance',
      dated: '2001',
    },
  ],
};
