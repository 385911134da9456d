import type { ArticleBody } from './article.ts';

export const financialStatements: ArticleBody = {
  blocks: [
    {
      kind: 'paragraph',
      text: 'After this article you can open the annual report of an American company, find its three main statements, and answer the question that matters most to an owner: did the profit arrive as cash? The example, Ridgeway Tools, is invented. All its amounts are in millions of dollars, except those per share.',
    },
    { kind: 'heading', text: 'Where the numbers are' },
    {
      kind: 'paragraph',
      text: 'Listed American companies report to the Securities and Exchange Commission, and anyone may read the filings free of charge in its database, EDGAR. The accounts follow one set of rules, US GAAP. The annual report is Form 10-K; the first three quarters each get a Form 10-Q. There is none for the fourth: subtract the nine months of the third 10-Q from the year in the 10-K.',
    },
    {
      kind: 'table',
      caption: 'The two filings side by side.',
      head: ['Form', '10-K', '10-Q'],
      rows: [
        ['Covers', 'The fiscal year', 'A quarter, and the year up to its end'],
        ['Auditor', 'Audited', 'Reviewed, not audited'],
        ['Due, by size of company', '60, 75 or 90 days after the year', '40 or 45 days after the quarter'],
        ['Statements', 'Part II, Item 8', 'Part I, Item 1'],
        ['What management says about them', 'Part II, Item 7', 'Part I, Item 2'],
      ],
    },
    { kind: 'heading', text: 'The income statement: what was earned' },
    {
      kind: 'paragraph',
      text: 'The income statement covers a period. It starts with revenue, what customers were charged for goods and services delivered, whether or not they have paid. Each group of costs taken away leaves a profit with a name of its own.',
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
        'The income statement of Ridgeway Tools from top to bottom. Of 480 in revenue, 192 is left after the cost of what was sold, 60 after running the business, and 40.5 after interest and tax.',
    },
    {
      kind: 'paragraph',
      text: 'Three ratios make years comparable. Gross margin is 192 / 480 = 40 %, operating margin 60 / 480 = 12.5 %. Earnings per share divide net income by the average number of shares: 40.5 / 30 = 1.35. Use the diluted figure, as here: its 30 million shares include those that options and other claims could add.',
    },
    {
      kind: 'paragraph',
      text: 'One more line deserves a look. Interest is 6 of the 19.5, so operating income pays it 10 times over. A company that can pay its interest only once or twice is, in a bad year, in the hands of its lenders.',
    },
    { kind: 'heading', text: 'The balance sheet: what is owned and owed' },
    {
      kind: 'paragraph',
      text: 'The balance sheet is a photograph of one day. Everything owned has been paid for either by somebody who wants it back, the liabilities, or by the shareholders, the equity; so both sides have the same sum. At Ridgeway cash of 35, receivables (sales not yet paid) of 82, inventory of 74, plant and equipment of 190 and goodwill (the premium paid for businesses it bought) of 59 make 440. Payables (its own unpaid bills) of 46, debt of 110 and other liabilities of 24 make 180, so equity is 260. Return on equity, measured on that day’s equity, is 40.5 / 260 = 15.6 %.',
    },
    { kind: 'heading', text: 'The cash flow statement: what was paid' },
    {
      kind: 'paragraph',
      text: 'This statement has three parts: cash from operating, investing and financing activities. Under US GAAP interest paid belongs to operations, dividends paid to financing. The first part usually starts from net income, and corrects it for everything that was earned or spent on paper only.',
    },
    {
      kind: 'worked-example',
      title: 'From 40.5 of profit to 9.5 of cash',
      steps: [
        'Net income is 40.5. Depreciation of 18 and stock-based compensation of 6 were charged as costs, but no cash left the company, so both are added: 64.5.',
        'Receivables rose from 60 to 82. Those 22 are in revenue, but customers have not paid them. Inventory rose from 60 to 74, which took another 14. Payables grew by 5, bills that are still open.',
        'Cash from operations: 64.5 − 22 − 14 + 5 = 33.5.',
        'Capital expenditure was 24. Free cash flow, which US GAAP does not define, is commonly taken as the difference: 33.5 − 24 = 9.5.',
        'Financing took 13: dividends of 8 and repaid debt of 5. The year began with cash of 38.5, and 38.5 + 33.5 − 24 − 13 = 35, the cash on the balance sheet. The three statements agree.',
      ],
    },
    { kind: 'heading', text: 'Reading them together' },
    {
      kind: 'paragraph',
      text: 'Why did so little cash arrive? Revenue grew from 432 to 480, by 11.1 %. Receivables grew by 36.7 %. Divide receivables by revenue and multiply by 365: customers now take 62 days to pay, where they took 51. Perhaps Ridgeway granted longer terms to make its sales, or one large customer is in trouble. The statements raise the question; management’s discussion in Item 7 should answer it. If it does not, you have found a reason to wait.',
    },
    {
      kind: 'paragraph',
      text: 'The notes behind the statements repay an hour as well. Read three of them first: how revenue is recognised, when debt falls due, and how many shares may still be issued to employees.',
    },
    {
      kind: 'paragraph',
      text: 'One weak year proves little, because working capital swings. Add up several: over five years net income and cash from operations ought to tell a similar story.',
    },
    {
      kind: 'mistakes',
      items: [
        {
          mistake: 'Taking the headline figure of the press release for the profit.',
          instead:
            'Adjusted figures leave costs out. Find the reconciliation to US GAAP below them and read what was removed, each year.',
        },
        {
          mistake: 'Reading the cash flow of a 10-Q as that of the quarter.',
          instead: 'It runs from the start of the fiscal year. Subtract the figure of the 10-Q before.',
        },
        {
          mistake: 'Comparing a December quarter with the September quarter of a seasonal business.',
          instead: 'Compare it with the same quarter of the year before.',
        },
        {
          mistake: 'Watching net income grow and overlooking the number of shares.',
          instead:
            'Look at diluted earnings per share: if shares grow as fast as profit, your part of it has not grown.',
        },
      ],
    },
    {
      kind: 'exercise',
      text: 'Search EDGAR on sec.gov for a company whose products you use, and open its latest 10-K at Item 8. Copy two years of revenue, net income, cash from operations and capital expenditure, work out free cash flow, and write one sentence on why it differs from net income.',
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
};
