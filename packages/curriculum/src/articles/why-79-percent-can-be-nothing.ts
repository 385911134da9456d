import type { ArticleBody } from './article.ts';

export const why79PercentCanBeNothing: ArticleBody = {
  blocks: [
    {
      kind: 'paragraph',
      text: 'You read that a candlestick pattern “works in 79% of cases.” It sounds like an edge. It may mean nothing at all, and you can often see why on the chart, without any statistics. Ask three questions: what was counted, where the close sits, and how many cases there were.',
    },
    { kind: 'heading', text: 'What was counted' },
    {
      kind: 'paragraph',
      text: 'The best-known figures come from Thomas Bulkowski. For a candlestick pattern, he waits for the first close above its highest price or below its lowest. If price closes above a hammer first, that’s a success. The figure says nothing about how far price goes, about a stop-loss, or about costs. A pattern can break in the expected direction four times out of five and still lose money if the one that fails costs more than the other four bring in.',
    },
    { kind: 'heading', text: 'Where the close sits' },
    {
      kind: 'paragraph',
      text: 'Now look at where the pattern ends. A hammer closes near its high. From there, the top is nearby and the bottom is far away, so price breaks upward more often, no matter who is buying. If price moved in tiny steps, up or down with equal odds, the chance of reaching the top first would be exactly the height of the close within the range: from a close three quarters of the way up, price would reach the top first three times out of four.',
    },
    {
      kind: 'chart',
      picture: {
        candles: [
          [110, 110.9, 109.2, 109.4],
          [109.3, 110.1, 108.6, 108.9],
          [108.8, 109.4, 107.9, 108.2],
          [108.1, 108.6, 106.9, 107.1],
          [107.3, 107.8, 105.6, 105.9],
          [105.8, 106.7, 105.2, 106.4],
          [106.3, 106.5, 104.1, 104.4],
          [104.5, 104.9, 103, 103.3],
          [103.4, 104, 102.2, 102.6],
          [102.4, 103.2, 101.6, 103],
          [102.7, 103, 101.1, 101.3],
          [101.9, 102, 97, 101.4],
          [101.2, 102.4, 100.6, 101.8],
          [101.9, 103.3, 101.5, 103],
        ],
        mark: { from: 11, to: 11 },
        alt: 'Eleven candles fall from 110 to 101; the next one, marked, has a small body at the top and a long lower shadow down to 97. The second candle after it closes above it.',
      },
      lines: [
        { label: 'High 102.00', from: [11, 102], to: [13, 102] },
        { label: 'Close 101.40', from: [11, 101.4], to: [13, 101.4] },
        { label: 'Low 97.00', from: [11, 97], to: [13, 97] },
      ],
      caption: 'From the close at 101.40, the high at 102.00 is nearby and the low at 97.00 is far away.',
    },
    {
      kind: 'worked-example',
      title: 'The odds of a random walk',
      steps: [
        'Range of the marked candle: 102.00 − 97.00 = 5.00.',
        'Height of its close: 101.40 − 97.00 = 4.40, or 88% of the range.',
        'In tiny steps, price would reach the high before the low in 88 of 100 cases.',
        'Real sessions aren’t tiny steps: price can jump past either end within one of them, and only the close counts. That pulls the odds toward the middle. Across all hammers on random prices, they come to 62%.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'So a rate has to be compared with chance, and chance isn’t the same for every pattern. We ran the engine behind this course on eight million random candles, found the patterns in them, and counted what the published rates count. Wherever the same count is possible, the lesson shows the result next to the published rate.',
    },
    {
      kind: 'bars',
      unit: '%',
      bars: [
        { label: 'Hammer, published', value: 60 },
        { label: 'Hammer, chance', value: 62 },
        { label: 'Three white soldiers, published', value: 82 },
        { label: 'Three white soldiers, chance', value: 84 },
        { label: 'Bearish engulfing, published', value: 79 },
        { label: 'Bearish engulfing, chance', value: 68 },
        { label: 'Bearish engulfing, our data', value: 61 },
      ],
      alt: 'Bars of rates: hammer 60% published and 62% by chance; three white soldiers 82% and 84%; bearish engulfing 79% and 68%, and 61% in our own data on real prices.',
      caption:
        'Two famous rates are no better than chance. The third is higher, but a second data set doesn’t confirm it.',
    },
    { kind: 'heading', text: 'How many cases' },
    {
      kind: 'paragraph',
      text: 'A percentage based on a few cases tells you little. Of the bullish three-line strikes, 65% broke downward, but that’s from just 69 cases. With a sample that small, the true rate could be anywhere from 53% to 75%. That span is a 95% interval: the range in which the true figure probably lies. When the intervals of two rates overlap widely, you can’t tell the rates apart. And even a large sample doesn’t help if two people use the same name for different candles.',
    },
    {
      kind: 'table',
      caption: 'How to read the evidence in a lesson.',
      head: ['What you see', 'What it means'],
      rows: [
        ['Published rate about equal to chance', 'The pattern tells you no more than the position of its close does'],
        ['A few points from chance', 'Different definitions can explain it'],
        ['Far from chance, and our own data agrees', 'Worth testing with your own rules and costs'],
        ['Far from chance, but our own data disagrees', 'The two studies disagree: no basis for a trade'],
      ],
    },
    { kind: 'heading', text: 'What patterns are good for' },
    {
      kind: 'paragraph',
      text: 'Patterns are a language. A pattern gives you prices on the chart: where the stop belongs, which close confirms the idea and which one cancels it, what you risk and what you could gain. That’s worth learning. A high percentage is no reason to skip the confirmation or to double your position size.',
    },
    {
      kind: 'mistakes',
      items: [
        {
          mistake: 'Comparing a rate with 50%.',
          instead: 'Compare it with chance for the same shape. For three white soldiers, that’s 84%.',
        },
        {
          mistake: 'Mistaking the rate for a win rate.',
          instead: 'Ask what counts as a success. A first close beyond the pattern isn’t a profit.',
        },
        {
          mistake: 'Trading against the textbook because the rate points the other way.',
          instead: 'Look at the close first. Most hanging men break upward because they close near the high.',
        },
        {
          mistake: 'Believing a figure without its sample size.',
          instead: 'Look for the number of cases. If none is given, don’t lean on the rate.',
        },
      ],
    },
    {
      kind: 'exercise',
      text: 'Open the lessons on the hammer, the shooting star and the bearish engulfing pattern. Before you look at the evidence, decide from the picture alone which side of the pattern is closer, and guess what the rate would be by chance. Then compare.',
    },
  ],
  terms: ['candlestick-pattern', 'confirmation', 'stop-loss', 'win-rate', 'position-size'],
  arithmetic: ['101.40 - 97.00 = 4.40', '102.00 - 97.00 = 5.00', '4.40 / 5.00 * 100 = 88'],
  given: [50, 53, 65, 69, 75, 95],
  reviewedOn: '2026-11-27',
  sources: [
    {
      title: 'Thomas Bulkowski, Encyclopedia of Candlestick Charts',
      publisher: 'Wiley',
      dated: '2008',
    },
    {
      title: 'Our own count on random and real prices',
      publisher: 'Wickwise',
      dated: 'November 2026',
    },
    {
      title: 'Edwin B. Wilson, Probable Inference, the Law of Succession, and Statistical Inference',
      publisher: 'Journal of the American Statistical Association 22',
      dated: '1927',
    },
  ],
};
