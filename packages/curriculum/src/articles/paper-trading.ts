import type { ArticleBody } from './article.ts';

export const paperTrading: ArticleBody = {
  blocks: [
    {
      kind: 'paragraph',
      text: 'By the end of this article, you’ll have a path from the first practice trade to the first real one: how many trades each stage takes, what to measure, and which results send you back. Skip it, and you’ll pay for the same lessons with real money.',
    },
    { kind: 'heading', text: 'What paper can show' },
    {
      kind: 'paragraph',
      text: 'Paper trading means orders without money, in a broker’s practice account or simply in a journal. It can show whether you follow rules, whether the rules make sense on prices you haven’t seen, and how to use the platform. It can’t show how you behave when the loss is real, and it gives you better fills than the market will.',
    },
    { kind: 'heading', text: 'Four stages' },
    {
      kind: 'table',
      caption: 'Each stage, and what it takes to leave it.',
      head: ['Stage', 'Trades', 'You move on if'],
      rows: [
        ['1. Learn the buttons', '20 on paper', 'None of the last 10 orders had the wrong side, size or type'],
        ['2. Follow the plan', '50 on paper, one setup', 'At least 45 of them followed the plan, win or lose'],
        [
          '3. Measure the setup',
          '100 on paper, nothing changed',
          'The low end of the range is above break-even, after costs',
        ],
        [
          '4. Smallest real size',
          '50 with a tenth of the planned risk',
          'You still follow the plan, and slippage is what you assumed',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'After that, raise the size in steps: a quarter of the planned risk, half, all of it, each for fifty trades. If you break your own rules at a new size, the size is too large. Go back one step.',
    },
    { kind: 'heading', text: 'Why a hundred' },
    {
      kind: 'paragraph',
      text: 'A win rate from a few trades is mostly luck. The table shows the range in which the true win rate probably lies, a 95% interval by Wilson’s method, if 45% of your trades have won so far.',
    },
    {
      kind: 'table',
      caption: 'What a 45% win rate tells you.',
      head: ['Trades', 'Wins', 'From', 'To'],
      rows: [
        ['20', '9', '26%', '66%'],
        ['100', '45', '36%', '55%'],
        ['400', '180', '40%', '50%'],
      ],
    },
    {
      kind: 'bars',
      unit: 'points between the ends of the range',
      bars: [
        { label: '20 trades', value: 40 },
        { label: '100 trades', value: 19 },
        { label: '400 trades', value: 10 },
      ],
      alt: 'Bars of the width of the range: 40 points after 20 trades, 19 after 100 and 10 after 400.',
      caption: 'Four times as many trades make the range about half as wide.',
    },
    {
      kind: 'worked-example',
      title: 'Is it enough to break even?',
      steps: [
        'Your winners make 2R and your losers cost 1R, a reward-to-risk ratio of 2:1. The break-even win rate is 1 / 3, or 33.3%.',
        'After 20 trades with 9 wins, the range starts at 26%. A losing setup could have produced that.',
        'After 100 trades with 45 wins, it starts at 36%, above break-even. Before costs, the setup probably earns something.',
        'Expectancy at 45%: 0.45 × 2 − 0.55 × 1 = 0.35, or 0.35R a trade. At 36%: 0.36 × 2 − 0.64 × 1 = 0.08. Plan with the second figure.',
      ],
    },
    { kind: 'heading', text: 'What to measure' },
    {
      kind: 'list',
      items: [
        'The share of trades that followed the plan. It comes first, because without it the rest measures nothing.',
        'Expectancy in R, after costs. Win rate alone says little.',
        'The deepest drawdown in R, and the longest losing streak. Expect worse later.',
        'Slippage: the price you wanted against the price you got. On paper, take the worse side of the spread on every trade, and add a little on every stop.',
        'The R-multiple of each trade, so that an average can’t hide one lucky winner.',
      ],
    },
    { kind: 'heading', text: 'Honest fills' },
    {
      kind: 'list',
      items: [
        'Buy at the ask and sell at the bid. Never at the midpoint.',
        'A limit order counts as filled only when price has traded through it. A touch isn’t enough.',
        'A stop that price gaps past is filled at the open.',
        'Place the order before you see the candles that follow. If you already know the outcome, it isn’t a trade.',
        'Use the size you’ll really have. A million on paper teaches nothing about $5,000.',
      ],
    },
    { kind: 'heading', text: 'When to stop' },
    {
      kind: 'list',
      items: [
        'Fewer than nine in ten trades on plan: go back to stage 2. The setup isn’t the problem.',
        'The low end of the range at or below break-even after 100 trades: drop the setup, or change one rule and start the count again. Write down every round: each is another try, and with enough tries, luck alone passes the test.',
        'With real money, a drawdown of twice the deepest one on paper: back to stage 3 for another hundred trades.',
        'No setup survives three rounds: stop. You’ve lost nothing but time. In Barber and Odean’s study of households at one discount broker from 1991 to 1996, those that traded most earned 11.4% a year, while the market returned 17.9%.',
      ],
    },
    {
      kind: 'mistakes',
      items: [
        {
          mistake: 'Starting the count again after every bad week.',
          instead:
            'Fix the number of trades beforehand. If you stop counting when you like the result, you haven’t measured anything.',
        },
        {
          mistake: 'Taking trades on paper that you’d never take with money.',
          instead: 'One setup, one plan, one size. Anything else isn’t counted.',
        },
        {
          mistake: 'Going from paper to full size.',
          instead: 'Spend fifty trades at a tenth. It costs little, and it’s the first time the loss is real.',
        },
        {
          mistake: 'Staying on paper for years.',
          instead: 'After the hundred, paper has told you what it can. Move on, or stop.',
        },
      ],
    },
    {
      kind: 'exercise',
      text: 'Write down the one setup you’ll test, your reward-to-risk ratio, and its break-even win rate. Then take the first five trades on paper this week, and mark each as on plan or off plan before you look at the result.',
    },
  ],
  terms: [
    'win-rate',
    'expectancy',
    'r-multiple',
    'drawdown',
    'slippage',
    'spread',
    'bid',
    'ask',
    'limit-order',
    'reward-to-risk-ratio',
  ],
  arithmetic: [
    '1 / 3 * 100 = 33.3',
    '9 / 20 * 100 = 45',
    '400 * 45 / 100 = 180',
    '50 * 9 / 10 = 45',
    '66 - 26 = 40',
    '55 - 36 = 19',
    '50 - 40 = 10',
    '45 / 100 = 0.45',
    '1 - 0.45 = 0.55',
    '0.45 * 2 - 0.55 * 1 = 0.35',
    '36 / 100 = 0.36',
    '1 - 0.36 = 0.64',
    '0.36 * 2 - 0.64 * 1 = 0.08',
  ],
  given: [4, 11.4, 17.9, 95, 5000],
  reviewedOn: '2026-11-27',
  sources: [
    {
      title: 'Edwin B. Wilson, Probable Inference, the Law of Succession, and Statistical Inference',
      publisher: 'Journal of the American Statistical Association 22',
      dated: '1927',
    },
    {
      title: 'Brad Barber and Terrance Odean, Trading Is Hazardous to Your Wealth',
      publisher: 'Journal of Finance 55',
      dated: '2000',
    },
    { title: 'The ranges, recomputed by a test', publisher: 'Wickwise', dated: 'November 2026' },
  ],
};
