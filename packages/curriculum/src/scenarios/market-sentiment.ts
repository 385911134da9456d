import { scenarioTitles } from '../copy/scenario-titles.ts';
import type { Scenario } from './scenario.ts';

export const marketSentiment: Scenario = {
  id: 'market-sentiment',
  title: scenarioTitles['market-sentiment'],
  context:
    'You manage $24,000 for your parents by a single rule: buy an index fund after a weekly close above its 200-day moving average, and sell it after a weekly close below. The money has been in cash for two months.',
  situation:
    'After a drawdown of 18%, from 400.00 to 328.00, the fund closed this week at 371.00, above its moving average at 365.00. In a survey, 62% of individual investors expect lower prices, the most in five years. A columnist you respect calls the rally a trap.',
  question: 'What do you do on Monday?',
  options: [
    {
      id: 'a',
      text: 'Wait another month: when 62% expect lower prices, the low may well be tested again.',
      isCorrect: false,
      explanation:
        'It may, and the rule has an answer to that: you sell after a weekly close below the average. Waiting for a better mood replaces a price with an opinion.',
      consequence:
        'The fund dips for a week, turns around, and is 10% higher a month later, at 408.10. The mood hasn’t improved by then, and each share costs $37.10 more.',
    },
    {
      id: 'b',
      text: 'Buy 64 shares: you’ve got the weekly close above the average that you were waiting for.',
      isCorrect: true,
      explanation:
        'That close is all your rule requires, and the rule also says when you’d be wrong. The survey tells you how people feel, but it doesn’t give you a price.',
      consequence:
        'The first week brings a dip, and you have doubts. At 408.10, the 64 shares, bought at 371.00, have gained $2,374.40, and your rule still says to hold.',
    },
    {
      id: 'c',
      text: 'Buy 32 shares now, half the amount, and the rest once the survey is calmer.',
      isCorrect: false,
      explanation:
        'Your rule has two answers, in or out, and half a position is neither. People may not calm down until after the rise.',
      consequence:
        'At 408.10, the 32 shares have gained $1,187.20. The survey is still gloomy, and you never bought the second half.',
    },
    {
      id: 'd',
      text: 'Sell 40 shares short, because 62% are unlikely to be wrong all at once.',
      isCorrect: false,
      explanation:
        'Many people who expect a decline may have already sold, and a little good news can bring them back as buyers. Your rule never sells short, and without a stop the loss has no upper limit.',
      consequence:
        'You buy the 40 shares back at 408.10, for a loss of $1,484. The columnist has changed his mind as well.',
    },
  ],
  difficulty: 'intermediate',
  category: 'Psychology',
  terms: ['moving-average', 'drawdown', 'short-selling'],
  arithmetic: [
    '(400.00 - 328.00) / 400.00 * 100 = 18',
    'floor(24000 / 371.00) = 64',
    '371.00 * (1 + 10 / 100) = 408.10',
    '408.10 - 371.00 = 37.10',
    '64 * 37.10 = 2374.40',
    '64 / 2 = 32',
    '32 * 37.10 = 1187.20',
    '40 * 37.10 = 1484',
  ],
  basis: 'profit or loss a month later, at 408.10',
  outcomes: { a: 0, b: 2374.4, c: 1187.2, d: -1484 },
  chart: {
    title: 'The index fund, weekly candles',
    prices: [400, 328, 371, 408.1],
    before: [
      [383.35, 387.06, 380.79, 386.07],
      [386.67, 390.14, 385.92, 388.5],
      [388.14, 396.76, 387.89, 396],
      [396.2, 400, 391.4, 393.1],
      [393.04, 393.45, 379.98, 381.12],
      [380.09, 380.37, 371.37, 374.15],
      [373.36, 375.27, 370.12, 372.17],
      [372.43, 376.51, 367.02, 368.29],
      [368.75, 370.21, 356.61, 359.32],
      [360.3, 361.86, 349.73, 352],
      [351.41, 352.39, 338.1, 338.36],
      [337.9, 338.78, 330.39, 331],
      [331.29, 331.83, 328, 328.4],
      [328.6, 338.2, 328.3, 337.5],
      [337.9, 349.8, 336.4, 348.6],
      [348.1, 360.2, 346.8, 358.9],
      [359.3, 372.4, 357.6, 371],
    ],
    after: [
      [370.2, 378.9, 362.4, 366],
      [366.8, 383, 365.1, 381.6],
      [382, 396.4, 379.5, 394.8],
      [395.1, 408.1, 392.2, 408.1],
    ],
  },
};
