import type { Random } from '@wickwise/market/random';
import type { QuizItem } from '../quiz-bank.ts';
import { type Cents, drawDimes, drawPrice, priceText } from './price-text.ts';
import { type Sum, sumItem } from './sum-item.ts';

interface Target {
  /** The id of the lesson. */
  readonly patternType: string;
  /** The side of the breakout. */
  readonly side: 1 | -1;
  /** A sentence with the far end of the pattern and the line that broke. */
  readonly describe: (far: string, line: string) => string;
  /** What is measured, and what it is added to or subtracted from. */
  readonly height: string;
  readonly line: string;
}

const targets: readonly Target[] = [
  {
    patternType: 'double-top',
    side: -1,
    describe: (far, line) => `A double top has its higher peak at ${far} and its valley at ${line}.`,
    height: 'from the higher peak to the valley',
    line: 'the valley',
  },
  {
    patternType: 'double-bottom',
    side: 1,
    describe: (far, line) => `A double bottom has its lower low at ${far} and its peak at ${line}.`,
    height: 'from the lower low to the peak',
    line: 'the peak',
  },
  {
    patternType: 'triple-top',
    side: -1,
    describe: (far, line) => `A triple top has its highest peak at ${far} and its lower valley at ${line}.`,
    height: 'from the highest peak to the lower valley',
    line: 'that valley',
  },
  {
    patternType: 'triple-bottom',
    side: 1,
    describe: (far, line) => `A triple bottom has its lowest low at ${far} and its higher peak at ${line}.`,
    height: 'from the lowest low to the higher peak',
    line: 'that peak',
  },
  {
    patternType: 'head-and-shoulders',
    side: -1,
    describe: (far, line) => `A head and shoulders top has its head at ${far} and a level neckline at ${line}.`,
    height: 'from the head to the neckline',
    line: 'the neckline',
  },
  {
    patternType: 'inverse-head-and-shoulders',
    side: 1,
    describe: (far, line) => `An inverse head and shoulders has its head at ${far} and a level neckline at ${line}.`,
    height: 'from the head to the neckline',
    line: 'the neckline',
  },
  {
    patternType: 'ascending-triangle',
    side: 1,
    describe: (far, line) => `In an ascending triangle, the first low is at ${far} and resistance is at ${line}.`,
    height: 'at the left end of the triangle',
    line: 'resistance',
  },
  {
    patternType: 'descending-triangle',
    side: -1,
    describe: (far, line) => `In a descending triangle, the first high is at ${far} and support is at ${line}.`,
    height: 'at the left end of the triangle',
    line: 'support',
  },
  {
    patternType: 'cup-with-handle',
    side: 1,
    describe: (far, line) => `A cup with handle has its low at ${far} and its right rim at ${line}.`,
    height: 'from the low of the cup to its right rim',
    line: 'the rim',
  },
];

/** Where the measured move of a chart pattern puts its target, by its prices. */
export const targetItems: readonly QuizItem[] = [
  ...targets.map((target) =>
    sumItem({
      id: `target-${target.patternType}`,
      patternType: target.patternType,
      draw: (random) => askForTarget(target, random),
    }),
  ),
  sumItem({ id: 'target-bull-flag', patternType: 'bull-flag', draw: (random) => askForFlag(1, random) }),
  sumItem({ id: 'target-bear-flag', patternType: 'bear-flag', draw: (random) => askForFlag(-1, random) }),
];

function askForTarget({ side, describe, height, line }: Target, random: Random): Sum {
  const broken = drawPrice(random);
  const size = 2 * drawDimes(random, 15, 60);
  const close = broken + side * drawDimes(random, 2, 9);
  const measured = priceText(size);
  return {
    question: `${describe(priceText(broken - side * size), priceText(broken))} Price closes at ${priceText(close)}. Where does the measured move put the target?`,
    ...choices({ broken, close, size, side }),
    explanation: `The height ${height} is ${measured}. ${side === 1 ? 'Add it to' : 'Subtract it from'} ${line}, ${priceText(broken)}, rather than the close; otherwise, the target would depend on where one candle happened to end. A target is for planning only: many patterns never reach theirs.`,
  };
}

interface Measured {
  readonly broken: Cents;
  readonly close: Cents;
  readonly size: Cents;
  readonly side: 1 | -1;
}

function choices({ broken, close, size, side }: Measured): Pick<Sum, 'right' | 'wrong'> {
  const at = (from: Cents, distance: Cents) => priceText(from + side * distance);
  return { right: at(broken, size), wrong: [at(close, size), at(broken, size / 2), at(broken, size + size / 2)] };
}

function askForFlag(side: 1 | -1, random: Random): Sum {
  const start = drawPrice(random) + (side === 1 ? 0 : 15000);
  const size = 2 * drawDimes(random, 30, 60);
  const end = start + side * size;
  const broken = end - side * drawDimes(random, 8, 20);
  const close = broken + side * drawDimes(random, 2, 7);
  const [verb, flag] = side === 1 ? ['rises', 'bull flag'] : ['falls', 'bear flag'];
  return {
    question: `The pole of a ${flag} ${verb} from ${priceText(start)} to ${priceText(end)}. Price breaks out of the flag at ${priceText(broken)} and closes at ${priceText(close)}. Where does the measured move put the target?`,
    ...choices({ broken, close, size, side }),
    explanation: `The pole is ${priceText(size)} long, and the target is one pole length from the line where price broke out, ${priceText(broken)}. Some cautious traders count on only half a pole.`,
  };
}
