import { type Random, wholeBetween } from '@wickwise/market/random';
import type { QuizItem } from '../quiz-bank.ts';
import { drawDimes, drawPrice, priceText } from './price-text.ts';
import { type Sum, sumItem } from './sum-item.ts';

const pick = <T>(random: Random, [first, ...others]: readonly [T, ...T[]]): T =>
  [first, ...others][wholeBetween(random, 0, others.length)] ?? first;
const percent = (value: number) => `${trimmed(value)}%`;
const trimmed = (value: number) => String(Math.round(value * 10) / 10);
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** Each risks a share of what is left. */
function lossesInARow(random: Random): Sum {
  const [risk, losses] = [pick(random, [1, 1.5, 2, 2.5, 3]), wholeBetween(random, 5, 12)];
  const left = 100 * (1 - risk / 100) ** losses;
  return {
    question: `You risk ${risk}% of what’s left on each trade and lose ${losses} times in a row. How far is your account down?`,
    right: percent(100 - left),
    wrong: [
      percent(risk * losses),
      percent(100 * (1 + risk / 100) ** losses - 100),
      percent(100 - 100 * (1 - risk / 200) ** losses),
    ],
    explanation: `After each loss, ${trimmed(100 - risk)}% of the account is left. After ${losses} of them, that’s ${trimmed(left)}%. Each loss is taken from a smaller account, so the sum is a little less than ${losses} times ${risk}%.`,
  };
}

function expectancy(random: Random): Sum {
  const [wins, gain] = [5 * wholeBetween(random, 7, 13), pick(random, [0.6, 0.8, 1.2, 1.6, 2])];
  const [won, lost] = [(wins * gain) / 100, (100 - wins) / 100];
  const inR = (value: number) => `${Math.round(100 * value) < 0 ? '−' : ''}${Math.abs(value).toFixed(2)} R`;
  return {
    question: `A method wins ${wins}% of its trades. The average gain is ${gain} R and the average loss 1 R. What does it make per trade, before costs?`,
    right: inR(won - lost),
    wrong: [inR(lost - won), inR(won), inR(gain - 1)],
    explanation: `${wins}% of ${gain} R is ${won.toFixed(2)} R, and ${100 - wins}% of 1 R is ${lost.toFixed(2)} R. The difference is what an average trade brings. A win rate alone says nothing without the size of wins and losses.`,
  };
}

function sharesFromRisk(random: Random): Sum {
  const [account, risk] = [1000 * wholeBetween(random, 4, 30), pick(random, [0.5, 1, 1.5, 2])];
  const distance = pick(random, [0.4, 0.5, 0.8, 1.25, 1.6, 2, 2.5]);
  const amount = (account * risk) / 100;
  const shares = (value: number) => Math.floor(value + 1e-9).toLocaleString('en-US');
  return {
    question: `Your account holds ${dollars(account)}, you risk ${risk}% of it, and the stop is ${distance.toFixed(2)} below your entry. How many shares do you buy?`,
    right: shares(amount / distance),
    wrong: [shares(amount), shares(account / distance), shares(amount * distance)],
    explanation: `${risk}% of ${dollars(account)} is ${dollars(amount)}. Divide that by the risk of ${distance.toFixed(2)} a share, and round down. The price of the stock only decides whether you can pay for them.`,
  };
}

function gapThroughStop(random: Random): Sum {
  const stop = wholeBetween(random, 3, 8);
  const gap = stop + wholeBetween(random, 4, 9);
  return {
    question: `Your stop is ${stop}% below your entry. Overnight, the stock drops and opens ${gap}% below your entry. About how much do you lose?`,
    right: percent(gap),
    wrong: [percent(stop), percent((stop + gap) / 2), percent(gap - stop)],
    explanation: `A stop-loss turns into a market order once price has reached it. There was no trade on the way down, so it’s filled at the open, ${gap}% lower. What it promised was an exit, not a price.`,
  };
}

function backToEven(random: Random): Sum {
  const [start, loss] = [1000 * wholeBetween(random, 5, 20), 5 * wholeBetween(random, 3, 12)];
  const end = (start * (100 - loss)) / 100;
  return {
    question: `An account fell from ${dollars(start)} to ${dollars(end)}. What gain brings it back to even?`,
    right: percent((100 * loss) / (100 - loss)),
    wrong: [percent(loss), percent(100 - loss), percent(2 * loss)],
    explanation: `${dollars(start - end)} is missing, and it has to be earned with ${dollars(end)}. The loss was ${loss}% of the larger amount, so the same percentage of the smaller one isn’t enough.`,
  };
}

