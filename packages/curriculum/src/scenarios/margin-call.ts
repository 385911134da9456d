import type { Scenario } from './scenario.ts';

export const marginCall: Scenario = {
  id: 'margin-call',
  title: 'The Broker Wants 1,300',
  context:
    'You repair aircraft and bought 1,000 shares of an airline at 60.00, with 30,000 of your own and a margin loan of 30,000, as much as Regulation T allows at 50 %. For a margin call you have two rules: cut until at least half of the position is your own money, and put no savings from outside into a losing trade.',
  situation:
    'The share has fallen to 41.00. The position is worth 41,000, and 11,000 of it is yours, which is 26.8 %. FINRA Rule 4210 demands 25 % and your broker 30 %, so a margin call asks for 1,300 by noon tomorrow. Your contract lets the broker sell even before that.',
  question: 'What do you do this afternoon?',
  options: [
    {
      id: 'a',
      text: 'Pay in 1,300 from your savings and keep all 1,000 shares.',
      isCorrect: false,
      explanation:
        'The call is met and the problem stays: 1,000 shares on a loan of 28,700. Your second rule was written for an afternoon like this one.',
      consequence:
        'The next day begins with a gap of 10 %, at 36.90. Now 8,200 of 36,900 is yours, or 22.2 %, and the broker asks for a further 2,870.',
    },
    {
      id: 'b',
      text: 'Wait: the 25 % of FINRA is not reached until 40.00, and only then may anyone sell.',
      isCorrect: false,
      explanation:
        'The 25 % is the least that brokers have to demand. Each may demand more, yours demands 30 %, and it need not wait for you or for a better price.',
      consequence:
        'At an opening of 36.90 the broker sells 377 shares, enough to be back at 30 %. You are left with 623 shares and 6,900 of your own, and others have chosen the hour.',
    },
    {
      id: 'c',
      text: 'Sell 500 shares and pay back 20,500 of the loan.',
      isCorrect: true,
      explanation:
        'A loan of 9,500 then stands against 500 shares, and 53.7 % of the position is yours. That keeps both rules; the loss was made on the way to 41.00, and selling only admits it.',
      consequence:
        'On the following day the share opens at 36.90. Your 500 shares lose 2,050, half of what 1,000 would have lost, and with 8,950, or 48.5 %, you are far from another call.',
    },
    {
      id: 'd',
      text: 'Sell 106 shares, just enough to be back at 30 %.',
      isCorrect: false,
      explanation:
        'The sum is right: 894 shares worth 36,654, a loan of 25,654, and 11,000 between them. But nothing is kept in reserve, and at a leverage of 3.3 the next small fall brings the next call.',
      consequence:
        'It comes with the opening at 36.90: of 32,988.60 only 7,334.60 is yours, or 22.2 %. The broker asks for 2,561.98, and you face the same choice with less in hand.',
    },
  ],
  difficulty: 'advanced',
  category: 'Risk Management',
  terms: ['margin-call', 'leverage', 'gap'],
  arithmetic: [
    '(30000 + 30000) / 1000 = 60.00',
    '1000 * 41.00 = 41000',
    '41000 - 30000 = 11000',
    '11000 / 41000 * 100 = 26.8',
    '30 / 100 * 41000 - 11000 = 1300',
    '30000 - 1300 = 28700',
    '(1 - 10 / 100) * 41.00 = 36.90',
    '1000 * 36.90 = 36900',
    '36900 - 28700 = 8200',
    '8200 / 36900 * 100 = 22.2',
    '30 / 100 * 36900 - 8200 = 2870',
    '30000 / (1 - 25 / 100) / 1000 = 40.00',
    '36900 - 30000 = 6900',
    'floor(6900 / (30 / 100) / 36.90) = 623',
    '1000 - 623 = 377',
    '500 * 41.00 = 20500',
    '30000 - 20500 = 9500',
    '11000 / 20500 * 100 = 53.7',
    '500 * (41.00 - 36.90) = 2050',
    '500 * 36.90 - 9500 = 8950',
    '8950 / (500 * 36.90) * 100 = 48.5',
    'floor(1300 / (30 / 100) / 41.00) + 1 = 106',
    '1000 - 106 = 894',
    '894 * 41.00 = 36654',
    '30000 - 106 * 41.00 = 25654',
    '36654 - 25654 = 11000',
    '11000 / 36654 * 100 = 30',
    '36654 / 11000 = 3.3',
    '894 * 36.90 = 32988.60',
    '32988.60 - 25654 = 7334.60',
    '7334.60 / 32988.60 * 100 = 22.2',
    '30 / 100 * 32988.60 - 7334.60 = 2561.98',
  ],
};
