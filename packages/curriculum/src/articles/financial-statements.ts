import type { ArticleBody } from './article.ts';

export const financialStatements: ArticleBody = {
  blocks: [
    {
      kind: 'paragraph',
      text: 'By the end of this article, you’ll be able to open the annual report of an American company, find its three main statements, and answer the question that matters most to an owner: did the profit turn into cash? The example, Ridgeway Tools, is made up. All amounts are in millions of dollars, except per-share figures.',
    },
    { kind: 'heading', text: 'Where the numbers are' },
    {
      kind: 'paragraph',
      text: 'As of November 2026, US public companies report to the Securities and Exchange Commission, and anyone can read the filings for free in its database, EDGAR. Their financial statements follow one set of rules, US GAAP. The annual report is Form 10-K; each of the first three quarters gets a Form 10-Q. The fourth doesn’t get one: subtract the nine months in the third 10-Q from the full year in the 10-K. In May 2026, the Commission proposed to let companies file a single half-year report, Form 10-S, instead of the three 10-Qs.',
    },
    {
      kind: 'table',
      caption: 'The two filings side by side.',
      head: ['Form', '10-K', '10-Q'],
      rows: [
        ['Covers', 'The fiscal year', 'A quarter, and the year to date'],
        ['Auditor’s work', 'Audited', 'Reviewed, not audited'],
        ['Due, by company size', '60, 75 or 90 days after fiscal year-end', '40 or 45 days after quarter-end'],
        ['Statements', 'Part II, Item 8', 'Part I, Item 1'],
        ['Management’s discussion', 'Part II, Item 7', 'Part I, Item 2'],
      ],
    },
    { kind: 'heading', text: 'The income statement: what was earned' },
    {
      kind: 'paragraph',
      text: 'The income statement covers a period. It starts with revenue: what customers were charged for the goods and services delivered, whether or not they’ve paid. Subtract one group of costs after another, and each step leaves a profit with its own name.',
    },
    {
      kind: 'bars',
      unit: 'million dollars',
      bars: [
        { label: 'Revenue', value: 480 },
        { label: 'Cost of revenue', value: 288 },
        { label: 'Gross profit', value: 192 },
        { label: 'Operating expenses', value: 132 },
        { label: 'Operating income', value: 60 },
        { label: 'Interest and income taxes', value: 19.5 },
        { label: 'Net income', value: 40.5 },
      ],
      alt: 'Seven bars: revenue 480, cost of revenue 288, gross profit 192, operating expenses 132, operating income 60, interest and income taxes 19.5, net income 40.5.',
      caption:
        'Ridgeway’s income statement from top to bottom. Of 480 in revenue, 192 is left after the cost of what was sold, 60 after the cost of running the business, and 40.5 after interest and taxes.',
    },
    {
      kind: 'paragraph',
      text: 'Three figures let you compare years. Gross margin is 192 / 480 = 40%; operating margin is 60 / 480 = 12.5%. Earnings per share is net income divided by the average number of shares: 40.5 / 30 = $1.35. Use the diluted figure, as we do here: its 30 million shares include those that options and other claims could add.',
    },
    {
      kind: 'paragraph',
      text: 'One more line deserves a look. Interest makes up 6 of the 19.5, so operating income covers it 10 times. A company that can cover its interest only once or twice is at the mercy of its lenders in a bad year.',
    },
    { kind: 'heading', text: 'The balance sheet: what is owned and owed' },
    {
      kind: 'paragraph',
      text: 'The balance sheet is a snapshot of one day. Everything the company owns was paid for in one of two ways: with money it owes to others, its liabilities, or with money that belongs to its shareholders, the equity. So both sides add up to the same total.',
    },
    {
      kind: 'table',
      caption: 'Ridgeway’s balance sheet on the last day of the year.',
      head: ['Item', 'Side', 'Amount'],
      rows: [
        ['Cash', 'Owned', '35'],
        ['Receivables (sales not yet paid for)', 'Owned', '82'],
        ['Inventory', 'Owned', '74'],
        ['Plant and equipment', 'Owned', '190'],
        ['Goodwill (the premium paid for businesses it bought)', 'Owned', '59'],
        ['Total assets', 'Owned', '440'],
        ['Payables (its own unpaid bills)', 'Owed', '46'],
        ['Debt', 'Owed', '110'],
        ['Other liabilities', 'Owed', '24'],
        ['Total liabilities', 'Owed', '180'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'What is left belongs to the shareholders: equity of 440 − 180 = 260. Return on equity, based on that day’s equity, is 40.5 / 260 = 15.6%.',
    },
    { kind: 'heading', text: 'The cash flow statement: what was paid' },
    {
      kind: 'paragraph',
      text: 'This statement has three parts: cash from operating, investing and financing activities. Under US GAAP, interest paid belongs in operations and dividends paid in financing. The first part usually starts with net income and adjusts it for everything that was earned or spent only on paper.',
    },
    {
      kind: 'worked-example',
      title: 'From 40.5 in profit to 9.5 in cash',
      steps: [
        'Net income is 40.5. Depreciation of 18 and stock-based compensation of 6 were charged as costs, but no cash left the company, so add both back: 64.5.',
        'Receivables rose from 60 to 82. That 22 is in revenue, but customers haven’t paid it. Inventory rose from 60 to 74, which used another 14. Payables grew by 5: bills the company hasn’t paid yet.',
        'Cash from operations: 64.5 − 22 − 14 + 5 = 33.5.',
        'Capital expenditures were 24. Free cash flow, which US GAAP doesn’t define, is usually the difference: 33.5 − 24 = 9.5.',
        'Financing used 13: dividends of 8 and debt repayments of 5. The year began with 38.5 in cash, and 38.5 + 33.5 − 24 − 13 = 35, the cash on the balance sheet. The three statements agree.',
      ],
    },
    { kind: 'heading', text: 'Reading them together' },
    {
      kind: 'paragraph',
      text: 'Why did so little cash come in? Revenue grew 11.1%, from 432 to 480. Receivables grew 36.7%. Divide receivables by revenue and multiply by the 365 days of a year: customers now take 62 days to pay, up from 51. Maybe Ridgeway offered longer terms to make its sales, or one large customer is in trouble. The statements raise the question; management’s discussion in Item 7 should answer it. If it doesn’t, you’ve found a reason to wait.',
    },
    {
      kind: 'paragraph',
      text: 'The notes to the statements are worth an hour as well. Read three of them first: how revenue is recognized, when debt comes due, and how many shares may still be issued to employees.',
    },
    {
      kind: 'paragraph',
      text: 'One weak year proves little, because working capital fluctuates. Add up several: over five years, net income and cash from operations should tell a similar story.',
    },
    {
      kind: 'mistakes',
      items: [
        {
          mistake: 'Mistaking the headline figure in the press release for the profit.',
          instead:
            'Adjusted figures leave out costs. Find the reconciliation to US GAAP below them and check what was removed each year.',
        },
        {
          mistake: 'Reading the cash flow in a 10-Q as the quarter’s cash flow.',
          instead:
            'It covers the fiscal year to date. From the second quarter on, subtract the figure in the previous 10-Q.',
        },
        {
          mistake: 'Comparing a December quarter with the September quarter of a seasonal business.',
          instead: 'Compare it with the same quarter a year earlier.',
        },
        {
          mistake: 'Cheering growth in net income while overlooking the share count.',
          instead:
            'Look at diluted earnings per share: if the share count grows as fast as profit, your slice hasn’t grown.',
        },
      ],
    },
    {
      kind: 'exercise',
      text: 'Search EDGAR on sec.gov for a company whose products you use, and open its latest 10-K at Item 8. Write down two years of revenue, net income, cash from operations and capital expenditures, work out free cash flow, and explain in one sentence why it differs from net income.',
    },
  ],
  terms: [
    'income-statement',
    'revenue',
    'earnings-per-share',
    'balance-sheet',
    'return-on-equity',
    'free-cash-flow',
    'dividend',
  ],
  arithmetic: [
    '480 - 288 = 192',
    '192 - 132 = 60',
    '60 - 19.5 = 40.5',
    '192 / 480 * 100 = 40',
    '60 / 480 * 100 = 12.5',
    '40.5 / 30 = 1.35',
    '60 / 6 = 10',
    '35 + 82 + 74 + 190 + 59 = 440',
    '46 + 110 + 24 = 180',
    '440 - 180 = 260',
    '40.5 / 260 * 100 = 15.6',
    '40.5 + 18 + 6 = 64.5',
    '82 - 60 = 22',
    '74 - 60 = 14',
    '64.5 - 22 - 14 + 5 = 33.5',
    '33.5 - 24 = 9.5',
    '8 + 5 = 13',
    '38.5 + 33.5 - 24 - 13 = 35',
    '(480 / 432 - 1) * 100 = 11.1',
    '(82 / 60 - 1) * 100 = 36.7',
    '82 / 480 * 365 = 62',
    '60 / 432 * 365 = 51',
  ],
  given: [7, 45, 75, 90],
  reviewedOn: '2026-11-27',
  sources: [
    {
      title: 'Form 10-K, general instructions, and the filings in EDGAR',
      publisher: 'SEC',
      dated: 'read in November 2026',
      url: 'https://www.sec.gov/search-filings',
    },
    {
      title: 'Proposal for semiannual reports on Form 10-S',
      publisher: 'SEC',
      dated: 'May 2026',
    },
  ],
};
