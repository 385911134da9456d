import { type Random, wholeBetween } from '@wickwise/market/random';
import { wilsonInterval } from '@wickwise/statistics/interval';
import type { QuizItem } from '../quiz-bank.ts';
import { type Sum, sumItem } from './sum-item.ts';

const rounded = (share: number) => Math.round(100 * share);
const range = (low: number, high: number) => `About ${low} to ${high}%`;

/** The interval in percent. */
function intervalOf(successes: number, trials: number): { low: number; high: number } {
  const interval = wilsonInterval({ successes, trials });
  return { low: rounded(interval?.low ?? 0), high: rounded(interval?.high ?? 1) };
}

function fewTrades(random: Random): Sum {
  const trades = 2 * wholeBetween(random, 5, 15);
  const wins = Math.round(trades * (0.4 + 0.2 * random()));
  const { low, high } = intervalOf(wins, trades);
  const share = rounded(wins / trades);
  const reach = Math.round((high - low) / 6);
  return {
    question: `You have made ${trades} trades with a new idea and won ${wins} of them. What is the 95% confidence interval for its true win rate?`,
    right: range(low, high),
    wrong: [
      range(share - reach, share + reach),
      range(share - 2 * reach, share + 2 * reach),
      'Nothing at all is known: 0 to 100%',
    ],
    explanation: `With ${trades} trades, the Wilson interval runs from ${low} to ${high}%. That’s wide, but it isn’t nothing. To halve it, you’d need about four times as many trades.`,
  };
}

function manyCases(random: Random): Sum {
  const cases = 100 * wholeBetween(random, 8, 40);
  const percent = wholeBetween(random, 20, 80);
  const { low, high } = intervalOf((cases * percent) / 100, cases);
  return {
    question: `A study counted ${cases.toLocaleString('en-US')} cases of a pattern, and ${percent}% of them broke upward. What is the 95% confidence interval for that rate?`,
    right: range(low, high),
    wrong: [
      range(percent - 10, percent + 10),
      range(percent - 18, percent + 18),
      `Exactly ${percent}%, with so many cases`,
    ],
    explanation: `With so many cases, the Wilson interval is narrow: from ${low} to ${high}%. Whether the rate holds in another market or another decade is a question that no interval answers.`,
  };
}

function luckyPatterns(random: Random): Sum {
  const tested = 20 * wholeBetween(random, 2, 10);
  const lucky = tested / 20;
  return {
    question: `Someone tests ${tested} patterns that all do no better than chance, at the usual 5% level. About how many look as if they worked?`,
    right: String(lucky),
    wrong: ['0', String(3 * lucky), String(tested / 2)],
    explanation: `At the 5% level, one test in 20 is passed by luck, so ${tested} tests give about ${lucky}. That’s why the best of many tested patterns needs a second test on other data.`,
  };
}

function oneCaseMore(random: Random): Sum {
  const cases = wholeBetween(random, 6, 12);
  const reversed = cases - wholeBetween(random, 1, 2);
  const shift = rounded(1 / cases);
  return {
    question: `In ${reversed} of ${cases} cases, a rare pattern was followed by a reversal. How far would the rate have been from that with one reversal less?`,
    right: `About ${shift} points`,
    wrong: ['About 1 point', `About ${rounded(reversed / cases)} points`, `About ${2 * shift} points`],
    explanation: `One of ${cases} cases is about ${shift}% of them, so a single one moves the rate by that much. Figures from a handful of cases say next to nothing.`,
  };
}

function aboveChance(random: Random): Sum {
  const chance = wholeBetween(random, 52, 68);
  const gap = wholeBetween(random, 2, 9);
  const published = chance + gap;
  return {
    question: `A site says that ${published}% of its cases moved as the textbook says. On random prices, the same rule gives ${chance}%. What’s left for the pattern itself?`,
    right: `${gap} points at most`,
    wrong: [
      `${published} points`,
      `${published - 50} points, the distance to a coin toss`,
      `${100 - published} points`,
    ],
    explanation: `What random prices give as well is no merit of the pattern: ${published} minus ${chance} is ${gap}. A rule that closes near one side of a pattern starts with an advantage over a coin toss.`,
  };
}

/** Figures and what they are worth, with other numbers each time. */
export const evidenceItems: readonly QuizItem[] = [
  sumItem({ id: 'interval-of-few-trades', patternType: null, draw: fewTrades }),
  sumItem({ id: 'interval-of-many-cases', patternType: null, draw: manyCases }),
  sumItem({ id: 'lucky-patterns', patternType: null, draw: luckyPatterns }),
  sumItem({ id: 'one-case-more', patternType: null, draw: oneCaseMore }),
  sumItem({ id: 'above-chance', patternType: null, draw: aboveChance }),
];
