import type { ArticleBody } from './article.ts';

export const aWrittenTradingPlan: ArticleBody = {
  blocks: [
    {
      kind: 'paragraph',
      text: 'By the end of this article, you’ll have a plan on one page: what you trade, how you get in and out, how much you can lose, and when you stop. The template is below. You can fill it in here, then copy or download it.',
    },
    { kind: 'heading', text: 'Why write it down' },
    {
      kind: 'paragraph',
      text: 'During a trade, you’ll have reasons for everything. A plan is a set of decisions made earlier, by someone calmer: you, with no position open. It also makes your results readable. If every trade follows the same rules, a hundred of them say something about the rules. If each follows a mood, they say nothing.',
    },
    {
      kind: 'paragraph',
      text: 'You can tell when a good plan has been broken. With “Buy strong stocks,” you can’t, since anything fits. With “Buy a close above the highest high of the previous 20 sessions,” you can: you did it or you didn’t. Write every line so that a stranger could check it against your statements.',
    },
    { kind: 'heading', text: 'The numbers first' },
    {
      kind: 'worked-example',
      title: 'From the account to the limits',
      steps: [
        'The account holds $20,000 and the risk per trade is 1%, or $200. That’s one R.',
        'Daily limit: two losses, 2 × 200 = $400. After that, the platform is closed.',
        'Monthly limit: 6% of the account, $1,200, or six full losses. The rest of the month is paper trading.',
        'The setup wins 40% of the time, and a winner makes 2R on average. That gives an expectancy of 0.4 × 2 − 0.6 × 1 = 0.2R.',
        'With eight trades a month, that’s 8 × 0.2 = 1.6R, or $320 in an average month. A monthly limit of $1,200 allows for a bad one.',
      ],
    },
    {
      kind: 'bars',
      unit: 'dollars',
      bars: [
        { label: 'Risk on one trade', value: 200 },
        { label: 'Average month', value: 320 },
        { label: 'Daily limit', value: 400 },
        { label: 'Monthly limit', value: 1200 },
      ],
      alt: 'Bars: $200 at risk in one trade, a gain of $320 in an average month, a daily limit of $400 and a monthly limit of $1,200.',
      caption:
        'One bad month can cost what almost four average ones earn. That’s normal, and it’s why limits come first.',
    },
    { kind: 'heading', text: 'The template' },
    {
      kind: 'paragraph',
      text: 'Keep each answer to a line or two. Leave a field empty if you don’t know yet, and don’t trade real money while one is empty.',
    },
    {
      kind: 'template',
      title: 'My trading plan',
      fields: [
        { label: 'Why I trade', hint: 'A reason that still holds after a losing month.' },
        { label: 'Account', hint: 'How much, and what losing it would mean for me.' },
        { label: 'Market and timeframe', hint: 'Which stocks, how I find them, and on which chart.' },
        { label: 'Setup', hint: 'What has to be on the chart, as a rule that a stranger could check.' },
        { label: 'Entry', hint: 'The price, the order type and its time in force.' },
        { label: 'Stop', hint: 'The price at which the idea is wrong, and when the stop may move.' },
        { label: 'Exit', hint: 'The target or the rule that takes me out of a winner.' },
        { label: 'Risk per trade', hint: 'As a percentage and in dollars. Position size follows from it.' },
        { label: 'Limits', hint: 'The loss at which I stop for the day and for the month.' },
        { label: 'Open positions', hint: 'How many at once, and how many that move together.' },
        { label: 'When I don’t trade', hint: 'Events, hours and states of mind.' },
        { label: 'Before the session', hint: 'What I check, in what order, and by what time.' },
        { label: 'After the session', hint: 'What I write in the journal for every trade.' },
        { label: 'Review', hint: 'After how many trades I may change one rule, and which figures decide.' },
        {
          label: 'When I quit',
          hint: 'The drawdown at which I go back to paper, and what has to happen there before I trade real money again.',
        },
      ],
    },
    { kind: 'heading', text: 'Living with it' },
    {
      kind: 'list',
      items: [
        'Mark each trade: on plan or off plan. The on-plan share is the first number to improve.',
        'Compare the results of the two groups. If off-plan trades are the expensive ones, now you’ll know.',
        'Change one thing at a time, at the review and never during a session. Note the date and the reason.',
        'After every change, start over with win rate and expectancy. Old trades belong to the old plan.',
        'Read the plan before each session. It takes a minute.',
      ],
    },
    {
      kind: 'mistakes',
      items: [
        {
          mistake: 'Writing ten pages.',
          instead: 'One page that you read every day beats a book that you don’t.',
        },
        {
          mistake: 'Leaving out the exit.',
          instead: 'Write the stop-loss and the exit before the entry. They decide the R-multiple of every trade.',
        },
        {
          mistake: 'Setting limits that you’d never reach.',
          instead: 'Take the drawdown that would make you doubt the plan, and set the monthly limit well inside it.',
        },
        {
          mistake: 'Rewriting the plan after three losses.',
          instead: 'Three in a row is nothing unusual for a setup that wins 40% of the time. Wait for the review.',
        },
      ],
    },
    {
      kind: 'exercise',
      text: 'Fill in the template for one setup you know, and give it to someone who doesn’t trade. Ask them to explain back to you when you’d buy and when you’d sell. Rewrite every line they got wrong.',
    },
  ],
  terms: [
    'risk-per-trade',
    'position-size',
    'expectancy',
    'win-rate',
    'r-multiple',
    'drawdown',
    'stop-loss',
    'timeframe',
  ],
  arithmetic: [
    '20000 * 1 / 100 = 200',
    '2 * 200 = 400',
    '20000 * 6 / 100 = 1200',
    '1200 / 200 = 6',
    '40 / 100 = 0.4',
    '1 - 0.4 = 0.6',
    '0.4 * 2 - 0.6 * 1 = 0.2',
    '8 * 0.2 = 1.6',
    '1.6 * 200 = 320',
    'round(1200 / 320) = 4',
  ],
  given: [20],
  reviewedOn: '2026-11-27',
  sources: [
    {
      title: 'Van K. Tharp, Trade Your Way to Financial Freedom, on R-multiples and expectancy',
      publisher: 'McGraw-Hill',
      dated: '1998; second edition 2006',
    },
    {
      title: 'Mark Douglas, Trading in the Zone, on rules made before the trade',
      publisher: 'Prentice Hall Press',
      dated: '2000',
    },
    { title: 'Our own arithmetic, recomputed by a test', publisher: 'Wickwise', dated: 'November 2026' },
  ],
};
