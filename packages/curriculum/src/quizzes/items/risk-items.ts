import { type Random, wholeBetween } from '@wickwise/market/random';
import type { QuizItem } from '../quiz-bank.ts';
import { drawDimes, drawPrice, priceText } from './price-text.ts';
import { type Sum, sumItem } from './sum-item.ts';

const pick = <T>(random: Random, [first, ...others]: readonly [T, ...T[]]): T =>
  [first, ...others][wholeBetween(random, 0, others.length)] ?? first;
const percent = (value: number) => `${trimmed(value)}%`;
const trimmed = (value: number) => String(Math.round(value * 10) / 10);
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
const timesText = (times: number) => (times === 2 ? 'twice' : `${times} times`);

/** Each risks a share of what is left. */
function lossesInARow(random: Random): Sum {
  const [risk, losses] = [pick(random, [1, 1.5, 2, 2.5, 3]), wholeBetween(random, 5, 12)];
  const left = 100 * (1 - risk / 100) ** losses;
  return {
    question: `On each trade, you risk ${risk}% of what’s left in your account, and you lose ${losses} times in a row. How far down is the account?`,
    right: percent(100 - left),
    wrong: [
      percent(risk * losses),
      percent(100 * (1 + risk / 100) ** losses - 100),
      percent(100 - 100 * (1 - risk / 200) ** losses),
    ],
    explanation: `Each loss leaves you with ${trimmed(100 - risk)}% of what you had. After ${losses} losses, that’s ${trimmed(left)}% of the account. Each loss comes out of a smaller account, so the total is less than ${losses} times ${risk}%.`,
  };
}

function expectancy(random: Random): Sum {
  const [wins, gain] = [5 * wholeBetween(random, 7, 13), pick(random, [0.6, 0.8, 1.2, 1.6, 2])];
  const [won, lost] = [(wins * gain) / 100, (100 - wins) / 100];
  const inR = (value: number) => `${Math.round(100 * value) < 0 ? '−' : ''}${Math.abs(value).toFixed(2)}R`;
  return {
    question: `A strategy wins ${wins}% of its trades. Its average gain is ${gain}R and its average loss is 1R. What’s its average result per trade, before costs?`,
    right: inR(won - lost),
    wrong: [inR(lost - won), inR(won), inR(gain - 1)],
    explanation: `${wins}% of ${gain}R is ${won.toFixed(2)}R, and ${100 - wins}% of 1R is ${lost.toFixed(2)}R. Subtract the second from the first, and you get ${inR(won - lost)} per trade. A win rate tells you little until you know the size of the wins and losses.`,
  };
}

function sharesFromRisk(random: Random): Sum {
  const [account, risk] = [1000 * wholeBetween(random, 4, 30), pick(random, [0.5, 1, 1.5, 2])];
  const distance = pick(random, [0.4, 0.5, 0.8, 1.25, 1.6, 2, 2.5]);
  const amount = (account * risk) / 100;
  const shares = (value: number) => Math.floor(value + 1e-9).toLocaleString('en-US');
  return {
    question: `You have ${dollars(account)} in your account and risk ${risk}% of it on a trade. Your stop is $${distance.toFixed(2)} below your entry. How many shares do you buy?`,
    right: shares(amount / distance),
    wrong: [shares(amount), shares(account / distance), shares(amount * distance)],
    explanation: `${risk}% of ${dollars(account)} is ${dollars(amount)}. Divide that by a risk of $${distance.toFixed(2)} per share, and round down. The price of the stock only matters if you can’t afford that many.`,
  };
}

function gapThroughStop(random: Random): Sum {
  const stop = wholeBetween(random, 3, 8);
  const gap = stop + wholeBetween(random, 4, 9);
  return {
    question: `You have a stop-loss order ${stop}% below your entry. After bad news overnight, the stock opens ${gap}% below your entry. About how much do you lose?`,
    right: percent(gap),
    wrong: [percent(stop), percent((stop + gap) / 2), percent(gap - stop)],
    explanation: `A stop-loss becomes a market order once price reaches it or gaps past it. The first trade of the session is already ${gap}% below your entry, so that’s about where you’re filled. A stop gets you out, but not at a price you choose.`,
  };
}

