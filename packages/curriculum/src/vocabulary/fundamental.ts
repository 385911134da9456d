import type { Term } from './term.ts';

export const fundamentalTerms: readonly Term[] = [
  {
    id: 'revenue',
    term: 'revenue',
    definition:
      'What a company earns by selling its goods and services in a period, before any costs and whether or not its customers have paid yet. It’s the top line of the income statement.',
    example:
      'A bakery sells 40,000 loaves at $3.50 in a year. Its revenue is $140,000, no matter what flour and wages cost.',
    category: 'fundamental',
    difficulty: 'beginner',
    relatedTerms: ['income-statement', 'earnings-per-share'],
    pronunciation: 'REV-uh-noo',
    arithmetic: ['40000 * 3.50 = 140000'],
  },
  {
    id: 'earnings-per-share',
    term: 'earnings per share',
    definition:
      'Net income, less preferred dividends, divided by the average number of shares in the period. The diluted figure also counts options and convertible bonds that could become shares. It’s abbreviated EPS.',
    example:
      'Net income of $6 million on 4 million shares is $1.50 a share. Another million shares would dilute it to $1.20.',
    category: 'fundamental',
    difficulty: 'beginner',
    relatedTerms: ['price-earnings-ratio', 'income-statement', 'dividend'],
    arithmetic: ['6 / 4 = 1.50', '6 / (4 + 1) = 1.20'],
  },
  {
    id: 'price-earnings-ratio',
    term: 'price-earnings ratio',
    definition:
      'The share price divided by earnings per share: how many years of today’s earnings a buyer pays for. A company that’s losing money has no meaningful ratio, and a cyclical company often looks cheapest at the top of its cycle. It’s abbreviated P/E.',
    example:
      'At a price of 36.00 and earnings of 1.50 a share, the ratio is 24. If earnings drop by half to 0.75, it becomes 48.',
    category: 'fundamental',
    difficulty: 'beginner',
    relatedTerms: ['earnings-per-share', 'market-capitalisation', 'return-on-equity'],
    pronunciation: 'RAY-shee-oh',
    arithmetic: ['36.00 / 1.50 = 24', '1.50 / 2 = 0.75', '36.00 / 0.75 = 48'],
  },
  {
    id: 'market-capitalisation',
    term: 'market capitalization',
    definition:
      'The price of one share times the number of shares outstanding: what the market says the whole company’s stock is worth. It doesn’t tell you what the company owns.',
    example: 'A company has 80 million shares, and each trades at 4.50. Its market capitalization is $360 million.',
    category: 'fundamental',
    difficulty: 'beginner',
    relatedTerms: ['price-earnings-ratio', 'balance-sheet'],
    pronunciation: 'kap-ih-tuh-lih-ZAY-shun',
    arithmetic: ['80 * 4.50 = 360'],
  },
  {
    id: 'dividend',
    term: 'dividend',
    definition:
      'Money that a company pays its shareholders for each share. Anyone who buys on the ex-dividend date or later doesn’t get that payment, and on that date the price usually opens lower by about the same amount.',
    example:
      'A stock at 50.00 pays 0.50 a share four times a year: 2.00 in all, a yield of 4%. On the ex-dividend date, it opens near 49.50, unless there’s other news.',
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
    example: 'Assets of $900 million and liabilities of $540 million leave equity of $360 million, 40% of the total.',
    category: 'fundamental',
    difficulty: 'intermediate',
    relatedTerms: ['income-statement', 'return-on-equity', 'free-cash-flow'],
    arithmetic: ['900 - 540 = 360', '360 / 900 * 100 = 40'],
  },
  {
    id: 'income-statement',
    term: 'income statement',
    definition:
      'The statement that shows how revenue turned into a profit or a loss over a period: revenue less the cost of goods sold, operating expenses, interest and taxes.',
    example:
      'Of $200 million in revenue, $120 million covers the cost of the goods and $50 million the cost of running the company. Operating income is $30 million, a margin of 15%.',
    category: 'fundamental',
    difficulty: 'intermediate',
    relatedTerms: ['revenue', 'earnings-per-share', 'balance-sheet'],
    arithmetic: ['200 - 120 - 50 = 30', '30 / 200 * 100 = 15'],
  },
  {
    id: 'free-cash-flow',
    term: 'free cash flow',
    definition:
      'Cash from operations less what the company spent on plant and equipment: what’s left to pay down debt, pay dividends or buy back stock. It’s harder to dress up than earnings.',
    example: 'Operations bring in $75 million, and $28 million goes into machines. Free cash flow is $47 million.',
    category: 'fundamental',
    difficulty: 'advanced',
    relatedTerms: ['income-statement', 'dividend', 'balance-sheet'],
    arithmetic: ['75 - 28 = 47'],
  },
  {
    id: 'return-on-equity',
    term: 'return on equity',
    definition:
      'Net income as a percentage of shareholders’ equity. It rises with profit, but also with debt, so look at both.',
    example:
      'Net income of $54 million on equity of $360 million is 15%. If debt replaced half of the equity, the same profit would be a 30% return, leaving aside the interest on the debt.',
    category: 'fundamental',
    difficulty: 'advanced',
    relatedTerms: ['balance-sheet', 'earnings-per-share', 'leverage'],
    pronunciation: 'EK-wih-tee',
    arithmetic: ['54 / 360 * 100 = 15', '54 / (360 / 2) * 100 = 30'],
  },
];
