import type { Scenario } from './scenario.ts';

export const marketSentiment: Scenario = {
  id: 'market-sentiment',
  title: 'When Everyone Is Afraid',
  context:
    'Your parents have entrusted you with 24,000, and you handle it by a single rule: buy an index fund after a weekly close above its 200-day moving average, sell it after one below. For two months the money has been in cash.',
  situation:
    'The fund stands at 328.00, a drawdown of 18 % from its high of 400.00, and its moving average is at 365.00. In this week’s survey 62 % of private investors expect lower prices, more than at any time in five years. A columnist you respect writes that fear like this has marked every low.',
  question: 'What does the survey change for you?',
  options: [
    {
      id: 'a',
      text: 'Everything: the whole 24,000 goes into the fund on Monday, before the mood turns.',
      isCorrect: false,
      explanation:
        'Great fear can grow greater, and which week was the worst is known only afterwards. A survey describes a mood; it names no price at which the purchase would turn out wrong.',
      consequence:
        'You get 73 shares, and a rise of 10 % to 360.80 feels like proof. Then the fall resumes. At 295.20, 10 % under your entry, you can bear it no longer and have lost 2,394.40.',
    },
    {
      id: 'b',
      text: 'Nothing: you wait for the weekly close above the moving average, wherever that is by then.',
      isCorrect: true,
      explanation:
        'The rule has no place for the opinion of the crowd, and adding one on a nervous evening does not improve it. Mood may warn you that moves will be violent; the entry stays where it was.',
      consequence:
        'A rally carries the fund 10 % up to 360.80 and stops short of the average, so you never buy. When 295.20 is traded later that month, the account still holds 24,000.',
    },
    {
      id: 'c',
      text: 'The direction: you sell 40 shares of the fund short, because 62 % will hardly be wrong together.',
      isCorrect: false,
      explanation:
        'Many who expect a fall have sold already, and a little good news sends many of them back together. Short selling into such a market without a stop leaves the loss open at the top.',
      consequence:
        'The rally comes first. At 360.80, 10 % against you, you buy the 40 shares back for a loss of 1,312, and the way down begins without you.',
    },
    {
      id: 'd',
      text: 'The rule: from now on you buy when fewer than 30 % are pessimistic, since the danger is over then.',
      isCorrect: false,
      explanation:
        'People grow cheerful because prices have risen, so this signal arrives after the move it hopes to catch. Besides, a rule invented this evening has been tested on nothing.',
      consequence:
        'Once the fund is back at 360.80 hardly anybody is pessimistic, and you buy 66 shares. At 295.20 they have lost 4,329.60, or 18.0 % of the money.',
    },
  ],
  difficulty: 'intermediate',
  category: 'Psychology',
  terms: ['moving-average', 'drawdown', 'short-selling'],
  arithmetic: [
    '(400.00 - 328.00) / 400.00 * 100 = 18',
    'floor(24000 / 328.00) = 73',
    '328.00 * (1 + 10 / 100) = 360.80',
    '328.00 * (1 - 10 / 100) = 295.20',
    '(328.00 - 295.20) * 73 = 2394.40',
    '(360.80 - 328.00) * 40 = 1312',
    'floor(24000 / 360.80) = 66',
    '(360.80 - 295.20) * 66 = 4329.60',
    '4329.60 / 24000 * 100 = 18.0',
  ],
};
