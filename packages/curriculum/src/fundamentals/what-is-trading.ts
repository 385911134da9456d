import type { FundamentalsSection } from './fundamentals-section.ts';

export const whatIsTrading: FundamentalsSection = {
  id: 'what-is-trading',
  title: 'What is Trading',
  summary: 'What a trade is, who is on the other side of it, and how it differs from investing.',
  estimatedTime: 5,
  terms: ['bid', 'ask', 'spread', 'market-order', 'candlestick'],
  blocks: [
    {
      kind: 'paragraph',
      text: 'After this section you can say what a share is, what happens when you press buy, who sells to you, and what you would have to be good at to earn money that way.',
    },
    { kind: 'heading', text: 'A share and its price' },
    {
      kind: 'paragraph',
      text: 'A share is a small part of a company. Whoever owns it owns a part of what the company earns and may vote on its affairs. Its price is not fixed by anybody. It is simply what the last buyer and the last seller agreed on, and a moment later two others may agree on something else.',
    },
    {
      kind: 'paragraph',
      text: 'That is why a chart is a record of agreements. Each candle tells you at which prices people were ready to exchange shares for money during one session, and how that readiness moved. It tells you nothing about what a company ought to be worth.',
    },
    { kind: 'heading', text: 'Somebody sells to you' },
    {
      kind: 'paragraph',
      text: 'For every share bought, one is sold. If you buy because you expect a rise, somebody sells at the same price, perhaps because they expect a fall, perhaps because they need the money, perhaps because a rule of their fund demands it. You do not know which. It is worth asking before each trade: what might the other side know that I do not?',
    },
    {
      kind: 'paragraph',
      text: 'Often the other side is a professional who trades all day, with faster computers and lower costs. You cannot beat them at their game. You have one advantage that they lack: nobody can force you to trade. You may wait for weeks until you see something that you understand.',
    },
    { kind: 'heading', text: 'Trading and investing' },
    {
      kind: 'table',
      caption: 'Two ways of holding shares.',
      head: ['', 'Investing', 'Trading'],
      rows: [
        ['Reason to buy', 'The company will earn more in the years to come', 'Price is likely to move before long'],
        ['Time in a position', 'Years', 'Minutes to months'],
        ['What is studied', 'Accounts, products, competitors', 'Charts, volume, news'],
        ['When it was wrong', 'The company did not develop as expected', 'Price reached the stop'],
        ['Main cost', 'Patience', 'Spread, fees, taxes, attention'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Neither is better, but mixing them up is expensive. The classic accident is a trade that goes wrong and is then renamed an investment, because that avoids admitting the loss.',
    },
    { kind: 'heading', text: 'Four lengths of trade' },
    {
      kind: 'list',
      items: [
        'Scalp: seconds to minutes. Costs decide everything, and it is a profession of its own.',
        'Day trade: opened and closed in one session, so nothing is held overnight.',
        'Swing trade: days to weeks, following one leg of a trend. Most lessons here have this length in mind, because the daily chart gives you time to think.',
        'Leap: a position held for months. The name is borrowed from LEAPS, options that run for more than a year.',
      ],
    },
    { kind: 'heading', text: 'What a trade costs' },
    {
      kind: 'worked-example',
      title: 'In and out of one share',
      steps: [
        'A share is quoted at 20.00 bid and 20.04 ask. You buy 300 shares at the market and pay 6,012.',
        'At the same moment they could be sold for 6,000: the spread has cost you 12 before anything has happened.',
        'Add a fee of 1 for each of the two orders, and the trade has to gain 14 before you break even, which is 0.05 a share.',
        'Five such trades a week for 50 weeks are 250 trades, and 3,500 in costs. On an account of 10,000 that is 35 % a year, to be earned before the first cent of profit.',
      ],
    },
    {
      kind: 'bars',
      unit: 'currency units',
      bars: [
        { label: 'Spread of one trade', value: 12 },
        { label: 'Fees of one trade', value: 2 },
        { label: 'Costs of one trade', value: 14 },
      ],
      alt: 'Three bars: the spread of one trade costs 12, the fees 2, together 14.',
      caption: 'The spread, which appears on no bill, is six times as large as the fees.',
    },
    { kind: 'heading', text: 'What you have to be good at' },
    {
      kind: 'paragraph',
      text: 'Four skills, and reading charts is only the first. You need to see what is there, to decide beforehand where you would be wrong, to keep every loss small enough to be boring, and to do the same thing a hundred times without getting excited. The first can be learned from lessons. The other three are learned from a journal.',
    },
    {
      kind: 'paragraph',
      text: 'How many succeed? Barber, Lee, Liu and Odean followed the day traders of Taiwan from 1992 to 2006 and found, in a study published in 2014, that fewer than one in a hundred earned reliable profits after costs. Take that as the starting point. It is a reason to learn on paper first, to go on with money that you do not need, and to measure yourself honestly.',
    },
    {
      kind: 'mistakes',
      items: [
        {
          mistake: 'Opening a trade because something is moving.',
          instead: 'Ask what you would see on the chart if you were wrong, and whether you would act on it.',
        },
        {
          mistake: 'Calling a losing trade an investment.',
          instead: 'Write down before the purchase which of the two it is, and what ends it.',
        },
        {
          mistake: 'Looking at gains in money.',
          instead: 'Compare each result with what the trade risked; a gain of 50 may be better than one of 500.',
        },
      ],
    },
    {
      kind: 'exercise',
      text: 'Open the quote of a share you know, write down its bid and its ask, and work out what buying and selling 100 shares at once would cost you.',
    },
  ],
  arithmetic: [
    '300 * 20.04 = 6012',
    '300 * 20.00 = 6000',
    '6012 - 6000 = 12',
    '12 + 2 * 1 = 14',
    '14 / 300 = 0.05',
    '5 * 50 = 250',
    '250 * 14 = 3500',
    '3500 / 10000 * 100 = 35',
    '12 / 2 = 6',
  ],
  given: [500],
};
