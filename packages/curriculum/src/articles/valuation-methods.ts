import type { ArticleBody } from './article.ts';

export const valuationMethods: ArticleBody = {
  blocks: [
    {
      kind: 'paragraph',
      text: 'When you have finished you can value a company in three ways, explain why the answers differ, and say which assumption moves them most. The company is invented: Alder Water trades at 29.74 a share. Sums for the whole company are in millions of dollars, those for one share in dollars.',
    },
    { kind: 'heading', text: 'Two prices for one company' },
    {
      kind: 'paragraph',
      text: 'Alder has 30 million diluted shares, so its market capitalisation is 29.74 × 30 = 892.2. That is the price of the shares. A buyer of the whole business would also take over net debt, debt less cash, of 80 from the balance sheet: 892.2 + 80 = 972.2, the enterprise value. Keep the two apart. What belongs to shareholders alone, such as earnings per share, is compared with the share price. What belongs to lenders and shareholders together, such as operating income, is compared with enterprise value.',
    },
    { kind: 'heading', text: 'The price-earnings ratio' },
    {
      kind: 'paragraph',
      text: 'Over the last four quarters Alder earned 1.70 a share. Its price-earnings ratio is 29.74 / 1.70 = 17.5. Turned over, 1.70 / 29.74 = 5.7 % is the earnings yield: profit per unit of price. A ratio on past earnings is called trailing, one on estimates for the coming year forward; compare like with like. When earnings are negative the ratio has no meaning. In a cyclical business it can be lowest just when profits are at their peak.',
    },
    { kind: 'heading', text: 'Comparable companies' },
    {
      kind: 'table',
      caption:
        'Alder and four companies of its trade, on the last four quarters. EBITDA is operating income before depreciation and amortisation, a figure outside US GAAP.',
      head: ['Company', 'Price-earnings ratio', 'Enterprise value / EBITDA'],
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
      text: 'Take the median, since one dear company lifts the mean: to 19.5 here. At 18.0 times earnings Alder would cost 18.0 × 1.70 = 30.60. Its EBITDA is operating income of 75 plus depreciation and amortisation of 25, thus 100. At 9.8 times that the enterprise is worth 980, and a share (980 − 80) / 30 = 30.00. The method says what others are paid for, not whether all of them are dear. Jing Liu, Doron Nissim and Jacob Thomas (Journal of Accounting Research, 2002) found that multiples of forecast earnings came closest to the price among those they tried: within 15 % of it for about half of their sample. For the other half the error was larger.',
    },
    { kind: 'heading', text: 'Discounted cash flow' },
    {
      kind: 'paragraph',
      text: 'The third method asks what future cash is worth today. At a required return of 9 %, 1.09 next year is worth as much as 1 now. Because the return is the one that lenders and shareholders require together, the free cash flow must be the one before interest.',
    },
    {
      kind: 'worked-example',
      title: 'Alder in five steps',
      steps: [
        'Last year: operating income of 75 less 25 % tax is 56.25. Add depreciation and amortisation of 25, subtract capital expenditure of 32 and 5.25 for working capital: free cash flow of 44.',
        'Let it grow by 6 % a year for 5 years: 46.64, 49.44, 52.40, 55.55, 58.88. Discounted at 9 % these are worth 42.79, 41.61, 40.47, 39.35 and 38.27, together 202.5.',
        'After that let it grow by 2.5 % for ever. At the end of year 5 all later years are worth 58.88 × 1.025 / (0.09 − 0.025) = 928.5. Discounted, that is 603.5.',
        'Together 806.0. Less net debt of 80, divided by 30 million shares: 24.20 a share.',
        'Look at where the value comes from: 603.5 / 806.0 = 74.9 % lies beyond year 5, in years that nobody can see.',
      ],
    },
    {
      kind: 'table',
      caption: 'Value of one share by required return (rows) and growth after year 5 (columns).',
      head: ['Required return', 'Growth 2.0 %', 'Growth 2.5 %', 'Growth 3.0 %'],
      rows: [
        ['8 %', '26.98', '29.16', '31.79'],
        ['9 %', '22.67', '24.20', '25.98'],
        ['10 %', '19.44', '20.56', '21.84'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'A required return one point lower raises the middle value by 20.5 %; one point higher, it falls by 15.0 %. So the answer of a discounted cash flow is the table, never one of its cells. Run it backwards as well: at 9 % and 2.5 %, today’s price needs cash flow that grows by 10.5 % a year, not 6 %, for the five years. Whether that is likely can be discussed with the filings in hand; what Alder is “really worth” cannot.',
    },
    {
      kind: 'bars',
      unit: 'dollars per share',
      bars: [
        { label: 'Price today', value: 29.74 },
        { label: 'Peers, price-earnings', value: 30.6 },
        { label: 'Peers, EBITDA', value: 30 },
        { label: 'Cash flow, lowest', value: 19.44 },
        { label: 'Cash flow, middle', value: 24.2 },
        { label: 'Cash flow, highest', value: 31.79 },
      ],
      alt: 'Six bars: price today 29.74, by peers 30.60 and 30.00, by cash flow 19.44, 24.20 and 31.79.',
      caption:
        'Next to its peers Alder at 29.74 looks fairly priced, at 30.60 and 30.00. By its cash flow only the hopeful corner of the table, 31.79, lies above the price; the middle is 24.20.',
    },
    {
      kind: 'table',
      caption: 'Which method suits which company.',
      head: ['Method', 'Suits', 'Misleads'],
      rows: [
        ['Price-earnings ratio', 'Steady, positive earnings', 'After a loss, or at the top of a cycle'],
        [
          'Enterprise value / EBITDA',
          'Peers with different amounts of debt',
          'Where plant must be replaced all the time: depreciation stands for a real cost',
        ],
        [
          'Discounted cash flow',
          'Cash that can be foreseen, as from a waterworks',
          'Young companies, and banks, whose debt is their raw material',
        ],
      ],
    },
    {
      kind: 'mistakes',
      items: [
        {
          mistake: 'Calling a share cheap because its price-earnings ratio is low.',
          instead: 'Ask what the low ratio expects. Compare with profits averaged over a whole business cycle.',
        },
        {
          mistake: 'Dividing market capitalisation by EBITDA.',
          instead: 'Use enterprise value, or two companies with different debt cannot be compared.',
        },
        {
          mistake: 'Letting cash flow grow for ever as fast as the required return, or nearly.',
          instead:
            'Keep the last growth rate at or below that of the economy. Where it equals the required return, the formula divides by zero.',
        },
        {
          mistake: 'Adjusting inputs until the result meets the price.',
          instead:
            'Write the inputs down first, then read the table and decide how far below its values a price has to be.',
        },
      ],
    },
    {
      kind: 'exercise',
      text: 'Open the latest 10-K of a profitable company. Divide today’s share price by its diluted earnings per share, do the same for two competitors, and write one sentence on why the three ratios may differ. Then name the fact in the filings that would change your mind.',
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
};
