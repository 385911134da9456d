import type { Random } from '@wickwise/market/random';
import { shuffle } from '../../questions/find-question.ts';
import type { QuizItem } from '../quiz-bank.ts';
import { drawDimes, drawPrice, priceText } from './price-text.ts';
import { type Sum, sumItem } from './sum-item.ts';

function insideBar(random: Random): Sum {
  const low = drawPrice(random);
  const high = low + drawDimes(random, 20, 50);
  const some = () => drawDimes(random, 2, 6);
  const range = (from: number, to: number) => `From ${priceText(from)} to ${priceText(to)}`;
  return {
    question: `Yesterday ranged from ${priceText(low)} to ${priceText(high)}. Which of these ranges would make today an inside bar?`,
    right: range(low + some(), high - some()),
    wrong: [range(low + some(), high + some()), range(low - some(), high - some()), range(low - some(), high + some())],
    explanation: `Both ends have to be inside yesterday’s range: the low above ${priceText(low)} and the high below ${priceText(high)}. If one end is outside, it isn’t an inside bar, however narrow the range; if both are, it’s an outside bar.`,
  };
}

function swingFailure(random: Random): Sum {
  const peak = drawPrice(random);
  const some = () => drawDimes(random, 2, 9);
  const candle = (high: number, close: number) => `High ${priceText(high)}, close ${priceText(close)}`;
  const tip = peak + drawDimes(random, 6, 12);
  return {
    question: `An old swing high is at ${priceText(peak)}. Which of these candles is a swing failure?`,
    right: candle(tip, peak - some()),
    wrong: [
      candle(tip, peak + drawDimes(random, 1, 5)),
      candle(peak - 10, peak - 10 - some()),
      candle(peak, peak - some()),
    ],
    explanation: `The candle has to trade above ${priceText(peak)} and close back below it. A close above the old high is a breakout, and a high that only matches the old one doesn’t exceed it.`,
  };
}

function structureBreak(random: Random): Sum {
  const first = drawPrice(random);
  const step = () => drawDimes(random, 15, 40);
  const high1 = first + step() + 200;
  const low2 = high1 - drawDimes(random, 5, 15);
  const high2 = low2 + step() + 200;
  const low3 = high2 - drawDimes(random, 5, 15);
  const high3 = low3 + step();
  const path = [first, high1, low2, high2, low3, high3].map(priceText);
  const below = (price: number) => `The first one below ${priceText(price)}`;
  return {
    question: `In an uptrend, the swings so far are a low of ${path[0]}, a high of ${path[1]}, a low of ${path[2]}, a high of ${path[3]}, a low of ${path[4]} and a high of ${path[5]}. Which close breaks the structure?`,
    right: below(low3),
    wrong: [below(high3), below(high2), below(low2)],
    explanation: `The rally to the newest high began at ${path[4]}, so the first close below that low breaks the structure. As long as price closes above it, a pullback can still make a higher low. By the time price closes below ${path[2]}, the structure is already broken.`,
  };
}

const EVENTS = ['A breakout', 'A test of the level', 'A retest of the level', 'A false breakout'] as const;

/** What a chart did at resistance, told by its closes. */
function atResistance(random: Random): Sum {
  const level = drawPrice(random);
  const some = () => priceText(level + drawDimes(random, 3, 9));
  const under = () => priceText(level - drawDimes(random, 3, 9));
  const at = priceText(level);
  const told: Readonly<Record<(typeof EVENTS)[number], { story: string; asked?: string; because: string }>> = {
    'A breakout': {
      story: `A session trades up to ${some()} and closes at ${priceText(level + 20)}.`,
      because: `A close above ${at} is a breakout, even if it fails later.`,
    },
    'A test of the level': {
      story: `A session trades up to ${some()} and closes at ${under()}.`,
      because: `Price traded above ${at} but closed below it, so the level was tested, and resistance held.`,
    },
    'A retest of the level': {
      story: `Price closes at ${some()}. Days later, it dips to ${priceText(level + 10)} and rises again, without ever closing below the level.`,
      asked: 'that dip',
      because: `After the breakout, price came back to the level from above, and the old resistance held as support. That’s a retest.`,
    },
    'A false breakout': {
      story: `A session closes at ${some()}. Two candles later, price closes at ${under()}.`,
      because: `A close above ${at} followed by a close back below it within three candles is a false breakout.`,
    },
  };
  const [right = 'A breakout', ...wrong] = shuffle(EVENTS, random);
  const { story, asked = 'that', because } = told[right];
  return {
    question: `Resistance has held at ${at} several times. ${story} What do these lessons call ${asked}?`,
    right,
    wrong,
    explanation: because,
  };
}

function insideBreakout(random: Random): Sum {
  const low = drawPrice(random);
  const high = low + drawDimes(random, 30, 60);
  const [insideLow, insideHigh] = [low + drawDimes(random, 5, 10), high - drawDimes(random, 5, 10)];
  const close = (price: number) => `A close at ${priceText(price)}`;
  return {
    question: `A mother bar ranges from ${priceText(low)} to ${priceText(high)}, and the inside bar after it from ${priceText(insideLow)} to ${priceText(insideHigh)}. Which close is the breakout, by the rule in these lessons?`,
    right: close(random() < 0.5 ? high + 20 : low - 20),
    wrong: [close(insideHigh + 20), close(insideLow - 20), close(Math.round((low + high) / 20) * 10)],
    explanation: `The breakout is the first close outside the mother bar’s range, above ${priceText(high)} or below ${priceText(low)}. A close that’s only outside the inside bar is still part of the pause.`,
  };
}

/** Rules of price action, with other prices each time. */
export const priceActionItems: readonly QuizItem[] = [
  sumItem({ id: 'prices-of-an-inside-bar', patternType: 'inside-bar-breakout', draw: insideBar }),
  sumItem({ id: 'prices-of-a-swing-failure', patternType: 'swing-failure', draw: swingFailure }),
  sumItem({ id: 'prices-of-a-structure', patternType: 'market-structure', draw: structureBreak }),
  sumItem({ id: 'prices-at-resistance', patternType: 'false-breakout', draw: atResistance }),
  sumItem({ id: 'prices-of-a-mother-bar', patternType: 'inside-bar-breakout', draw: insideBreakout }),
];
