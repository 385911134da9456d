import type { CandlePicture } from '@wickwise/contract/lesson/picture';

type Candles = CandlePicture['candles'];

/** A fall of twenty sessions, drawn for this page; the same before each example. */
const fall: Candles = [
  [118.2, 119.1, 117.4, 118.7],
  [118.7, 119.0, 116.6, 117.0],
  [117.0, 117.6, 115.4, 115.8],
  [115.8, 116.9, 115.2, 116.5],
  [116.5, 116.8, 114.3, 114.7],
  [114.7, 115.2, 113.1, 113.5],
  [113.5, 114.3, 112.9, 113.9],
  [113.9, 114.1, 111.8, 112.2],
  [112.2, 112.9, 111.0, 111.3],
  [111.3, 112.4, 110.9, 112.0],
  [112.0, 112.3, 109.9, 110.2],
  [110.2, 110.8, 108.6, 109.0],
  [109.0, 109.4, 107.3, 107.7],
  [107.7, 108.9, 107.2, 108.4],
  [108.4, 108.7, 106.2, 106.6],
  [106.6, 107.0, 104.9, 105.2],
  [105.2, 106.1, 104.6, 105.6],
  [105.6, 105.8, 103.4, 103.8],
  [103.8, 104.3, 102.1, 102.5],
  [102.5, 102.9, 100.8, 101.2],
];

/** The position of the candle in question. */
export const CANDIDATE = fall.length;

export interface HammerExample {
  readonly name: string;
  readonly picture: CandlePicture;
}

const mark = { from: CANDIDATE, to: CANDIDATE };

export const hammerExamples: readonly [HammerExample, ...HammerExample[]] = [
  {
    name: 'First',
    picture: {
      candles: [
        ...fall,
        [101.0, 101.72, 97.9, 101.6],
        [101.8, 103.9, 101.4, 103.5],
        [103.5, 105.2, 102.9, 104.8],
        [104.8, 106.4, 104.2, 105.9],
      ],
      mark,
      alt: 'Twenty candles that mostly fall, then a candle with a small body and a long lower shadow.',
    },
  },
  {
    name: 'Second',
    picture: {
      candles: [
        ...fall,
        [101.0, 102.9, 98.6, 101.6],
        [101.6, 102.0, 99.7, 100.1],
        [100.1, 100.9, 98.9, 99.4],
        [99.4, 100.2, 97.6, 98.1],
      ],
      mark,
      alt: 'Twenty candles that mostly fall, then a candle with a small body and shadows on both sides.',
    },
  },
  {
    name: 'Third',
    picture: {
      candles: [
        ...fall,
        [101.3, 101.5, 97.6, 100.6],
        [100.4, 100.6, 97.1, 97.3],
        [97.3, 97.9, 95.2, 95.6],
        [95.6, 96.8, 94.9, 96.3],
      ],
      mark,
      alt: 'Twenty candles that mostly fall, then a candle with a small falling body and a long lower shadow.',
    },
  },
];

interface ExampleChoiceProps {
  chosen: HammerExample;
  onChoose: (example: HammerExample) => void;
}

/** Chooses the candle to judge. */
export function ExampleChoice({ chosen, onChoose }: ExampleChoiceProps) {
  return (
    <fieldset className="-mr-2 flex items-center">
      <legend className="sr-only">Choose a candle</legend>
      {hammerExamples.map((example) => (
        <button
          key={example.name}
          type="button"
          aria-pressed={example === chosen}
          onClick={() => onChoose(example)}
          className="min-h-11 px-2.5 text-muted text-sm hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:underline aria-pressed:decoration-2 aria-pressed:decoration-brass aria-pressed:underline-offset-4"
        >
          {example.name}
        </button>
      ))}
    </fieldset>
  );
}
