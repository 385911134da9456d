import type { Scenario } from './scenario.ts';

export const sectorRotation: Scenario = {
  id: 'sector-rotation',
  title: 'The First of the Month',
  context:
    'Thirty years with the railway have left you 80,000 in a retirement account, where a switch between funds is not taxed. On the first of each month you divide every sector fund by the index fund: if the ratio has fallen over three months, half of that holding moves to the sector whose ratio rose most, and no sector may exceed 50 % of the account.',
  situation:
    'You hold 40,000 in a technology fund, 24,000 in a healthcare fund and 16,000 in an industrial fund. In three months technology went from 210.00 to 212.10, healthcare from 140.00 to 147.00, the industrial fund from 120.00 to 132.00 and the index fund from 500.00 to 525.00. All four trade above their 200-day averages, and the newspapers write about nothing but technology.',
  question: 'It is the first of the month. Which switch do you make?',
  options: [
    {
      id: 'a',
      text: 'None: technology has gained 1 % and is in an uptrend like the rest.',
      isCorrect: false,
      explanation:
        'It gained 1 % while the index gained 5 %, so its ratio slipped from 0.420 to 0.404. By your rule a fund that rises more slowly than the market is a weak one.',
      consequence:
        'In the month that follows technology gains another 1 %, the industrial fund 2 %, and healthcare stands still. Your account earns 720, which is 200 less than with the switch.',
    },
    {
      id: 'b',
      text: 'Move 20,000 from the technology fund to the industrial fund.',
      isCorrect: true,
      explanation:
        'Technology alone has lost ground to the index, and the industrial ratio rose most, from 0.240 to 0.251. The industrial fund then holds 36,000, or 45 % of the account, which is inside the limit.',
      consequence:
        'Technology brings 200 and the industrial fund 720, so the month ends with a gain of 920. One month proves nothing, and when the next one begins you compare again.',
    },
    {
      id: 'c',
      text: 'Sell all 40,000 of technology and stay in cash until it leads again.',
      isCorrect: false,
      explanation:
        'A falling ratio says that money prefers other sectors, not that it leaves the market. Your rule shifts half a holding to where the strength is; it never asks you to stand aside.',
      consequence:
        'Only the industrial fund works for you and earns 320 in the month; the interest on the cash is not counted. You have traded a weak sector for none.',
    },
    {
      id: 'd',
      text: 'Move the 16,000 from the industrial fund to technology, which has most to catch up.',
      isCorrect: false,
      explanation:
        'Nothing obliges a laggard to catch up, and weakness against the market can last for years. The switch sells the strongest sector and puts 56,000, or 70 %, into one.',
      consequence:
        'The month brings 560, and you may think it went well. Had technology lost 10 % instead, 5,600 would be gone, a drawdown of 7 % through a single fund.',
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
};
