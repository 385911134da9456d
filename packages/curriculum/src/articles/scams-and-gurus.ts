import type { ArticleBody } from './article.ts';

export const scamsAndGurus: ArticleBody = {
  blocks: [
    {
      kind: 'paragraph',
      text: 'By the end of this article, you’ll be able to spot four common traps for new traders, do the arithmetic that gives a promised return away, and look up a firm before you send it a cent.',
    },
    { kind: 'heading', text: 'How much people lose' },
    {
      kind: 'paragraph',
      text: 'The Federal Trade Commission’s data for 2024 show reported losses of about $5.7 billion to investment scams, more than to any other kind of fraud. Of those who reported one, 79% had lost money, and the median loss was above $9,000. Many victims never report it, so the real totals are higher.',
    },
    {
      kind: 'bars',
      unit: 'billion dollars',
      bars: [
        { label: 'All fraud', value: 12.5 },
        { label: 'Investment scams', value: 5.7 },
        { label: 'Impostors', value: 2.95 },
      ],
      alt: 'Bars of the losses reported in 2024: $12.5 billion to all fraud, $5.7 billion of it to investment scams and $2.95 billion to impostors.',
      caption: 'Losses reported to the Federal Trade Commission in 2024.',
    },
    { kind: 'heading', text: 'Four traps' },
    {
      kind: 'table',
      caption: 'How each trap begins, and where the money ends up.',
      head: ['Trap', 'How it begins', 'Where the money goes'],
      rows: [
        [
          'Stock-tip group chat',
          'An ad, then a chat full of strangers who post their winners',
          'Into a tiny stock that the organizers are selling',
        ],
        [
          'Fake broker',
          'A platform you were told to use, with gains on the screen',
          'To an overseas account. You have to pay a “tax” before you can withdraw',
        ],
        [
          'Borrowed name',
          'A real firm’s name and license number on a copied website',
          'To the impostor. The real firm has never heard of you',
        ],
        [
          'Recovery service',
          'A call after you’ve lost money, often from someone working off a list of victims',
          'Into an upfront fee, and then into the next one',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'An SEC investor alert (checked November 2026) warns that a chat led by a supposed expert is often how a scam begins, and that the expert may be invented or a deepfake of someone famous. In cases we’ve read about, the first tips are often large stocks that everyone knows. The later ones have so little volume that a few hundred buyers push them up. Once the group is in, the organizers sell, the liquidity is gone, and price collapses. It’s called a pump and dump; the FBI warned of such schemes, as “ramp-and-dump,” in July 2025.',
    },
    { kind: 'heading', text: 'Gurus' },
    {
      kind: 'paragraph',
      text: 'Not everyone who sells courses or signals is a thief. Many sell something that simply doesn’t work. A screenshot proves nothing, and neither does a win rate: it leaves out the size of the losses. You’d need every trade, losers included, with its drawdown, in statements from a broker. If that record doesn’t exist, the business is the subscription.',
    },
    {
      kind: 'worked-example',
      title: 'The arithmetic of a promise',
      steps: [
        'A chat offers 2% a day, which sounds modest.',
        'Compounded over the 252 sessions of a year, money would grow to 147 times what it was.',
        'After a second year, or 2 × 252 = 504 sessions, it would be about 21,600 times as much, and $1,000 would have become about $21.6 million.',
        'Anyone who could do that would have no use for your $1,000.',
      ],
    },
    {
      kind: 'list',
      items: [
        'Warning signs: a promised return, or a promise that you can’t lose.',
        'Urgency and secrecy: an offer that ends tonight, and advice not to talk to your bank.',
        'Payment in crypto, by gift card, or by wire to a company with another name.',
        'Leverage that no US broker may offer, such as 100 to 1 on stocks.',
        'Money you have to pay before you can withdraw. A real broker takes what you owe out of your balance.',
      ],
    },
    { kind: 'heading', text: 'How to check a firm' },
    {
      kind: 'paragraph',
      text: 'This is how it works as of November 2026. In the United States, brokers register with the SEC and FINRA, and investment advisers with the SEC or their state. Both databases are free, and a search takes ten minutes.',
    },
    {
      kind: 'list',
      items: [
        'Brokers: open brokercheck.finra.org and look up the firm and the person. Read the disclosures, which list complaints, fines and bankruptcies.',
        'Advisers: open adviserinfo.sec.gov and read the firm’s Form ADV. It says how the adviser is paid, where its interests conflict with yours, and what it has been disciplined for.',
        'Both: call the phone number in the database, not the one in the message, and ask whether the person and the website are theirs. A real name and a real license number may have been borrowed.',
        'Type addresses yourself. A BrokerCheck report that someone sends you can be forged.',
      ],
    },
    { kind: 'heading', text: 'If it’s happened to you' },
    {
      kind: 'paragraph',
      text: 'Stop paying, whatever you’re told. Call your bank or card issuer right away, because a transfer can sometimes be stopped in the first hours. Save the messages, addresses and receipts. Report it to the SEC at sec.gov/tcr, to the FBI at ic3.gov, and to the Federal Trade Commission at reportfraud.ftc.gov. Then expect the second wave: someone with an official title who offers to get it all back for an upfront fee. As of November 2026, FINRA says that such services are almost always fraudulent.',
    },
    {
      kind: 'mistakes',
      items: [
        {
          mistake: 'Trusting a platform because a small withdrawal worked.',
          instead: 'The first payout is the bait for a larger deposit. Look the firm up instead.',
        },
        {
          mistake: 'Believing a chat because many members agree.',
          instead: 'Assume that they’re one person until you’ve met them.',
        },
        {
          mistake: 'Sending more to get the first amount out.',
          instead: 'Treat what you’ve sent as gone, and report it today.',
        },
        {
          mistake: 'Keeping quiet because you’re embarrassed.',
          instead: 'Tell someone. These people do this for a living, and your report may stop the next transfer.',
        },
      ],
    },
    {
      kind: 'exercise',
      text: 'Look up your own broker on BrokerCheck. Write down its registration, any disclosures from the last five years, and its phone number. Then do the same for the last person who offered you a trade.',
    },
  ],
  terms: ['volume', 'liquidity', 'win-rate', 'drawdown', 'leverage'],
  arithmetic: [
    '(1 + 2 / 100)^252 = 147',
    '2 * 252 = 504',
    'round((1 + 2 / 100)^504 / 100) * 100 = 21600',
    '21600 / 1000 = 21.6',
  ],
  given: [3, 79, 9000],
  reviewedOn: '2026-11-27',
  sources: [
    {
      title: 'Consumer Sentinel Network Data Book 2024',
      publisher: 'Federal Trade Commission',
      dated: 'March 2025',
      url: 'https://www.ftc.gov/exploredata',
    },
    {
      title: 'Group Chats as a Gateway to Investment Scams',
      publisher: 'SEC, Office of Investor Education',
      dated: 'read in November 2026',
      url: 'https://www.investor.gov/introduction-investing/general-resources/news-alerts/alerts-bulletins/investor-alerts/gateway-to-investment-scams',
    },
    {
      title: 'Public service announcement on ramp-and-dump schemes',
      publisher: 'FBI, Internet Crime Complaint Center',
      dated: 'July 3, 2025',
    },
    {
      title: 'Recovery Scams Don’t Provide Recovery; Watch for These Signs of Imposter Investment Scams',
      publisher: 'FINRA',
      dated: 'read in November 2026',
    },
    {
      title: 'BrokerCheck',
      publisher: 'FINRA',
      dated: 'November 2026',
      url: 'https://brokercheck.finra.org',
    },
    {
      title: 'Investment Adviser Public Disclosure',
      publisher: 'SEC',
      dated: 'November 2026',
      url: 'https://adviserinfo.sec.gov',
    },
  ],
};
