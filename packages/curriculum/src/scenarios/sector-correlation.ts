import type { Scenario } from './scenario.ts';

export const sectorCorrelation: Scenario = {
  id: 'sector-correlation',
  title: 'The Third Bank',
  context:
    'You run a print shop and trade on daily charts with $40,000. Each trade may lose 1%, or $400, and positions that move together may lose 2%, or $800, combined.',
  situation:
    'You hold 200 shares of a bank in Ohio, bought at 48.00, and 160 of a lender in Texas, bought at 62.00. The two stocks have risen together all spring, and last week you raised both stops to the purchase prices. This afternoon, a bank in Florida that moves with them closes at 35.10, above resistance that had held for a year. A stop at 33.50 would allow 250 shares.',
  question: 'The third bank has the best chart of the three. What do you do?',
  options: [
    {
      id: 'a',
      text: 'Pass: two banks are enough, however good the third chart looks.',
      isCorrect: false,
      explanation:
        'Your rule limits what related positions may lose together, not how many there are. With both stops at the purchase prices, the two banks should lose nothing, so there’s room for a third.',
      consequence:
        'A rumor about bad real estate loans takes all three banks down, and you’re glad. You’ve lost $0, and you’ve also turned down a trade that met every rule you have.',
    },
    {
      id: 'b',
      text: 'Buy 125 shares, half the usual size, because you already own two banks.',
      isCorrect: false,
      explanation:
        'Caution is fine when a rule requires it, but none does here. Half the size also halves the gain of a good trade, to avoid a risk that the other two no longer carry.',
      consequence:
        'The rumor triggers all three stops. The two older trades end where they began, and the new one loses $200.',
    },
    {
      id: 'c',
      text: 'Buy 250 shares: of the three, only this one can lose at its stop.',
      isCorrect: true,
      explanation:
        'If all three stops fill at their prices, bad news for banks would cost you $400, which leaves half of the $800 for a gap that jumps over them. The trade itself stays at 1%.',
      consequence:
        'A rumor about bad real estate loans triggers all three stops. Ohio and Texas end at break-even, and the third bank loses $400: a loss after a good decision, with $39,600 left.',
    },
    {
      id: 'd',
      text: 'Buy 500 shares: you may lose $800, and the other two risk nothing.',
      isCorrect: false,
      explanation:
        'The $800 is for all positions that move together, and a single trade may lose half of that. At 1.60 a share, 500 shares risk 2% of the account on one chart.',
      consequence:
        'The rumor fills all three stops, and the third bank alone costs $800. With $39,200 left, you’ve paid twice what your rule allows for one trade.',
    },
  ],
  difficulty: 'beginner',
  category: 'Risk Management',
  terms: ['risk-per-trade', 'position-size', 'stop-loss', 'resistance'],
  arithmetic: [
    '1 / 100 * 40000 = 400',
    '2 / 100 * 40000 = 800',
    '35.10 - 33.50 = 1.60',
    '400 / 1.60 = 250',
    '250 / 2 = 125',
    '125 * 1.60 = 200',
    '500 * 1.60 = 800',
    '40000 - 400 = 39600',
    '40000 - 800 = 39200',
  ],
  outcomes: { a: 0, b: -200, c: -400, d: -800 },
  chart: {
    title: 'The bank in Florida, daily candles',
    prices: [35.1],
    before: [
      [33.59, 33.67, 33.54, 33.65],
      [33.59, 33.99, 33.52, 33.89],
      [33.95, 34.04, 33.93, 34.03],
      [33.98, 34.36, 33.94, 34.34],
      [34.3, 34.59, 34.19, 34.5],
      [34.51, 34.66, 34.49, 34.58],
      [34.56, 34.62, 34.31, 34.34],
      [34.35, 34.67, 34.25, 34.36],
      [34.36, 34.39, 34.07, 34.22],
      [34.28, 34.55, 34.19, 34.23],
      [34.25, 34.31, 33.81, 34],
      [33.99, 34.03, 33.86, 33.87],
      [33.84, 34.08, 33.81, 34.03],
      [34, 34.14, 33.9, 34.13],
      [34.21, 34.41, 33.99, 34.38],
      [34.42, 34.79, 34.36, 34.7],
      [34.73, 35.15, 34.72, 35.1],
    ],
    after: [
      [35.16, 35.42, 34.98, 35.3],
      [35.28, 35.36, 34.7, 34.84],
      [34.62, 34.7, 32.94, 33.12],
      [33, 33.3, 32.2, 32.46],
    ],
  },
};
