import type { FundamentalsSection } from './fundamentals-section.ts';

export const tradingPsychology: FundamentalsSection = {
  id: 'trading-psychology',
  title: 'Trading Psychology',
  summary: 'Why sensible people do foolish things with money, and what helps.',
  estimatedTime: 5,
  terms: ['win-rate', 'stop-loss', 'risk-per-trade', 'expectancy'],
  blocks: [
    {
      kind: 'paragraph',
      text: 'After this section you can recognise five habits of mind that cost traders money, and you have simple routines against them.',
    },
    { kind: 'heading', text: 'A mind made for other things' },
    {
      kind: 'paragraph',
      text: 'Nobody is born to trade. We judge by what comes to mind first, feel a loss more strongly than a gain of the same size, and see faces in clouds. All of that served people well for a long time. In front of a chart it leads to early gains, late losses and patterns that are not there.',
    },
    {
      kind: 'paragraph',
      text: 'Tversky and Kahneman put a figure on it in 1992: in their experiments a loss weighed about 2.25 times as much as a gain of the same size. The pain of losing 100 then matches the joy of winning 225. Several of the habits below follow from it.',
    },
    { kind: 'heading', text: 'Five habits' },
    {
      kind: 'list',
      items: [
        'Selling winners and keeping losers. In a study of 1998 Odean looked at 10,000 accounts of an American broker: investors were about one and a half times as likely to sell a share that had gained as one that had lost. A gain wants to be safe, a loss wants to be undone.',
        'Fear of missing out. Price has already run, everybody speaks of it, and you buy at last, at the point where the early ones look for somebody to sell to.',
        'Revenge. After a loss the next trade is larger and worse, because it is about the loss and not about the chart.',
        'Confirmation. Having bought, you read only what agrees with you.',
        'Overconfidence. Three gains in a row feel like skill. Among a thousand coin tossers about 125 throw heads three times in a row.',
      ],
    },
    {
      kind: 'worked-example',
      title: 'What a coin can do',
      steps: [
        'The chance of three heads in a row is 0.5 to the power of 3, or 12.5 %.',
        'Of 1,000 people about 125 will manage it, and each of them may feel they have found something.',
        'The chance of five losses in a row at a win rate of 50 % is 3.1 %. In a year of 200 trades such a row is to be expected at some point, with nothing being wrong.',
      ],
    },
    {
      kind: 'bars',
      unit: '%',
      bars: [
        { label: 'Three wins in a row', value: 12.5 },
        { label: 'Five losses in a row', value: 3.1 },
      ],
      alt: 'Two bars: three wins in a row have a chance of 12.5 %, five losses in a row of 3.1 %.',
      caption: 'Pure luck at even odds. Neither a short row of wins nor one of losses says much about you.',
    },
    { kind: 'heading', text: 'Judge the decision, not the result' },
    {
      kind: 'paragraph',
      text: 'A good decision can lose and a bad one can win. If you grade yourself by results alone, luck becomes your teacher. Ask after each trade: did I do what I had written down? If yes, it was a good trade, even if it lost. If no, it was a bad one, even if it won, and the gain is the more dangerous part, because it invites you to do it again.',
    },
    {
      kind: 'table',
      caption: 'Four kinds of trade.',
      head: ['', 'Gain', 'Loss'],
      rows: [
        ['Followed the plan', 'Well done', 'Well done, and paid for'],
        ['Broke the plan', 'Lucky, and dangerous', 'Expensive, and instructive'],
      ],
    },
    { kind: 'heading', text: 'What helps' },
    {
      kind: 'list',
      items: [
        'Decide before the market opens: entry, stop, size, and what would keep you out.',
        'Let orders do it. A stop-loss that is already placed asks no courage of you.',
        'Set a daily limit: after two losses, or 2 % down, the day is over.',
        'Wait ten minutes after a loss before you look at a chart again. Walk, if you can.',
        'Keep a journal with a line for how you felt before the trade: calm, confident, anxious, indecisive, or out for revenge. After 30 entries, sort by that line.',
        'Trade so small that it is dull. If you look at the position every few minutes, it is too large.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'None of this makes fear go away. It makes decisions at a time when fear is not in the room.',
    },
    { kind: 'heading', text: 'Learning takes longer than it feels' },
    {
      kind: 'paragraph',
      text: 'Reading about hammers for an hour feels like knowing hammers. Two days later much of it is gone, which is why the flashcards here bring a pattern back about when you would begin to forget it. Ten minutes on most days beat three hours on a Sunday. A day missed is no reason to stop; the streak here even forgives one now and then.',
    },
    {
      kind: 'paragraph',
      text: 'And if you notice that trading is no longer a decision but an urge, that you hide losses from people close to you or trade with money meant for rent, stop and speak to somebody. In many countries help lines for gambling problems take such calls, free of charge and without names.',
    },
    {
      kind: 'mistakes',
      items: [
        {
          mistake: 'Keeping a losing trade until it is back at the entry price.',
          instead: 'The market does not know your entry. Ask whether you would buy it here today; if not, leave.',
        },
        { mistake: 'Watching every tick.', instead: 'Set an alarm at your levels and close the window.' },
        {
          mistake: 'Changing the method after three losses.',
          instead: 'Change it after a review of at least 50 trades, and one rule at a time.',
        },
        {
          mistake: 'Trading to feel better.',
          instead: 'Do something that reliably makes you feel better, and come back tomorrow.',
        },
      ],
    },
    {
      kind: 'exercise',
      text: 'Write three sentences that begin with “I do not trade when”, and put them where you will see them before the next session.',
    },
  ],
  arithmetic: ['2.25 * 100 = 225', '0.5^3 * 100 = 12.5', '1000 * 12.5 / 100 = 125', '0.5^5 * 100 = 3.1'],
  given: [30, 50, 200, 10000],
};
