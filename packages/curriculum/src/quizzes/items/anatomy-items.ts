import { type Random, wholeBetween } from '@wickwise/market/random';
import type { DrawnQuestion, QuizItem } from '../quiz-bank.ts';
import { plain, shuffleOptions } from './options.ts';
import { type Cents, drawDimes, drawPrice, priceText } from './price-text.ts';

/** A candle whose four distances all differ. */
interface Candle {
  readonly open: Cents;
  readonly high: Cents;
  readonly low: Cents;
  readonly close: Cents;
  readonly body: Cents;
  readonly upper: Cents;
  readonly lower: Cents;
  readonly range: Cents;
}

function drawCandle(random: Random): Candle {
  const low = drawPrice(random);
  const body = drawDimes(random, 6, 19);
  const lower = body + drawDimes(random, 2, 9);
  const upper = body - drawDimes(random, 1, 5);
  const [bottom, top] = [low + lower, low + lower + body];
  const [open, close] = random() < 0.5 ? [bottom, top] : [top, bottom];
  return { open, high: top + upper, low, close, body, upper, lower, range: lower + body + upper };
}

type Part = 'body' | 'upper' | 'lower' | 'range';

const parts: Readonly<Record<Part, { name: string; sum: (candle: Candle) => string }>> = {
  body: {
    name: 'body',
    sum: ({ open, close }) => `from the open to the close: ${minus(Math.max(open, close), Math.min(open, close))}`,
  },
  upper: {
    name: 'upper shadow',
    sum: ({ open, close, high }) => `from the top of the body to the high: ${minus(high, Math.max(open, close))}`,
  },
  lower: {
    name: 'lower shadow',
    sum: ({ open, close, low }) => `from the low to the bottom of the body: ${minus(Math.min(open, close), low)}`,
  },
  range: { name: 'range', sum: ({ high, low }) => `from the low to the high: ${minus(high, low)}` },
};

function minus(one: Cents, other: Cents): string {
  return `${priceText(one)} minus ${priceText(other)} is ${priceText(one - other)}`;
}

/** How long the parts of a candle are, by its prices. */
export const anatomyItems: readonly QuizItem[] = [
  ...(['body', 'upper', 'lower', 'range'] as const).map((part) => ({
    id: `length-of-${part}`,
    patternType: null,
    isDrawn: true,
    draw: (random: Random) => askForLength(part, drawCandle(random), random),
  })),
  { id: 'shadow-to-body', patternType: 'hammer', isDrawn: true, draw: askForRatio },
];

function askForLength(part: Part, candle: Candle, random: Random): DrawnQuestion {
  const { open, high, low, close } = candle;
  const { name, sum } = parts[part];
  const others = (['body', 'upper', 'lower', 'range'] as const).filter((other) => other !== part);
  const option = (one: Part) => plain(priceText(candle[one]));
  return {
    question: `A candle opens at ${priceText(open)}, trades between ${priceText(low)} and ${priceText(high)}, and closes at ${priceText(close)}. How ${part === 'range' ? 'wide' : 'long'} is its ${name}?`,
    ...shuffleOptions({ right: option(part), wrong: others.map(option) }, random),
    explanation: `The ${name} runs ${sum(candle)}. The other three choices are the candle’s other measurements.`,
    picture: null,
  };
}

function askForRatio(random: Random): DrawnQuestion {
  const times = wholeBetween(random, 2, 4);
  const body = drawDimes(random, 3, 8);
  const close = drawPrice(random);
  const low = close - body - times * body;
  const option = (value: number) => plain(`${value.toFixed(1)} times as long`);
  return {
    question: `A hammer opens at ${priceText(close - body)}, falls to ${priceText(low)} and closes at its high, ${priceText(close)}. How long is its lower shadow compared with its body?`,
    ...shuffleOptions(
      { right: option(times), wrong: [option(times + 1), option(times - 0.5), option(1 / times)] },
      random,
    ),
    explanation: `The lower shadow is ${priceText(times * body)} long and the body ${priceText(body)}, so it’s ${times} times as long. Textbooks require at least twice the body. If you measured from the close instead of the open, the shadow would come out one body length too long.`,
    picture: null,
  };
}
