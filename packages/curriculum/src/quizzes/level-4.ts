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
      question:
        'On each trade, you risk 2% of what’s left in your account, and you lose ten times in a row. How far down is the account?',
      options: [
        { id: 'A', text: '20%', description: 'A fifth of the account' },
        { id: 'B', text: '21.9%', description: 'A little more than a fifth' },
        { id: 'C', text: '18.3%', description: 'A little less than a fifth' },
        { id: 'D', text: '9.6%', description: 'Not quite a tenth' },
      ],
      correctAnswer: 'C',
      explanation:
        'Each loss leaves you with 98% of what you had, so after ten of them, you still have 0.98 to the power of 10, or 81.7%. Your account is down 18.3%. It would be down 20% only if every loss were 2% of the starting balance, and 9.6% is what ten losses of 1% would cost you.',
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
      question:
        'A strategy wins 60% of its trades, and its average gain is half its average loss. Is it profitable before costs?',
      options: [
        { id: 'A', text: 'Yes, because it wins more often than it loses', description: 'Six wins to four losses' },
        { id: 'B', text: 'No, it loses 0.1R per trade on average', description: 'Ten trades cost about 1R' },
        { id: 'C', text: 'No, it just breaks even', description: 'Ten trades end about where they began' },
        { id: 'D', text: 'Only with larger positions', description: 'More shares would make up for it' },
      ],
      correctAnswer: 'B',
      explanation:
        'Call the average loss 1R, so the average gain is 0.5R. Then 60% of 0.5R is 0.3R, 40% of 1R is 0.4R, and you lose 0.1R per trade on average. A win rate ignores how large the wins are, and larger positions only make the loss larger.',
      category: 'risk-management',
      arithmetic: ['60 / 100 * 0.5 = 0.3', '40 / 100 * 1 = 0.4', '0.4 - 0.3 = 0.1'],
    },
    {
      id: 'shares-from-risk',
      question:
        'You have $8,000 in your account and risk 1% of it on a trade. Your stop is $1.60 below your entry. How many shares do you buy?',
      options: [
        { id: 'A', text: '5,000', description: 'By far the largest position' },
        { id: 'B', text: '80', description: 'The second-smallest position' },
        { id: 'C', text: '128', description: 'The second-largest position' },
        { id: 'D', text: '50', description: 'The smallest position' },
      ],
      correctAnswer: 'D',
      explanation:
        '1% of $8,000 is $80. Divide that by a risk of $1.60 per share and you get 50 shares; with 80 shares, the stop would cost you $128. The share price only matters if you can’t afford that many.',
      category: 'risk-management',
      arithmetic: ['8000 / 100 = 80', '80 / 1.60 = 50', '80 * 1.60 = 128', '8000 / 1.60 = 5000'],
    },
    {
      id: 'gap-through-the-stop',
      question:
        'You have a stop-loss order 5% below your entry. After bad news overnight, the stock opens 12% below your entry. How much do you lose?',
      options: [
        { id: 'A', text: 'About 12%', description: 'The order fills near the open' },
        { id: 'B', text: '5%', description: 'The order fills at the stop price' },
        { id: 'C', text: '8.5%', description: 'The order fills halfway between' },
        { id: 'D', text: 'Nothing until you sell', description: 'The loss is only on paper' },
      ],
      correctAnswer: 'A',
      explanation:
        'A stop-loss becomes a market order once price reaches the stop or gaps past it. It decides when you sell, not at what price. The first trade of the session is already 12% below your entry, so that’s about where you’re filled.',
      category: 'risk-management',
      arithmetic: ['(5 + 12) / 2 = 8.5'],
    },
    {
      id: 'out-of-a-drawdown',
      question: 'An account fell from $10,000 to $6,000. What percentage gain would get it back to even?',
      options: [
        { id: 'A', text: '40%', description: 'The same percentage as the loss' },
        { id: 'B', text: '60%', description: 'The percentage that’s left' },
        { id: 'C', text: '66.7%', description: 'Two thirds' },
        { id: 'D', text: '100%', description: 'The account has to double' },
      ],
      correctAnswer: 'C',
      explanation:
        'The account lost $4,000 and has to make $4,000 on the $6,000 that’s left, which takes a gain of 66.7%. The 40% loss was measured on a larger amount. The deeper the loss, the larger the gain you need to recover.',
      category: 'risk-management',
      arithmetic: ['10000 - 6000 = 4000', '4000 / 6000 * 100 = 66.7', '4000 / 10000 * 100 = 40'],
    },
    {
      id: 'break-even-win-rate',
      question:
        'Each of your wins is twice as large as each of your losses. Above what win rate do you make money, before costs?',
      options: [
        { id: 'A', text: '25%', description: 'One in four' },
        { id: 'B', text: '33.3%', description: 'One in three' },
        { id: 'C', text: '50%', description: 'One in two' },
        { id: 'D', text: '66.7%', description: 'Two in three' },
      ],
      correctAnswer: 'B',
      explanation:
        'One win of 2R pays for two losses of 1R, so you break even with one win in three trades, or 33.3%. At 50%, you’d already make 0.5R per trade. Costs raise the win rate you need.',
      category: 'risk-management',
      arithmetic: ['1 / (1 + 2) * 100 = 33.3', '50 / 100 * 2 - 50 / 100 * 1 = 0.5'],
    },
    {
      id: 'r-of-a-trade',
      question: 'You buy at 44.00, put your stop at 42.00 and sell at 49.00. What’s the R-multiple of the trade?',
      options: [
        { id: 'A', text: '2.5', description: 'Two and a half times the risk' },
        { id: 'B', text: '5.0', description: 'Five times the risk' },
        { id: 'C', text: '0.4', description: 'Less than the risk' },
        { id: 'D', text: '11.4', description: 'More than eleven times the risk' },
      ],
      correctAnswer: 'A',
      explanation:
        'You risked 2.00 per share and made 5.00, which is 2.5R. An R-multiple compares what you made with what you risked. The gain in dollars depends on the number of shares, and the 11.4% gain ignores the stop.',
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
        'With $5,000 of your own money, you control a leveraged position worth $15,000. It falls 10%. What percentage of your own money do you lose?',
      options: [
        { id: 'A', text: '10%', description: 'As much as the position fell' },
        { id: 'B', text: '15%', description: 'Half again as much' },
        { id: 'C', text: '20%', description: 'Twice as much' },
        { id: 'D', text: '30%', description: 'Three times as much' },
      ],
      correctAnswer: 'D',
      explanation:
        '10% of $15,000 is $1,500, and $1,500 is 30% of your $5,000. The other $10,000 isn’t your money, so the whole loss is yours. At 3:1 leverage, every move hits your own money three times as hard.',
      category: 'risk-management',
      arithmetic: ['15000 * 10 / 100 = 1500', '1500 / 5000 * 100 = 30', '15000 / 5000 = 3', '15000 - 5000 = 10000'],
    },
  ],
  matching: null,
};
