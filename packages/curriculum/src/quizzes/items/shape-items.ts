import { wholeBetween } from '@wickwise/market/random';
import { bearishEngulfing } from '../../patterns/bearish-engulfing.ts';
import { bullishEngulfing } from '../../patterns/bullish-engulfing.ts';
import { doji } from '../../patterns/doji.ts';
import { hammer } from '../../patterns/hammer.ts';
import { shootingStar } from '../../patterns/shooting-star.ts';
import type { QuizItem } from '../quiz-bank.ts';
import { plain, shuffleOptions } from './options.ts';
import { type Cents, drawDimes, drawPrice, priceText } from './price-text.ts';

/** A candle as distances from its low: the shadow below, the body and the shadow above. */
interface Shape {
  readonly lower: Cents;
  readonly body: Cents;
  readonly upper: Cents;
  readonly isRising: boolean;
}

function candleText(low: Cents, { lower, body, upper, isRising }: Shape): string {
  const [bottom, top] = [low + lower, low + lower + body];
  const [open, close] = isRising ? [bottom, top] : [top, bottom];
  return `Open ${priceText(open)}, high ${priceText(top + upper)}, low ${priceText(low)}, close ${priceText(close)}`;
}

interface Shapes {
  readonly small: Cents;
  readonly long: Cents;
  readonly isRising: boolean;
}

/** Five outlines of one size: each question asks for one of them. */
function outlines({ small, long, isRising }: Shapes) {
  return {
    hammer: { lower: long, body: small, upper: Math.round(small / 10), isRising },
    star: { lower: Math.round(small / 10), body: small, upper: long, isRising },
    doji: { lower: Math.round(long / 2), body: 1, upper: Math.round(long / 2), isRising },
    middle: { lower: Math.round(long / 2), body: small, upper: Math.round(long / 2), isRising: !isRising },
    long: { lower: Math.round(small / 4), body: long, upper: Math.round(small / 4), isRising },
  } satisfies Record<string, Shape>;
}

type Outline = keyof ReturnType<typeof outlines>;

interface ShapeQuestion {
  readonly id: string;
  readonly patternType: string;
  readonly question: string;
  readonly right: Outline;
  readonly explanation: string;
}

const shapeQuestions: readonly ShapeQuestion[] = [
  {
    id: 'shape-of-a-hammer',
    patternType: hammer.id,
    question: 'Which of these candles has the shape of a hammer?',
    right: 'hammer',
    explanation:
      'A hammer has a small body at the top of its range, a lower shadow at least twice as long and hardly any upper shadow. Turned upside down, with its long shadow on top, it has the shape of a shooting star.',
  },
  {
    id: 'shape-of-a-star',
    patternType: shootingStar.id,
    question: 'Which of these candles has the shape of a shooting star?',
    right: 'star',
    explanation:
      'A shooting star has a small body at the bottom of its range, an upper shadow at least twice as long and hardly any lower shadow. If the long shadow were below the body instead, it would be shaped like a hammer.',
  },
  {
    id: 'shape-of-a-doji',
    patternType: doji.id,
    question: 'Which of these candles has the shape of a doji?',
    right: 'doji',
    explanation:
      'The open and the close of a doji are almost the same, here one cent apart. A candle with a small but clear body between two longer shadows is a spinning top.',
  },
];

/** Candles as four prices. */
export const shapeItems: readonly QuizItem[] = [
  ...shapeQuestions.map(({ right, ...asked }) => ({
    id: asked.id,
    patternType: asked.patternType,
    isDrawn: true,
    draw: drawShape(asked, right),
  })),
  engulfItem({ id: 'covers-a-falling-body', isRising: true }),
  engulfItem({ id: 'covers-a-rising-body', isRising: false }),
];

function drawShape(
  { question, explanation }: Pick<ShapeQuestion, 'question' | 'explanation'>,
  right: Outline,
): QuizItem['draw'] {
  return (random) => {
    const low = drawPrice(random);
    const small = drawDimes(random, 3, 5);
    const shapes = outlines({ small, long: small * wholeBetween(random, 3, 4), isRising: random() < 0.5 });
    const wrong = (['hammer', 'star', 'middle', 'long', 'doji'] as const).filter((name) => name !== right).slice(0, 3);
    const option = (name: Outline) => plain(candleText(low + drawDimes(random, 0, 9), shapes[name]));
    return {
      question,
      ...shuffleOptions({ right: option(right), wrong: wrong.map(option) }, random),
      explanation,
      picture: null,
    };
  };
}

/** Which second body covers the first? */
function engulfItem({ id, isRising }: { id: string; isRising: boolean }): QuizItem {
  const entry = isRising ? bullishEngulfing : bearishEngulfing;
  return {
    id,
    patternType: entry.id,
    isDrawn: true,
    draw: (random) => {
      const bottom = drawPrice(random);
      const top = bottom + drawDimes(random, 10, 25);
      const beyond = () => drawDimes(random, 1, 6);
      const bodyText = (from: Cents, to: Cents) => plain(`Opens at ${priceText(from)}, closes at ${priceText(to)}`);
      const between = (low: Cents, high: Cents) => (isRising ? bodyText(low, high) : bodyText(high, low));
      const [open, close] = isRising ? [top, bottom] : [bottom, top];
      const wrong = [
        between(bottom - beyond(), top - beyond()),
        between(bottom + beyond(), top + beyond()),
        isRising ? bodyText(top + beyond(), bottom - beyond()) : bodyText(bottom - beyond(), top + beyond()),
      ];
      return {
        question: `After ${isRising ? 'a decline' : 'a rise'}, a candle opens at ${priceText(open)} and closes at ${priceText(close)}. Which second candle would complete a ${isRising ? 'bullish' : 'bearish'} engulfing pattern?`,
        ...shuffleOptions({ right: between(bottom - beyond(), top + beyond()), wrong }, random),
        explanation: `The second candle has to ${isRising ? 'rise' : 'fall'}, and its body has to cover everything from ${priceText(bottom)} to ${priceText(top)}. Covering only one end of the first body isn’t enough.`,
        picture: null,
      };
    },
  };
}