function breakEven(random: Random): Sum {
  const times = pick(random, [1.5, 2, 2.5, 3, 4, 5]);
  return {
    question: `The average gain is ${times} times as large as the average loss. Above which win rate does a method make money, before costs?`,
    right: percent(100 / (1 + times)),
    wrong: [percent(100 / times), percent(100 - 100 / (1 + times)), '50%'],
    explanation: `One gain pays for ${times} losses, so it breaks even with one win in ${trimmed(1 + times)} trades. Costs raise the win rate that’s needed.`,
  };
}

function multipleOfRisk(random: Random): Sum {
  const isLong = random() < 0.5;
  const side = isLong ? 1 : -1;
  const entry = drawPrice(random);
  const risk = drawDimes(random, 10, 25);
  const times = pick(random, [-0.5, 1.5, 2, 2.5, 3]);
  const exit = entry + side * Math.round(risk * times);
  const inR = (value: number) => `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(1)}`;
  const moved = priceText(Math.abs(exit - entry));
  return {
    question: `You ${isLong ? 'buy' : 'sell short'} at ${priceText(entry)} with a stop at ${priceText(entry - side * risk)} and exit at ${priceText(exit)}. What’s the R-multiple?`,
    right: inR(times),
    wrong: [inR(-times), inR(1 / times), inR(times + 1)],
    explanation: `The risk was ${priceText(risk)} a share, and the trade ${times < 0 ? 'lost' : 'made'} ${moved}. Dividing the second by the first compares the result with what was at stake, whatever the size of the position.`,
  };
}

function leverage(random: Random): Sum {
  const [own, times, drop] = [1000 * wholeBetween(random, 2, 9), pick(random, [2, 3, 4]), pick(random, [5, 8, 10, 12])];
  return {
    question: `With ${dollars(own)} of your own, you hold stock worth ${dollars(own * times)}. It drops ${drop}%. How much of your own money is gone?`,
    right: percent(drop * times),
    wrong: [percent(drop), percent(drop / times), percent(drop * (times - 1))],
    explanation: `${drop}% of ${dollars(own * times)} is ${dollars((own * times * drop) / 100)}, and the loan has to be paid back in full. At ${times} times your own money, every move counts ${times} times.`,
  };
}

function costInRisk(random: Random): Sum {
  const [risk, share] = [20 * wholeBetween(random, 3, 10), pick(random, [5, 10, 15, 20])];
  const cost = (risk * share) / 100;
  const inR = (value: number) => `${value.toFixed(2)} R`;
  return {
    question: `You risk ${dollars(risk)} on a trade. Commissions and slippage cost ${dollars(cost)} in all. What do they take from each trade?`,
    right: inR(share / 100),
    wrong: [inR(100 / share), inR(share / 10), inR((2 * share) / 100)],
    explanation: `${dollars(cost)} divided by ${dollars(risk)} gives the cost in units of risk. A method has to make more than that per trade before it earns anything at all.`,
  };
}

function targetForRatio(random: Random): Sum {
  const [entry, risk, times] = [drawPrice(random), drawDimes(random, 8, 25), pick(random, [2, 3, 4])];
  const price = (multiple: number) => priceText(entry + multiple * risk);
  return {
    question: `You buy at ${priceText(entry)} with a stop at ${priceText(entry - risk)}. Where does a target have to be for a gain of ${times} R?`,
    right: price(times),
    wrong: [price(times - 1), price(times + 1), price(times - 0.5)],
    explanation: `The risk is ${priceText(risk)} a share. Add ${times} times that to the entry, not to the stop. Whether price gets there is another question.`,
  };
}

const sums: Readonly<Record<string, (random: Random) => Sum>> = {
  'losses-in-a-row': lossesInARow,
  expectancy,
  'shares-from-risk': sharesFromRisk,
  'gap-through-stop': gapThroughStop,
  'back-to-even': backToEven,
  'break-even': breakEven,
  'multiple-of-risk': multipleOfRisk,
  leverage,
  'cost-in-risk': costInRisk,
  'target-for-ratio': targetForRatio,
};

/** The arithmetic of risk, with other numbers each time. */
export const riskItems: readonly QuizItem[] = Object.entries(sums).map(([name, draw]) =>
  sumItem({ id: `sum-${name}`, patternType: null, draw }),
);
