import { type Random, wholeBetween } from '@wickwise/market/random';
import { wilsonInterval } from '@wickwise/statistics/interval';
import type { QuizItem } from '../quiz-bank.ts';
import { type Sum, sumItem } from './sum-item.ts';

const rounded = (share: number) => Math.round(100 * share);
const range = (low: number, high: number) => `About ${low}% to ${high}%`;

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
    question: `You’ve made ${trades} trades with a new strategy and won ${wins} of them. What’s the 95% confidence interval for its true win rate?`,
    right: range(low, high),
    wrong: [
      range(share - reach, share + reach),
      range(share - 2 * reach, share + 2 * reach),
      '0% to 100%, because the trades tell you nothing',
    ],
    explanation: `With ${wins} wins in ${trades} trades, the Wilson interval runs from ${low}% to ${high}%. That’s wide, but it does rule out the extremes. To cut its width in half, you’d need about four times as many trades.`,
  };
}

function manyCases(random: Random): Sum {
  const cases = 100 * wholeBetween(random, 8, 40);
  const percent = wholeBetween(random, 20, 80);
  const { low, high } = intervalOf((cases * percent) / 100, cases);
  return {
    question: `A study counted ${cases.toLocaleString('en-US')} cases of a pattern, and ${percent}% of them broke upward. What’s the 95% confidence interval for that rate?`,
    right: range(low, high),
    wrong: [
      range(percent - 10, percent + 10),
      range(percent - 18, percent + 18),
      `Exactly ${percent}%, because there are so many cases`,
    ],
    explanation: `With so many cases, the Wilson interval is narrow: it runs from ${low}% to ${high}%. No interval can tell you whether the rate holds in another market or another decade.`,
  };
}

function luckyPatterns(random: Random): Sum {
  const tested = 20 * wholeBetween(random, 2, 10);
  const lucky = tested / 20;
  return {
    question: `Someone tests ${tested} patterns, none of which does better than chance. About how many will pass a test at the usual 5% significance level anyway?`,
    right: String(lucky),
    wrong: ['0', String(3 * lucky), String(tested / 2)],
    explanation: `At the 5% level, about one pattern in 20 passes by luck alone, and ${tested} divided by 20 is ${lucky}. That’s why the best of many tested patterns needs a second test on other data.`,
  };
}

function oneCaseMore(random: Random): Sum {
  const cases = wholeBetween(random, 6, 12);
  const reversed = cases - wholeBetween(random, 1, 2);
  const shift = rounded(1 / cases);
  const points = (count: number) => `${100 % cases === 0 ? '' : 'About '}${count} ${count === 1 ? 'point' : 'points'}`;
  return {
    question: `In ${reversed} of ${cases} cases, a rare pattern was followed by a reversal. How much lower would the rate be with one fewer reversal?`,
    right: points(shift),
    wrong: [points(1), points(rounded(reversed / cases)), points(2 * shift)],
    explanation: `One case in ${cases} is ${100 % cases === 0 ? '' : 'about '}${shift}%, so a single case changes the rate by that many points. A rate based on a handful of cases tells you next to nothing.`,
  };
}

function aboveChance(random: Random): Sum {
  const chance = wholeBetween(random, 52, 68);
  const gap = wholeBetween(random, 2, 9);
  const published = chance + gap;
  return {
    question: `A site says that ${published}% of its cases moved the way the textbook says. On random prices, the same rule gives ${chance}%. How much can the pattern itself have added?`,
    right: `About ${gap} points`,
    wrong: [`${published} points`, `${published - 50} points, its distance from 50%`, `${100 - published} points`],
    explanation: `Random prices reach ${chance}% without any pattern, so only the difference may come from the pattern: ${published} minus ${chance} is ${gap}. A pattern that closes near one end of its range is more likely to break out at that end, and that’s why 50% is the wrong yardstick.`,
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
