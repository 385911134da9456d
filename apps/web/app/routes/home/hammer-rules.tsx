import type { Ohlc } from '@wickwise/market/candle';
import type { CheckedRule } from '#app/ui/rule-line.tsx';

const CANDLES_BEFORE = 10;
const CONFIRMATION_CANDLES = 3;
const MAX_BODY = 1;
const MIN_LOWER_SHADOW = 2;
const MAX_UPPER_SHADOW = 0.1;
const PENDING = 'pending';

export interface HammerCheck {
  readonly rules: readonly CheckedRule[];
  /** Whether the candle itself is a hammer's, whatever follows. */
  readonly hasShape: boolean;
  readonly verdict: string;
}

/** Measures the candle at `index` against the rules of a hammer, seeing only the candles it is given. */
export function checkHammer(candles: readonly Ohlc[], index: number): HammerCheck {
  const candle = candles[index];
  if (candle === undefined) throw new RangeError(`There’s no candle ${index}.`);
  const shape = shapeRules(candle, candles.slice(Math.max(0, index - CANDLES_BEFORE), index));
  const confirmation = confirmationRule(candle, candles.slice(index + 1, index + 1 + CONFIRMATION_CANDLES));
  const hasShape = shape.every(({ met }) => met);
  return { rules: [...shape, confirmation], hasShape, verdict: judge(shape, confirmation) };
}

function shapeRules(candle: Ohlc, before: readonly Ohlc[]): CheckedRule[] {
  const [open, high, low, close] = candle;
  const body = bodyOf(candle);
  const bodyShare = body / meanOf(before.map(bodyOf));
  const lowerShadow = (Math.min(open, close) - low) / body;
  const upperShadow = (high - Math.max(open, close)) / meanOf(before.map(rangeOf));
  return [
    {
      name: 'Small body',
      measured: `${bodyShare.toFixed(2)} ×`,
      bound: `under ${MAX_BODY.toFixed(2)} × the usual body`,
      met: bodyShare < MAX_BODY,
    },
    {
      name: 'Lower shadow at least twice the body',
      measured: `${lowerShadow.toFixed(1)} ×`,
      bound: `at least ${MIN_LOWER_SHADOW.toFixed(1)} ×`,
      met: lowerShadow >= MIN_LOWER_SHADOW,
    },
    {
      name: 'Almost no upper shadow',
      measured: `${upperShadow.toFixed(2)} ×`,
      bound: `under ${MAX_UPPER_SHADOW.toFixed(2)} × the usual range`,
      met: upperShadow < MAX_UPPER_SHADOW,
    },
  ];
}

function confirmationRule([, high, low]: Ohlc, after: readonly Ohlc[]): CheckedRule {
  const name = 'Confirmed by a close above its high';
  const bound = `above ${high.toFixed(2)}`;
  const decisive = after.find((next) => next[3] > high || next[3] < low);
  if (decisive) return { name, measured: decisive[3].toFixed(2), bound, met: decisive[3] > high };
  return { name, measured: PENDING, bound, met: after.length < CONFIRMATION_CANDLES ? null : false };
}

function judge(shape: readonly CheckedRule[], { met, measured }: CheckedRule): string {
  const broken = shape.filter((rule) => !rule.met).length;
  if (broken > 0) return `It breaks ${broken === 1 ? 'one rule' : `${broken} rules`} for the shape.`;
  if (met === null) return 'It has the shape. The next candles decide.';
  if (met) return 'It has the shape, and a close above its high confirmed it.';
  return measured === PENDING
    ? 'It had the shape, but no close above its high came in time.'
    : 'It had the shape, but a close below its low came first.';
}

function bodyOf([open, , , close]: Ohlc): number {
  return Math.abs(close - open);
}

function rangeOf([, high, low]: Ohlc): number {
  return high - low;
}

function meanOf(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
}
