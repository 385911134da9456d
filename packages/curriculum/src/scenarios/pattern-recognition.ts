import type { Scenario } from './scenario.ts';

export const patternRecognition: Scenario = {
  id: 'pattern-recognition',
  title: 'Two Lows and a Name',
  context:
    'As a student of geology you trade 9,000, with at most 90 at risk per trade. Your notebook says that a chart pattern counts from the close that completes it and not earlier.',
  situation:
    'Corvane, a ferry operator, has fallen from 88.00 to a low of 71.20, recovered to a peak of 79.40, and fallen again to 71.60. Today it closes at 74.30. In a forum somebody has posted the chart with two arrows and the words “perfect double bottom”.',
  question: 'How do you read the chart, and what follows from it?',
  options: [
    {
      id: 'a',
      text: 'A double bottom: buy at 74.30 with a stop at 71.10, before the others see it.',
      isCorrect: false,
      explanation:
        'A second low completes nothing. Pairs of lows turn up in any long fall, and whoever buys here has bought the downtrend with a hopeful name on it.',
      consequence:
        'At 3.20 of risk a share you can buy 28. They show a gain for a week; then price turns round just beyond the peak and falls to your stop, and 89.60 is lost.',
    },
    {
      id: 'b',
      text: 'A double bottom as soon as the peak is passed: leave an order that buys at 79.45, with a stop at 71.10.',
      isCorrect: false,
      explanation:
        'Trading above the peak during a session is a test of it, since sellers have until the evening to push price back. The notebook asks for the close.',
      consequence:
        'One morning your order buys 10 shares, each with 8.35 at risk, and by the evening price is under the peak again. The way down to 71.10 takes a few weeks and 83.50.',
    },
    {
      id: 'c',
      text: 'Not a double bottom, because the two lows are not equal: cross the chart off the list.',
      isCorrect: false,
      explanation:
        'The lows lie 0.40 apart, about 0.6 %, and even strict authors allow 1 %. They are equal enough; what is missing is the breakout.',
      consequence:
        'It costs you nothing this time, for the close above 79.40 never comes. The same reasoning would have struck out the pattern if it had come.',
    },
    {
      id: 'd',
      text: 'Two lows in a downtrend so far, and a pattern only after a close above 79.40: buy nothing yet.',
      isCorrect: true,
      explanation:
        'The peak between the lows is the line that decides, and confirmation is a close beyond it. Before that the chart shows a fall that has paused twice at about the same price.',
      consequence:
        'A week later price looks over 79.40 for an hour, closes below it, and is back at 71.10 before the month is out. You have bought nothing and lost nothing.',
    },
  ],
  difficulty: 'beginner',
  category: 'Technical Analysis',
  terms: ['chart-pattern', 'confirmation', 'breakout', 'risk-per-trade'],
  arithmetic: [
    '74.30 - 71.10 = 3.20',
    'floor(90 / 3.20) = 28',
    '28 * 3.20 = 89.60',
    '79.45 - 71.10 = 8.35',
    'floor(90 / 8.35) = 10',
    '10 * 8.35 = 83.50',
    '71.60 - 71.20 = 0.40',
    '0.40 / 71.20 * 100 = 0.6',
  ],
};
