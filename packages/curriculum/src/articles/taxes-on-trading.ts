import type { ArticleBody } from './article.ts';

export const taxesOnTrading: ArticleBody = {
  blocks: [
    {
      kind: 'paragraph',
      text: 'By the end of this article, you’ll know which federal rules decide what’s left of a gain, and which questions to bring to a tax professional. It describes the law of the United States as of November 2026 in outline. It isn’t tax advice: states have their own rules, and your situation may differ.',
    },
    { kind: 'heading', text: 'One year makes the difference' },
    {
      kind: 'paragraph',
      text: 'A stock held for one year or less produces a short-term gain, taxed at the same rates as wages, up to 37%. Held for more than one year, it produces a long-term gain, taxed at 0%, 15% or 20% depending on your taxable income. High earners pay another 3.8% on either kind. Most of what an active stock trader makes is short-term.',
    },
    {
      kind: 'worked-example',
      title: 'A day too early',
      steps: [
        'You gained $5,000 on a stock. Your wages put you in the 24% bracket, and your long-term rate is 15%.',
        'If you sell after exactly one year, the gain is still short-term: 24% of it is $1,200.',
        'If you sell one day later, it’s long-term: 15% of it is $750.',
        'One day was worth $450. That’s a reason to look at the calendar. It’s no reason to hold a stock that your stop says to sell.',
      ],
    },
    { kind: 'heading', text: 'Losses' },
    {
      kind: 'paragraph',
      text: 'Losses reduce gains first. If losses exceed gains for the year, up to $3,000 of the excess can offset other income ($1,500 if you’re married and file separately), and the rest carries forward to later years without a time limit. Tax usually isn’t withheld from gains along the way, so you may have to make estimated payments each quarter.',
    },
    { kind: 'heading', text: 'Wash sales' },
    {
      kind: 'paragraph',
      text: 'Sell at a loss and buy substantially identical stock, or a contract or option to buy it, within 30 days before or after, and you can’t deduct the loss now. It’s added to the cost of the new shares instead. The window covers all of your accounts, and those of your spouse or a corporation you control. If the purchase happens in an IRA, the loss is gone for good: the IRS said so in Revenue Ruling 2008-5.',
    },
    {
      kind: 'worked-example',
      title: 'A loss that moves',
      steps: [
        'You buy 100 shares at 50.00 and sell them at 42.00, a loss of $800.',
        'Twelve days later, you buy 100 again at 43.00, for $4,300. That makes it a wash sale.',
        'The $800 goes into the new cost: $4,300 + $800 = $5,100, or 51.00 a share. The new shares also take over the old ones’ holding period.',
        'Later you sell at 55.00 for $5,500. The taxable gain is $400: the real result of both trades, a loss of $800 and a gain of $1,200.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'So the deduction is usually late, not lost. It hurts when the calendar year ends in between, and it’s a nuisance if you trade one stock all year, since every loss rolls into the next trade. Staying out of the stock, and of options to buy it, for 31 days after the last sale ends the chain.',
    },
    { kind: 'heading', text: 'The forms' },
    {
      kind: 'list',
      items: [
        'Form 1099-B: your broker reports each sale to you and the IRS, with proceeds and, for most shares, the cost.',
        'It marks wash sales only within one account and one security. Those across accounts are yours to find.',
        'Form 8949 and Schedule D: you list the sales with any adjustments, and add them up.',
        'Dividends come on Form 1099-DIV. If you pay one on a short that’s open for 45 days or less, it’s generally added to the cost of the shares that close it. After that (after a year for an extraordinary dividend), you can deduct it only if you itemize.',
      ],
    },
    { kind: 'heading', text: 'Two special tax treatments' },
    {
      kind: 'paragraph',
      text: 'Section 1256 covers regulated futures and options on broad indexes. Positions are taxed at year-end as if sold, and the result counts as 60% long-term and 40% short-term, however briefly you held them. It goes on Form 6781, and the wash sale rule generally doesn’t apply. Options on single stocks and on most funds aren’t included.',
    },
    {
      kind: 'bars',
      unit: 'dollars of tax on a gain of $10,000',
      bars: [
        { label: 'Short-term', value: 2400 },
        { label: 'Section 1256', value: 1860 },
        { label: 'Long-term', value: 1500 },
      ],
      alt: 'Bar chart comparing the tax on a $10,000 gain in the 24% bracket: $2,400 if short-term, $1,860 under Section 1256 and $1,500 if long-term.',
      caption:
        'At 24% and 15%. Under Section 1256, $6,000 of the gain is taxed at the lower rate, $900, and $4,000 at the higher one, $960.',
    },
    {
      kind: 'paragraph',
      text: 'If trading is your business, something you do often and regularly to profit from daily price moves, you may elect mark-to-market under Section 475(f). Gains and losses become ordinary, the $3,000 limit and the wash sale rule fall away, and open positions are taxed at year-end. The election is a statement that goes with the return for the year before, or with its extension request, by the original deadline. Form 3115 follows later. Different rules apply to new filers. Few part-time traders qualify, and it’s hard to undo. Don’t make it without a professional.',
    },
    { kind: 'heading', text: 'What it means for your results' },
    {
      kind: 'paragraph',
      text: 'Taxes come out of your net gains, and slippage comes out of most trades. Together, they can turn a thin edge into nothing. If your expectancy is small before taxes, a high win rate won’t save it. Put money aside with every gain, and compare yourself with an index fund after taxes. A drawdown in January doesn’t cancel the tax on last year’s gains.',
    },
    {
      kind: 'mistakes',
      items: [
        {
          mistake: 'Spending last year’s gains before the return is filed.',
          instead: 'Move the tax to another account on the day of the gain.',
        },
        {
          mistake: 'Selling a loser in December and buying it back in an IRA.',
          instead:
            'Stay out of the stock, and of options to buy it, for 31 days, or buy something that isn’t substantially identical.',
        },
        {
          mistake: 'Trusting one 1099-B when you have three accounts.',
          instead: 'Check repurchases across all of them, with software if there are many.',
        },
        {
          mistake: 'Holding a broken trade for the long-term rate.',
          instead: 'Decide by the plan first. A lower rate on a smaller gain is no bargain.',
        },
      ],
    },
    {
      kind: 'exercise',
      text: 'Take last year’s 1099-B, or your journal if you have none yet. Add up short-term gains and losses, look for repurchases within 30 days of a loss, and write down three questions for a tax professional.',
    },
  ],
  terms: ['dividend', 'expectancy', 'win-rate', 'drawdown', 'slippage'],
  arithmetic: [
    '5000 * 24 / 100 = 1200',
    '5000 * 15 / 100 = 750',
    '1200 - 750 = 450',
    '100 * (50.00 - 42.00) = 800',
    '100 * 43.00 = 4300',
    '4300 + 800 = 5100',
    '5100 / 100 = 51.00',
    '100 * 55.00 = 5500',
    '5500 - 5100 = 400',
    '100 * (55.00 - 43.00) = 1200',
    '30 + 1 = 31',
    '10000 * 24 / 100 = 2400',
    '10000 * 15 / 100 = 1500',
    '10000 * 60 / 100 = 6000',
    '10000 * 40 / 100 = 4000',
    '6000 * 15 / 100 = 900',
    '4000 * 24 / 100 = 960',
    '900 + 960 = 1860',
  ],
  given: [3.8, 5, 20, 37, 45, 475, 1099, 1256, 3000, 3115, 6781, 8949],
  reviewedOn: '2026-11-27',
  sources: [
    {
      title: 'Topic 409, Capital gains and losses',
      publisher: 'Internal Revenue Service',
      dated: 'read in November 2026',
      url: 'https://www.irs.gov/taxtopics/tc409',
    },
    {
      title: 'Topic 429, Traders in securities',
      publisher: 'Internal Revenue Service',
      dated: 'read in November 2026',
      url: 'https://www.irs.gov/taxtopics/tc429',
    },
    {
      title: 'Publication 550, Investment Income and Expenses, on wash sales, short sales and Section 1256',
      publisher: 'Internal Revenue Service',
      dated: 'read in November 2026',
      url: 'https://www.irs.gov/publications/p550',
    },
    {
      title: 'Revenue Ruling 2008-5, on wash sales through an IRA',
      publisher: 'Internal Revenue Service',
      dated: 'December 2007',
    },
    {
      title: '26 U.S.C. 1223(3), on the holding period after a wash sale',
      publisher: 'United States Code',
      dated: 'November 2026',
    },
    {
      title: 'Topic 559, Net investment income tax',
      publisher: 'Internal Revenue Service',
      dated: 'read in November 2026',
      url: 'https://www.irs.gov/taxtopics/tc559',
    },
  ],
};
