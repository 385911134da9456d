import type { Random } from '@wickwise/market/random';
import type { PatternEntry } from '../../pattern.ts';
import { bearishEngulfing } from '../../patterns/bearish-engulfing.ts';
import { bullishEngulfing } from '../../patterns/bullish-engulfing.ts';
import { hammer } from '../../patterns/hammer.ts';
import { shootingStar } from '../../patterns/shooting-star.ts';
import type { DrawnQuestion, QuizItem } from '../quiz-bank.ts';
import { plain, shuffleOptions } from './options.ts';
import { type Cents, drawDimes, drawPrice, priceText } from './price-text.ts';

interface Setup {
  readonly entry: PatternEntry;
  /** How a sentence names it. */
  readonly name: string;
  readonly side: 'above' | 'below';
}

const setups: readonly Setup[] = [
  { entry: hammer, name: 'A hammer', side: 'above' },
  { entry: bullishEngulfing, name: 'A bullish engulfing pattern', side: 'above' },
  { entry: shootingStar, name: 'A shooting star', side: 'below' },
  { entry: bearishEngulfing, name: 'A bearish engulfing pattern', side: 'below' },
];

/** Which close confirms a setup, and with which one it has failed, by its prices. */
export const confirmationItems: readonly QuizItem[] = setups.flatMap(({ entry, name, side }) => [
  {
    id: `confirms-${entry.id}`,
    patternType: entry.id,
    isDrawn: true,
    draw: (random: Random) => askForClose({ name, side, verb: 'confirms', random }),
  },
  {
    id: `fails-${entry.id}`,
    patternType: entry.id,
    isDrawn: true,
    draw: (random: Random) => askForClose({ name, side: opposite(side), verb: 'fails', random }),
  },
]);

const opposite = (side: Setup['side']) => (side === 'above' ? 'below' : 'above');

interface Asked extends Omit<Setup, 'entry'> {
  readonly verb: 'confirms' | 'fails';
  readonly random: Random;
}

function askForClose({ name, side, verb, random }: Asked): DrawnQuestion {
  const low = drawPrice(random);
  const high = low + drawDimes(random, 20, 60);
  const [level, beyond] = side === 'above' ? [high, 1] : [low, -1];
  const options = shuffleOptions(closes({ level, beyond, width: high - low, random }), random);
  const end = side === 'above' ? 'high' : 'low';
  const [asks, means] =
    verb === 'confirms' ? ['confirms it', 'isn’t confirmed'] : ['means that it has failed', 'hasn’t failed'];
  return {
    question: `${name} has a low of ${priceText(low)} and a high of ${priceText(high)}. Which of these later sessions ${asks}, by the rule in these lessons?`,
    ...options,
    explanation: `It ${means} until a session closes ${side} its ${end}, ${priceText(level)}. A session that only trades past that price and closes back inside the range settles nothing.`,
    picture: null,
  };
}

interface Levels {
  readonly level: Cents;
  /** 1 upward, −1 downward. */
  readonly beyond: number;
  readonly width: Cents;
  readonly random: Random;
}

/** One session that closes beyond the level, one that only trades there, and two inside of the range. */
function closes({ level, beyond, width, random }: Levels) {
  const extreme = beyond === 1 ? 'a high' : 'a low';
  const past = (dimes: [number, number]) => level + beyond * drawDimes(random, ...dimes);
  const inside = (share: number) => level - beyond * Math.round(width * share);
  const touched = past([1, 8]);
  const session = (end: Cents, tip: Cents) =>
    plain(`A session with ${extreme} of ${priceText(tip)} and a close at ${priceText(end)}`);
  const closed = past([1, 6]);
  return {
    right: session(closed, closed + beyond * drawDimes(random, 1, 6)),
    wrong: [session(inside(0.1), touched), session(inside(0.35), inside(0.12)), session(inside(0.8), inside(0.55))],
  };
}
