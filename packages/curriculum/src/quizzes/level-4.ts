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
      question: 'You risk 2% of what’s left on each trade and lose ten times in a row. How far is your account down?',
      options: [
        { id: 'A', text: '20%', description: 'A fifth of the account' },
        { id: 'B', text: '21.9%', description: 'A little more than a fifth' },
        { id: 'C', text: '18.3%', description: 'A little less than a fifth' },
        { id: 'D', text: '9.6%', description: 'Not quite a tenth' },
      ],
      correctAnswer: 'C',
      explanation:
        'Each loss is 2% of what’s left, so you still have 0.98 to the power of 10, or 81.7%. Your account is down 18.3%. It would be ten times two only if every loss were 2% of the starting account, and 9.6% is what ten losses of 1% cost.',
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
      question: 'A method wins 60% of its trades. The average gain is half the average loss. Is it profitable?',
      options: [
        { id: 'A', text: 'Yes, because it wins more often than it loses', description: 'Six wins to four losses' },
        { id: 'B', text: 'No: it loses 0.1 R a trade', description: 'Ten trades cost 1 R' },
        { id: 'C', text: 'It breaks even', description: 'Ten trades end where they began' },
        { id: 'D', text: 'Only with a larger position size', description: 'More shares would help' },
      ],
      correctAnswer: 'B',
      explanation:
        '60% of 0.5 R is 0.3 R, and 40% of 1 R is 0.4 R. On average, you lose 0.1 R. Counting wins ignores how large they are, and a larger position makes the loss larger.',
      category: 'risk-management',
      arithmetic: ['60 / 100 * 0.5 = 0.3', '40 / 100 * 1 = 0.4', '0.4 - 0.3 = 0.1'],
    },
    {
      id: 'shares-from-risk',
      question:
        'Your account holds $8,000, you risk 1%, and the stop is 1.60 below your entry. How many shares do you buy?',
      options: [
        { id: 'A', text: '5,000', description: 'By far the largest position' },
        { id: 'B', text: '80', description: 'Thirty more than the smallest' },
        { id: 'C', text: '128', description: 'A little over a hundred' },
        { id: 'D', text: '50', description: 'The smallest of the four' },
      ],
      correctAnswer: 'D',
      explanation:
        '1% of $8,000 is $80. Divide that by a risk of 1.60 a share and you get 50 shares; with 80 shares, the stop would cost you $128. The share price doesn’t matter, as long as you can pay for them.',
      category: 'risk-management',
      arithmetic: ['8000 / 100 = 80', '80 / 1.60 = 50', '80 * 1.60 = 128', '8000 / 1.60 = 5000'],
    },
    {
      id: 'gap-through-the-stop',
      question:
        'Your stop is 5% below your entry. After bad news, the stock opens 12% below your entry. How much do you lose?',
      options: [
        { id: 'A', text: 'About 12%', description: 'The next price there is' },
        { id: 'B', text: '5%', description: 'The price of the order' },
        { id: 'C', text: '8.5%', description: 'Halfway between the two' },
        { id: 'D', text: 'Nothing until you sell', description: 'It’s only on paper' },
      ],
      correctAnswer: 'A',
      explanation:
        'A stop-loss becomes a market order when price reaches it or gaps past it. It says when to sell, not at what price. Nothing traded between the two sessions, so it’s filled at the first price there is, 12% lower.',
      category: 'risk-management',
      arithmetic: ['(5 + 12) / 2 = 8.5'],
    },
    {
      id: 'out-of-a-drawdown',
      question: 'An account fell from $10,000 to $6,000. What gain gets it back to even?',
      options: [
        { id: 'A', text: '40%', description: 'The same percentage as the decline' },
        { id: 'B', text: '60%', description: 'As much as is left' },
        { id: 'C', text: '66.7%', description: 'Two thirds' },
        { id: 'D', text: '100%', description: 'The account has to double' },
      ],
      correctAnswer: 'C',
      explanation:
        'You lost $4,000, and you have to earn $4,000 with the $6,000 that’s left: 66.7%. The drop of 40% was measured on a larger amount. The deeper the drop, the steeper the way back.',
      category: 'risk-management',
      arithmetic: ['10000 - 6000 = 4000', '4000 / 6000 * 100 = 66.7', '4000 / 10000 * 100 = 40'],
    },
    {
      id: 'break-even-win-rate',
      question: 'Every gain is twice as large as every loss. Above which win rate do you make money, before costs?',
      options: [
        { id: 'A', text: '25%', description: 'One in four' },
        { id: 'B', text: '33.3%', description: 'One in three' },
        { id: 'C', text: '50%', description: 'Every other trade' },
        { id: 'D', text: '66.7%', description: 'Two in three' },
      ],
      correctAnswer: 'B',
      explanation:
        'One gain of 2 R pays for two losses of 1 R, so one win in three trades breaks even: 33.3%. At 50%, you’d already make 0.5 R a trade. Costs raise the win rate you need.',
      category: 'risk-management',
      arithmetic: ['1 / (1 + 2) * 100 = 33.3', '50 / 100 * 2 - 50 / 100 * 1 = 0.5'],
    },
    {
      id: 'r-of-a-trade',
      question: 'A trade enters at 44.00, has its stop at 42.00, and exits at 49.00. What’s the R-multiple?',
      options: [
        { id: 'A', text: '2.5', description: 'Two and a half times the risk' },
        { id: 'B', text: '5.0', description: 'Five times the risk' },
        { id: 'C', text: '0.4', description: 'Less than the risk' },
        { id: 'D', text: '11.4', description: 'More than eleven times the risk' },
      ],
      correctAnswer: 'A',
      explanation:
        'The risk was 2.00 and the gain 5.00, or 2.5 R. The gain in dollars depends on the number of shares, and the gain in percent says nothing about the stop; the R-multiple compares what you made with what you risked.',
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
        'You hold $15,000 in stock with $5,000 of your own. It falls 10%. How much of your own money do you lose?',
      options: [
        { id: 'A', text: '10%', description: 'A tenth of it' },
        { id: 'B', text: '15%', description: 'Less than a sixth' },
        { id: 'C', text: '20%', description: 'A fifth of it' },
        { id: 'D', text: '30%', description: 'Nearly a third' },
      ],
      correctAnswer: 'D',
      explanation:
        '10% of $15,000 is $1,500, and $1,500 of your $5,000 is 30%. You owe the loan of $10,000 in full, so the whole loss is yours. With three times your own money invested, every move counts three times.',
      category: 'risk-management',
      arithmetic: ['15000 * 10 / 100 = 1500', '1500 / 5000 * 100 = 30', '15000 / 5000 = 3', '15000 - 5000 = 10000'],
    },
  ],
  matching: null,
};
