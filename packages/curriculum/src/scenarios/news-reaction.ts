import type { Scenario } from './scenario.ts';

export const newsReaction: Scenario = {
  id: 'news-reaction',
  title: 'The Contract That Ended',
  context:
    'You are a pharmacist with an account of 32,000. Before every purchase you write down one reason, and you leave when that reason is gone or when the stop is hit, whichever comes first.',
  situation:
    'You own 200 shares of Medorin, a maker of hospital software, bought at 35.00 with a stop-loss order at 33.00. Your note reads: “The contract with the state clinics, 54 million of 180 million in yearly revenue, will be extended.” This morning the company reports that it will not be. The share falls by 4 %, from 37.50 to 36.00, and then moves no further.',
  question: 'Price is 36.00. Which step does your method call for?',
  options: [
    {
      id: 'a',
      text: 'Hold: price is still above your entry, and the stop at 33.00 is there to decide.',
      isCorrect: false,
      explanation:
        'The stop covers the case in which you are wrong and do not know why. Here you know: 30 % of the revenue is ending, and it was the part you bought the share for.',
      consequence:
        'In the following month one bank after another lowers its estimates, and the share slides. Your stop at 33.00 is hit, and 400 is lost where 200 could have been taken.',
    },
    {
      id: 'b',
      text: 'Buy 100 more, since a fall of only 4 % shows that the market is not worried.',
      isCorrect: false,
      explanation:
        'A calm price may mean that the market knew, or that it has not done the sum yet. You cannot tell the two apart, and adding to a position without a reason makes it a hope.',
      consequence:
        'The sum gets done over the next weeks. All 300 shares leave at 33.00: 400 lost on the old ones and 300 on the new, 700 together.',
    },
    {
      id: 'c',
      text: 'Raise the stop to 35.00, so that the trade can no longer lose.',
      isCorrect: false,
      explanation:
        'Your entry price means something to you alone, and it does not bring the clinics back. An overnight gap could also jump over the order, and then the trade loses after all.',
      consequence:
        'Price drifts down for some days and takes the new stop at 35.00. You come out even, and the 200 that were there this morning have been paid for a better feeling.',
    },
    {
      id: 'd',
      text: 'Sell all 200 shares, although the stop is far off.',
      isCorrect: true,
      explanation:
        'There was one reason, and it stood for 54 of 180 million, or 30 % of revenue. Whoever stays now owns the shares only because they are already there.',
      consequence:
        'The sale brings a gain of 1.00 a share, 200 in all. A month later Medorin trades at 33.00; had it risen instead, leaving would have been just as right.',
    },
  ],
  difficulty: 'intermediate',
  category: 'Fundamental Analysis',
  terms: ['revenue', 'stop-loss', 'gap'],
  arithmetic: [
    '(37.50 - 36.00) / 37.50 * 100 = 4',
    '54 / 180 * 100 = 30',
    '36.00 - 35.00 = 1.00',
    '200 * 1.00 = 200',
    '(35.00 - 33.00) * 200 = 400',
    '200 + 100 = 300',
    '(36.00 - 33.00) * 100 = 300',
    '400 + 300 = 700',
  ],
};