function backToEven(random: Random): Sum {
  const [start, loss] = [1000 * wholeBetween(random, 5, 20), 5 * wholeBetween(random, 3, 12)];
  const end = (start * (100 - loss)) / 100;
  return {
    question: `An account fell from ${dollars(start)} to ${dollars(end)}. What percentage gain would get it back to even?`,
    right: percent((100 * loss) / (100 - loss)),
    wrong: [percent(loss), percent(100 - loss), percent(2 * loss)],
    explanation: `The account lost ${dollars(start - end)} and has to earn that back on the ${dollars(end)} that’s left. ${dollars(start - end)} ÷ ${dollars(end)} = ${percent((100 * loss) / (100 - loss))}. The loss was ${loss}% of a larger amount, so a gain of ${loss}% on the smaller one isn’t enough.`,
  };
}

function breakEven(random: Random): Sum {
  const times = pick(random, [1.5, 2, 2.5, 3, 4, 5]);
  return {
    question: `A strategy’s average gain is ${times} times as large as its average loss. Above what win rate does it make money, before costs?`,
    right: percent(100 / (1 + times)),
    wrong: [percent(100 / times), percent(100 - 100 / (1 + times)), '50%'],
    explanation: `One win pays for ${times} losses, so the strategy breaks even with one win in every ${trimmed(1 + times)} trades. Costs raise the win rate it needs.`,
  };
}

function multipleOfRisk(random: Random): Sum {
  const isLong = random() < 0.5;
  const side = isLong ? 1 : -1;
  const entry = drawPrice(random);
  const risk = drawDimes(random, 10, 25);
  const times = pick(random, [-0.5, 1.5, 2, 2.5, 3]);
  const exit = entry + side * Math.round(risk * times);
  const minus = times < 0 ? '−' : '';
  const inR = (value: number) => `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(1)}`;
  const moved = priceText(Math.abs(exit - entry));
  return {
    question: `You ${isLong ? 'buy' : 'sell short'} at ${priceText(entry)} with a stop at ${priceText(entry - side * risk)} and exit at ${priceText(exit)}. What’s the R-multiple of the trade?`,
    right: inR(times),
    wrong: [inR(-times), inR(1 / times), inR(times < 0 ? times - 1 : times + 1)],
    explanation: `You risked ${priceText(risk)} per share and ${times < 0 ? 'lost' : 'made'} ${moved}, and ${minus}${moved} divided by ${priceText(risk)} is ${inR(times)}. The R-multiple compares your result with what you risked, whatever the size of the position.`,
  };
}

function leverage(random: Random): Sum {
  const [own, times, drop] = [1000 * wholeBetween(random, 2, 9), pick(random, [2, 3, 4]), pick(random, [5, 8, 10, 12])];
  return {
    question: `With ${dollars(own)} of your own money, you control a leveraged position worth ${dollars(own * times)}. It falls ${drop}%. What percentage of your own money do you lose?`,
    right: percent(drop * times),
    wrong: [percent(drop), percent(drop / times), percent(drop * (times + 1))],
    explanation: `${drop}% of ${dollars(own * times)} is ${dollars((own * times * drop) / 100)}, and the whole loss is yours. At ${times}:1 leverage, every move hits your own money ${timesText(times)} as hard.`,
  };
}

function costInRisk(random: Random): Sum {
  const [risk, share] = [20 * wholeBetween(random, 3, 10), pick(random, [5, 10, 15, 20])];
  const cost = (risk * share) / 100;
  const inR = (value: number) => `${value.toFixed(2)}R`;
  return {
    question: `You risk ${dollars(risk)} on a trade. Commissions and slippage cost ${dollars(cost)} in all. How much is that in R?`,
    right: inR(share / 100),
    wrong: [inR(100 / share), inR(share / 10), inR((2 * share) / 100)],
    explanation: `${dollars(cost)} divided by ${dollars(risk)} is ${(share / 100).toFixed(2)}, so costs take ${inR(share / 100)} from each trade. A strategy has to make more than that per trade before it earns anything.`,
  };
}

function targetForRatio(random: Random): Sum {
  const [entry, risk, times] = [drawPrice(random), drawDimes(random, 8, 25), pick(random, [2, 3, 4])];
  const price = (multiple: number) => priceText(entry + multiple * risk);
  return {
    question: `You buy at ${priceText(entry)} with a stop at ${priceText(entry - risk)}. Where does the target have to be for a gain of ${times}R?`,
    right: price(times),
    wrong: [price(times - 1), price(times + 1), price(times - 0.5)],
    explanation: `The risk is ${priceText(risk)} per share. Add ${timesText(times)} that to your entry, not to your stop. Whether price gets there is another question.`,
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
