import { scenarioTitles } from '../copy/scenario-titles.ts';
import type { Scenario } from './scenario.ts';

export const sectorRotation: Scenario = {
  id: 'sector-rotation',
  title: scenarioTitles['sector-rotation'],
  context:
    'After thirty years with the railroad, you have $80,000 in a retirement account, where switching funds isn’t taxed. On the first of each month, you divide the price of each sector fund by that of the index fund: if the ratio has fallen over three months, you move half of that holding to the sector whose ratio rose most, and no sector may exceed 50% of the account.',
  situation:
    'You hold $40,000 in a technology fund, $24,000 in a healthcare fund and $16,000 in an industrial fund. Over the past three months, technology went from 210.00 to 212.10, healthcare from 140.00 to 147.00, the industrial fund from 120.00 to 132.00 and the index fund from 500.00 to 525.00. All four trade above their 200-day averages, and the headlines are all about technology.',
  question: 'It’s the first of the month. What do you move?',
  options: [
    {
      id: 'a',
      text: 'Nothing: technology has gained 1% and is in an uptrend like the rest.',
      isCorrect: false,
      explanation:
        'It gained 1% while the index gained 5%, so its ratio slipped from 0.420 to 0.404. By your rule, a fund that rises more slowly than the market is weak.',
      consequence:
        'Over the next month, technology gains another 1%, the industrial fund gains 2%, and healthcare doesn’t move. Your account earns $720, which is $200 less than with the switch.',
    },
    {
      id: 'b',
      text: 'Move $20,000 from the technology fund to the industrial fund.',
      isCorrect: true,
      explanation:
        'Only technology has lost ground to the index, and the industrial ratio rose most, from 0.240 to 0.251. You’d then have $36,000 in the industrial fund, or 45% of the account, which is within the limit.',
      consequence:
        'Technology earns $200 and the industrial fund $720, so the month ends with a gain of $920. One month proves nothing, and when the next one begins, you compare again.',
    },
    {
      id: 'c',
      text: 'Sell all $40,000 of technology and stay in cash until it leads again.',
      isCorrect: false,
      explanation:
        'A falling ratio means that investors prefer other sectors, not that they’re leaving the market. Your rule moves half a holding to where the strength is; it never tells you to sit in cash.',
      consequence:
        'Only the industrial fund makes money, $320 in the month, not counting interest on the cash. You’ve traded a weak sector for none.',
    },
    {
      id: 'd',
      text: 'Move the $16,000 from the industrial fund to technology, which has the most catching up to do.',
      isCorrect: false,
      explanation:
        'A laggard doesn’t have to catch up, and it can trail the market for years. You’d be selling the strongest sector and putting $56,000, or 70% of the account, into one fund.',
      consequence:
        'The month brings $560, and you may think it went well. If technology had lost 10% instead, you’d be down $5,600, a drawdown of 7% from a single fund.',
    },
  ],
  difficulty: 'intermediate',
  category: 'Market Analysis',
  terms: ['trend', 'moving-average', 'drawdown'],
  arithmetic: [
    '40000 + 24000 + 16000 = 80000',
    '(212.10 / 210.00 - 1) * 100 = 1',
    '(525.00 / 500.00 - 1) * 100 = 5',
    '210.00 / 500.00 = 0.420',
    '212.10 / 525.00 = 0.404',
    '120.00 / 500.00 = 0.240',
    '132.00 / 525.00 = 0.251',
    '40000 / 2 = 20000',
    '16000 + 20000 = 36000',
    '36000 / 80000 * 100 = 45',
    '1 / 100 * 40000 + 2 / 100 * 16000 = 720',
    '1 / 100 * 20000 = 200',
    '2 / 100 * 36000 = 720',
    '200 + 720 = 920',
    '920 - 720 = 200',
    '2 / 100 * 16000 = 320',
    '40000 + 16000 = 56000',
    '56000 / 80000 * 100 = 70',
    '1 / 100 * 56000 = 560',
    '10 / 100 * 56000 = 5600',
    '5600 / 80000 * 100 = 7',
  ],
  basis: 'what the account earns in the month, without interest on cash',
  outcomes: { a: 720, b: 920, c: 320, d: 560 },
  chart: {
    title: 'The technology fund, weekly candles',
    prices: [210, 212.1],
    before: [
      [210, 213.12, 208.64, 212.36],
      [212.01, 212.41, 210.75, 210.79],
      [211.1, 215.96, 210.95, 214.61],
      [214.35, 215.13, 211.61, 212.33],
      [212.48, 213.54, 209.71, 211.4],
      [211.19, 211.75, 210.6, 211.5],
      [210.88, 213.87, 207.85, 212.95],
      [212.91, 215.8, 212.77, 215.54],
      [215.19, 215.26, 214.74, 215],
      [215.63, 215.93, 211.82, 211.84],
      [211.99, 213.8, 211.36, 213.06],
      [213.16, 213.7, 209.26, 211.6],
      [211.73, 212.43, 211.1, 212.1],
    ],
    after: [
      [212.03, 213.24, 211.7, 213.02],
      [213.08, 214.35, 211.31, 212.05],
      [211.71, 213.93, 211.1, 213.6],
      [213.3, 214.4, 212.61, 214.22],
    ],
  },
};
