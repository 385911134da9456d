import type { Quiz } from './quiz.ts';

export const level4: Quiz = {
  id: 'risk-arithmetic-level-4',
  title: 'Risk Arithmetic - Level 4',
  level: 4,
  category: 'risk-management',
  requiredTier: 'heritage',
  questions: [
    {
      id: 'ten-losses-at-two',
      question: 'You risk 2 % of what is left on each trade and lose ten times in a row. How far is the account down?',
      options: [
        { id: 'A', text: '20 %', description: 'Ten times two' },
        { id: 'B', text: '21.9 %', description: 'Each loss comes on top of the last' },
        { id: 'C', text: '18.3 %', description: 'Each loss is taken from less' },
        { id: 'D', text: '9.6 %', description: 'About half of the obvious sum' },
      ],
      correctAnswer: 'C',
      explanation:
        'Each loss is 2 % of what is left, so 0.98 to the power of 10 remains: 81.7 %. The account is down 18.3 %. Ten times two would be right only if every loss were 2 % of the account at the start, and 9.6 % is what ten losses of 1 % cost.',
      category: 'risk-management',
      arithmetic: [
        '0.98^10 * 100 = 81.7',
        '100 - 81.7 = 18.3',
        '(1 + 2 / 100)^10 * 100 - 100 = 21.9',
        '100 - (1 - 1 / 100)^10 * 100 = 9.6',
      ],
    },
    {
      id: 'sixty-percent-wins',
      question: 'A method wins 60 % of its trades. The average gain is half the average loss. Is it profitable?',
      options: [
        { id: 'A', text: 'Yes, because it wins more often than it loses', description: '60 against 40' },
        { id: 'B', text: 'No: it loses 0.1 R a trade', description: 'Gains are too small' },
        { id: 'C', text: 'It breaks even', description: 'Small gains, many of them' },
        { id: 'D', text: 'Only with a larger position size', description: 'More shares would help' },
      ],
      correctAnswer: 'B',
      explanation:
        '60 % of 0.5 R is 0.3 R, and 40 % of 1 R is 0.4 R. On average 0.1 R is lost. Counting the wins leaves out how large they are, and a larger position makes the loss larger.',
      category: 'risk-management',
      arithmetic: ['60 / 100 * 0.5 = 0.3', '40 / 100 * 1 = 0.4', '0.4 - 0.3 = 0.1'],
    },
    {
      id: 'shares-from-risk',
      question: 'The account holds 8,000, you risk 1 % and the stop lies 1.60 under the entry. How many shares?',
      options: [
        { id: 'A', text: '5,000', description: '8,000 divided by 1.60' },
        { id: 'B', text: '80', description: '1 % of 8,000' },
        { id: 'C', text: '128', description: '80 times 1.60' },
        { id: 'D', text: '50', description: '80 divided by 1.60' },
      ],
      correctAnswer: 'D',
      explanation:
        '1 % of 8,000 is 80. Divided by a risk of 1.60 a share that makes 50 shares; with 80 of them the stop would cost 128. The price of the share does not enter, as long as you can pay for them.',
      category: 'risk-management',
      arithmetic: ['8000 / 100 = 80', '80 / 1.60 = 50', '80 * 1.60 = 128', '8000 / 1.60 = 5000'],
    },
    {
      id: 'gap-through-the-stop',
      question:
        'Your stop is 5 % under the entry. After bad news the share opens 12 % under the entry. What do you lose?',
      options: [
        { id: 'A', text: 'About 12 %', description: 'The next price there is' },
        { id: 'B', text: '5 %', description: 'The price of the order' },
        { id: 'C', text: '8.5 %', description: 'The middle of both' },
        { id: 'D', text: 'Nothing until you sell', description: 'It is only on paper' },
      ],
      correctAnswer: 'A',
      explanation:
        'A stop-loss becomes a market order when its price is reached or passed. It says when to sell, not at what price. Between two sessions nothing was traded, so it is filled at the first price there is, 12 % lower.',
      category: 'risk-management',
      arithmetic: ['(5 + 12) / 2 = 8.5'],
    },
    {
      id: 'out-of-a-drawdown',
      question: 'An account fell from 10,000 to 6,000. What gain brings it back?',
      options: [
        { id: 'A', text: '40 %', description: 'The same percentage as the fall' },
        { id: 'B', text: '60 %', description: 'As much as is left' },
        { id: 'C', text: '66.7 %', description: 'Two thirds' },
        { id: 'D', text: '100 %', description: 'The account has to double' },
      ],
      correctAnswer: 'C',
      explanation:
        '4,000 were lost, and 4,000 have to be earned with the 6,000 that are left: 66.7 %. The fall of 40 % was measured on a larger sum. The deeper the fall, the steeper the way back.',
      category: 'risk-management',
      arithmetic: ['10000 - 6000 = 4000', '4000 / 6000 * 100 = 66.7', '4000 / 10000 * 100 = 40'],
    },
    {
      id: 'break-even-win-rate',
      question: 'Every gain is twice as large as every loss. Above which win rate do you make money, before costs?',
      options: [
        { id: 'A', text: '25 %', description: 'One in four' },
        { id: 'B', text: '33.3 %', description: 'One in three' },
        { id: 'C', text: '50 %', description: 'Every second trade' },
        { id: 'D', text: '66.7 %', description: 'Two in three' },
      ],
      correctAnswer: 'B',
      explanation:
        'One gain of 2 R pays for two losses of 1 R, so one win in three trades breaks even: 33.3 %. At 50 % you would already be 0.5 R ahead a trade. Costs move the border up.',
      category: 'risk-management',
      arithmetic: ['1 / (1 + 2) * 100 = 33.3', '50 / 100 * 2 - 50 / 100 * 1 = 0.5'],
    },
    {
      id: 'r-of-a-trade',
      question: 'Bought at 44.00 with a stop at 42.00, sold at 49.00. What is the R-multiple?',
      options: [
        { id: 'A', text: '2.5', description: '5.00 divided by 2.00' },
        { id: 'B', text: '5.0', description: 'The gain of a share in money' },
        { id: 'C', text: '0.4', description: '2.00 divided by 5.00' },
        { id: 'D', text: '11.4', description: 'The gain in per cent of the price' },
      ],
      correctAnswer: 'A',
      explanation:
        '2.00 were at risk and 5.00 were gained: 2.5 R. The gain in money grows with the number of shares and the one in per cent says nothing about the stop; the R-multiple compares what came with what was risked.',
      category: 'risk-management',
      arithmetic: [
        '44.00 - 42.00 = 2.00',
        '49.00 - 44.00 = 5.00',
        '5.00 / 2.00 = 2.5',
        '2.00 / 5.00 = 0.4',
        '5.00 / 44.00 * 100 = 11.4',
      ],
    },
    {
      id: 'leverage-and-loss',
      question:
        'You hold shares for 15,000 with 5,000 of your own. They fall by 10 %. How much of your own money is lost?',
      options: [
        { id: 'A', text: '10 %', description: 'As much as the shares' },
        { id: 'B', text: '15 %', description: 'Half as much again' },
        { id: 'C', text: '20 %', description: 'Twice as much' },
        { id: 'D', text: '30 %', description: 'Three times as much' },
      ],
      correctAnswer: 'D',
      explanation:
        '10 % of 15,000 is 1,500, and 1,500 of your 5,000 is 30 %. The loan of 10,000 is owed in full, so the whole loss is yours. At three times your own money every move counts three times.',
      category: 'risk-management',
      arithmetic: ['15000 * 10 / 100 = 1500', '1500 / 5000 * 100 = 30', '15000 / 5000 = 3', '15000 - 5000 = 10000'],
    },
  ],
  matching: null,
};
