import type { ArticleBody } from './article.ts';

export const valuationMethods: ArticleBody = {
  blocks: [
    {
      kind: 'paragraph',
      text: 'By the end of this article, you’ll be able to value a company in three ways, explain why the answers differ, and say which assumption moves them most. The company, Alder Water, is made up; its stock trades at $29.74. Amounts for the whole company are in millions of dollars.',
    },
    { kind: 'heading', text: 'Two prices for one company' },
    {
      kind: 'paragraph',
      text: 'Alder has 30 million diluted shares, so its market capitalization is 29.74 × 30 = 892.2. That’s the price of the stock. A buyer of the whole business would also take on net debt (debt minus cash on the balance sheet) of 80: 892.2 + 80 = 972.2, the enterprise value. Keep the two apart. Compare what belongs to shareholders alone, such as earnings per share, with the share price. Compare what belongs to lenders and shareholders together, such as operating income, with enterprise value.',
    },
    { kind: 'heading', text: 'The price-earnings ratio' },
    {
      kind: 'paragraph',
      text: 'Over the last four quarters, Alder earned $1.70 a share. Its price-earnings ratio (P/E) is 29.74 / 1.70 = 17.5. Flip it over and you get the earnings yield, 1.70 / 29.74 = 5.7%: profit per dollar of price. A ratio based on past earnings is called trailing, and one based on estimates for the coming year is called forward; compare like with like. When earnings are negative, the ratio is meaningless. In a cyclical business, it can be lowest right when profits are at their peak.',
    },
    { kind: 'heading', text: 'Comparable companies' },
    {
      kind: 'table',
      caption:
        'Alder and four companies in its industry, based on the last four quarters. EBITDA is operating income before depreciation and amortization, a non-GAAP figure.',
      head: ['Company', 'P/E', 'Enterprise value / EBITDA'],
      rows: [
        ['Peer A', '15.0', '8.6'],
        ['Peer B', '17.2', '9.4'],
        ['Peer C', '18.8', '10.2'],
        ['Peer D', '27.0', '13.5'],
        ['Median of the peers', '18.0', '9.8'],
        ['Alder Water', '17.5', '9.7'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Use the median: one expensive company pulls the mean up, here to 19.5. At 18.0 times earnings, a share of Alder would cost 18.0 × 1.70 = $30.60. Its EBITDA is operating income of 75 plus depreciation and amortization of 25, or 100. At 9.8 times that, enterprise value is 980, and a share is worth (980 − 80) / 30 = $30.00.',
    },
    {
      kind: 'paragraph',
      text: 'This method tells you what others sell for, not whether all of them are overpriced. Jing Liu, Doron Nissim and Jacob Thomas (Journal of Accounting Research, 2002) found that, of the multiples they tried, those based on forecast earnings came closest to the price: within 15% of it for about half of their sample. For the other half, the error was larger.',
    },
    { kind: 'heading', text: 'Discounted cash flow' },
    {
      kind: 'paragraph',
      text: 'The third method looks at what future cash is worth today. At a required return of 9%, $1.09 next year is worth as much as $1 now. Because this is the return that lenders and shareholders require together, use free cash flow before interest.',
    },
    {
      kind: 'worked-example',
      title: 'Alder in five steps',
      steps: [
        'Last year: operating income of 75 minus 25% in taxes is 56.25. Add depreciation and amortization of 25, subtract capital expenditures of 32 and another 5.25 for working capital, and free cash flow is 44.',
        'Let it grow 6% a year for 5 years: 46.64, 49.44, 52.40, 55.55, 58.88. Discounted at 9%, these are worth 42.79, 41.61, 40.47, 39.35 and 38.27, or 202.5 in total.',
        'After that, let it grow 2.5% forever. At the end of year 5, the cash flows of all later years are worth 58.88 × 1.025 / (0.09 − 0.025) = 928.5. Discounted to today, that’s 603.5.',
        'The total is 806.0. Subtract net debt of 80 and divide by 30 million shares: $24.20 a share.',
        'Look at where the value comes from: 603.5 / 806.0 = 74.9% lies beyond year 5, in years no one can foresee.',
      ],
    },
    {
      kind: 'table',
      caption: 'Value per share in dollars, by required return (rows) and growth after year 5 (columns).',
      head: ['Required return', 'Growth 2.0%', 'Growth 2.5%', 'Growth 3.0%'],
      rows: [
        ['8%', '26.98', '29.16', '31.79'],
        ['9%', '22.67', '24.20', '25.98'],
        ['10%', '19.44', '20.56', '21.84'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Lower the required return by one percentage point and the middle value rises 20.5%; raise it by one and the value falls 15.0%. So treat the whole table as the answer, not any one of its cells. Run it backward too: at 9% and 2.5%, today’s price requires cash flow to grow 10.5% a year over the five years, not 6%. With the filings in hand, you can judge whether that’s likely. There’s no such test for what Alder is “really” worth.',
    },
    {
      kind: 'bars',
      unit: 'dollars per share',
      bars: [
        { label: 'Price today', value: 29.74 },
        { label: 'Peers, P/E', value: 30.6 },
        { label: 'Peers, EBITDA', value: 30 },
        { label: 'Cash flow, lowest', value: 19.44 },
        { label: 'Cash flow, middle', value: 24.2 },
        { label: 'Cash flow, highest', value: 31.79 },
      ],
      alt: 'Six bars: price today 29.74, by peers 30.60 and 30.00, by cash flow 19.44, 24.20 and 31.79.',
      caption:
        'Against its peers, at 30.60 and 30.00, Alder looks fairly priced at 29.74. By its cash flow, only the most optimistic corner of the table, 31.79, is above the price; the middle is 24.20.',
    },
    {
      kind: 'table',
      caption: 'Which method suits which company.',
      head: ['Method', 'Suits', 'Misleads'],
      rows: [
        ['P/E', 'Steady, positive earnings', 'After a loss, or at the top of a cycle'],
        [
          'Enterprise value / EBITDA',
          'Peers with different amounts of debt',
          'Where equipment keeps wearing out: depreciation is a real cost',
        ],
        [
          'Discounted cash flow',
          'Companies with steady cash flow, such as makers of consumer staples',
          'Young companies, and banks, whose raw material is borrowed money',
        ],
      ],
    },
    {
      kind: 'mistakes',
      items: [
        {
          mistake: 'Calling a stock cheap because its P/E is low.',
          instead:
            'Ask why the market gives it a low ratio. Compare the price with profits averaged over a whole business cycle.',
        },
        {
          mistake: 'Dividing market capitalization by EBITDA.',
          instead: 'Use enterprise value; otherwise you can’t compare companies with different amounts of debt.',
        },
        {
          mistake: 'Letting cash flow grow forever at or near the required return.',
          instead:
            'Keep the final growth rate at or below that of the economy. If it equals the required return, the formula divides by zero.',
        },
        {
          mistake: 'Adjusting the inputs until the result matches the price.',
          instead:
            'Write the inputs down first. Then read the table and decide how far below those values the price has to be before you buy.',
        },
      ],
    },
    {
      kind: 'exercise',
      text: 'Open the latest 10-K of a profitable company. Divide today’s share price by its diluted earnings per share, do the same for two competitors, and explain in one sentence why the three ratios may differ. Then name a fact in the filings that would prove that explanation wrong.',
    },
  ],
  terms: ['market-capitalisation', 'price-earnings-ratio', 'earnings-per-share', 'balance-sheet', 'free-cash-flow'],
  arithmetic: [
    '29.74 * 30 = 892.2',
    '892.2 + 80 = 972.2',
    '29.74 / 1.7 = 17.5',
    '1.7 / 29.74 * 100 = 5.7',
    '(17.2 + 18.8) / 2 = 18.0',
    '(9.4 + 10.2) / 2 = 9.8',
    '(15 + 17.2 + 18.8 + 27) / 4 = 19.5',
    '18 * 1.7 = 30.60',
    '75 + 25 = 100',
    '972.2 / 100 = 9.7',
    '9.8 * 100 = 980',
    '(980 - 80) / 30 = 30.00',
    '1 + 9 / 100 = 1.09',
    '75 * (1 - 25 / 100) = 56.25',
    '56.25 + 25 - 32 - 5.25 = 44',
    '44 * (1 + 6 / 100) = 46.64',
    '44 * (1 + 6 / 100)^2 = 49.44',
    '44 * (1 + 6 / 100)^3 = 52.40',
    '44 * (1 + 6 / 100)^4 = 55.55',
    '44 * (1 + 6 / 100)^5 = 58.88',
    '46.64 / 1.09 = 42.79',
    '49.44 / 1.09^2 = 41.61',
    '44 * (1 + 6 / 100)^3 / 1.09^3 = 40.47',
    '55.55 / 1.09^4 = 39.35',
    '58.88 / 1.09^5 = 38.27',
    '42.79 + 41.61 + 40.47 + 39.35 + 38.27 = 202.5',
    '1 + 2.5 / 100 = 1.025',
    '9 / 100 = 0.09',
    '2.5 / 100 = 0.025',
    '58.88 * 1.025 / (0.09 - 0.025) = 928.5',
    '928.5 / 1.09^5 = 603.5',
    '202.5 + 603.5 = 806.0',
    '(806 - 80) / 30 = 24.20',
    '603.5 / 806 * 100 = 74.9',
    '(44 * (1 + 6 / 100) / (8 / 100 - 6 / 100) * (1 - ((1 + 6 / 100) / (1 + 8 / 100))^5) + 44 * (1 + 6 / 100)^5 * (1 + 2.0 / 100) / (8 / 100 - 2.0 / 100) / (1 + 8 / 100)^5 - 80) / 30 = 26.98',
    '(44 * (1 + 6 / 100) / (8 / 100 - 6 / 100) * (1 - ((1 + 6 / 100) / (1 + 8 / 100))^5) + 44 * (1 + 6 / 100)^5 * (1 + 2.5 / 100) / (8 / 100 - 2.5 / 100) / (1 + 8 / 100)^5 - 80) / 30 = 29.16',
    '(44 * (1 + 6 / 100) / (8 / 100 - 6 / 100) * (1 - ((1 + 6 / 100) / (1 + 8 / 100))^5) + 44 * (1 + 6 / 100)^5 * (1 + 3.0 / 100) / (8 / 100 - 3.0 / 100) / (1 + 8 / 100)^5 - 80) / 30 = 31.79',
    '(44 * (1 + 6 / 100) / (9 / 100 - 6 / 100) * (1 - ((1 + 6 / 100) / (1 + 9 / 100))^5) + 44 * (1 + 6 / 100)^5 * (1 + 2.0 / 100) / (9 / 100 - 2.0 / 100) / (1 + 9 / 100)^5 - 80) / 30 = 22.67',
    '(44 * (1 + 6 / 100) / (9 / 100 - 6 / 100) * (1 - ((1 + 6 / 100) / (1 + 9 / 100))^5) + 44 * (1 + 6 / 100)^5 * (1 + 2.5 / 100) / (9 / 100 - 2.5 / 100) / (1 + 9 / 100)^5 - 80) / 30 = 24.20',
    '(44 * (1 + 6 / 100) / (9 / 100 - 6 / 100) * (1 - ((1 + 6 / 100) / (1 + 9 / 100))^5) + 44 * (1 + 6 / 100)^5 * (1 + 3.0 / 100) / (9 / 100 - 3.0 / 100) / (1 + 9 / 100)^5 - 80) / 30 = 25.98',
    '(44 * (1 + 6 / 100) / (10 / 100 - 6 / 100) * (1 - ((1 + 6 / 100) / (1 + 10 / 100))^5) + 44 * (1 + 6 / 100)^5 * (1 + 2.0 / 100) / (10 / 100 - 2.0 / 100) / (1 + 10 / 100)^5 - 80) / 30 = 19.44',
    '(44 * (1 + 6 / 100) / (10 / 100 - 6 / 100) * (1 - ((1 + 6 / 100) / (1 + 10 / 100))^5) + 44 * (1 + 6 / 100)^5 * (1 + 2.5 / 100) / (10 / 100 - 2.5 / 100) / (1 + 10 / 100)^5 - 80) / 30 = 20.56',
    '(44 * (1 + 6 / 100) / (10 / 100 - 6 / 100) * (1 - ((1 + 6 / 100) / (1 + 10 / 100))^5) + 44 * (1 + 6 / 100)^5 * (1 + 3.0 / 100) / (10 / 100 - 3.0 / 100) / (1 + 10 / 100)^5 - 80) / 30 = 21.84',
    '(29.16 / 24.20 - 1) * 100 = 20.5',
    '(1 - 20.56 / 24.20) * 100 = 15.0',
    '(44 * (1 + 10.5 / 100) / (9 / 100 - 10.5 / 100) * (1 - ((1 + 10.5 / 100) / (1 + 9 / 100))^5) + 44 * (1 + 10.5 / 100)^5 * (1 + 2.5 / 100) / (9 / 100 - 2.5 / 100) / (1 + 9 / 100)^5 - 80) / 30 = 29.74',
  ],
  given: [8.6, 13.5],
  reviewedOn: '2026-11-27',
  sources: [
    {
      title: 'Jing Liu, Doron Nissim and Jacob Thomas, Equity Valuation Using Multiples',
      publisher: 'Journal of Accounting Research 40',
      dated: '2002',
    },
  ],
};
