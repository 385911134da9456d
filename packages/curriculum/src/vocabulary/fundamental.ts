import type { Term } from './term.ts';

export const fundamentalTerms: readonly Term[] = [
  {
    id: 'revenue',
    term: 'revenue',
    definition:
      'What a company earned by selling its goods and services in a period, before any cost. It is the top line of the income statement.',
    example: 'A bakery sells 40,000 loaves at 3.50 in a year. Its revenue is 140,000, whatever flour and wages cost.',
    category: 'fundamental',
    difficulty: 'beginner',
    relatedTerms: ['income-statement', 'earnings-per-share'],
    pronunciation: 'REV-uh-nyoo',
    arithmetic: ['40000 * 3.50 = 140000'],
  },
  {
    id: 'earnings-per-share',
    term: 'earnings per share',
    definition:
      'Net income divided by the average number of shares in the period, abbreviated EPS. Options and convertible bonds that could become shares are counted in the diluted figure.',
    example:
      'Net income of 6 million on 4 million shares makes 1.50 a share. Another million shares would dilute it to 1.20.',
    category: 'fundamental',
    difficulty: 'beginner',
    relatedTerms: ['price-earnings-ratio', 'income-statement', 'dividend'],
    arithmetic: ['6 / 4 = 1.50', '6 / (4 + 1) = 1.20'],
  },
  {
    id: 'price-earnings-ratio',
    term: 'price-earnings ratio',
    definition:
      'The share price divided by earnings per share: how many years of today’s earnings a buyer pays for. A loss has no such ratio, and a cyclical company often looks cheapest at the top of its cycle.',
    example:
      'At a price of 36.00 and earnings of 1.50 a share the ratio is 24. Should earnings halve to 0.75, it becomes 48.',
    category: 'fundamental',
    difficulty: 'beginner',
    relatedTerms: ['earnings-per-share', 'market-capitalisation', 'return-on-equity'],
    pronunciation: 'RAY-shee-oh',
    arithmetic: ['36.00 / 1.50 = 24', '1.50 / 2 = 0.75', '36.00 / 0.75 = 48'],
  },
  {
    id: 'market-capitalisation',
    term: 'market capitalisation',
    definition:
      'The price of all shares of a company together. It says what the owners’ part is traded at, not what the company owns.',
    example: 'There are 80 million shares at 45.00. The market capitalisation is 3,600 million.',
    category: 'fundamental',
    difficulty: 'beginner',
    relatedTerms: ['price-earnings-ratio', 'balance-sheet'],
    pronunciation: 'kap-ih-tuh-ly-ZAY-shun',
    arithmetic: ['80 * 45.00 = 3600'],
  },
  {
    id: 'dividend',
    term: 'dividend',
    definition:
      'Money that a company pays its shareholders for each share. Whoever buys on the ex-dividend day or later does not get that payment, and on this day the price opens lower by about its amount.',
    example:
      'A share at 50.00 pays 0.50 four times a year: 2.00 in all, a yield of 4 %. On the ex-dividend day it opens near 49.50, other news aside.',
    category: 'fundamental',
    difficulty: 'beginner',
    relatedTerms: ['earnings-per-share', 'free-cash-flow'],
    pronunciation: 'DIV-ih-dend',
    arithmetic: ['0.50 * 4 = 2.00', '2.00 / 50.00 * 100 = 4', '50.00 - 0.50 = 49.50'],
  },
  {
    id: 'balance-sheet',
    term: 'balance sheet',
    definition:
      'What a company owns, what it owes and what is left for its shareholders, on one day. Assets always equal liabilities plus equity.',
    example: 'Assets of 900 million and liabilities of 540 million leave equity of 360 million, 40 % of the total.',
    category: 'fundamental',
    difficulty: 'intermediate',
    relatedTerms: ['income-statement', 'return-on-equity', 'free-cash-flow'],
    arithmetic: ['900 - 540 = 360', '360 / 900 * 100 = 40'],
  },
  {
    id: 'income-statement',
    term: 'income statement',
    definition:
      'How revenue became profit or loss over a period: revenue, less cost of goods, less operating expenses, less interest and tax.',
    example:
      'Of 200 million in revenue, 120 go to the goods and 50 to running the company. Operating income is 30 million, a margin of 15 %.',
    category: 'fundamental',
    difficulty: 'intermediate',
    relatedTerms: ['revenue', 'earnings-per-share', 'balance-sheet'],
    arithmetic: ['200 - 120 - 50 = 30', '30 / 200 * 100 = 15'],
  },
  {
    id: 'free-cash-flow',
    term: 'free cash flow',
    definition:
      'Cash from operations less what was spent on plant and equipment: what is left for debts, dividends and buying back shares. It is harder to embellish than earnings.',
    example: 'Operations bring 75 million and 28 million go into machines. Free cash flow is 47 million.',
    category: 'fundamental',
    difficulty: 'advanced',
    relatedTerms: ['income-statement', 'dividend', 'balance-sheet'],
    arithmetic: ['75 - 28 = 47'],
  },
  {
    id: 'return-on-equity',
    term: 'return on equity',
    definition:
      'Net income in per cent of shareholders’ equity. It rises with profit, and also with debt, so look at both.',
    example:
      'A net income of 54 million on equity of 360 million is 15 %. The same profit after half the equity was replaced by debt would show 30 %.',
    category: 'fundamental',
    difficulty: 'advanced',
    relatedTerms: ['balance-sheet', 'earnings-per-share', 'leverage'],
    pronunciation: 'EK-wih-tee',
    arithmetic: ['54 / 360 * 100 = 15', '54 / (360 / 2) * 100 = 30'],
  },
];
