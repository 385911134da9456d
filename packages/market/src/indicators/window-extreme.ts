import { at } from '../column.ts';
import { type IndicatorLine, startLine } from './indicator.ts';

/**
 * The highest value of the last `period` ones, first at `period - 1`. Candidates wait in a queue of
 * falling values: a value that a later one reaches can never be the highest again, so each enters and
 * leaves once and the whole is O(n) whatever the period.
 */
export function windowHigh(values: Float64Array, period: number): IndicatorLine {
  const line = startLine(values.length, period - 1);
  const queue = new Int32Array(values.length);
  let head = 0;
  let tail = 0;
  for (let index = 0; index < values.length; index++) {
    while (tail > head && at(values, queue[tail - 1] as number) <= at(values, index)) tail--;
    queue[tail++] = index;
    if ((queue[head] as number) <= index - period) head++;
    if (index >= line.begin) line.values[index - line.begin] = at(values, queue[head] as number);
  }
  return line;
}

/** The lowest value of the last `period` ones: as `windowHigh`, upside down. */
export function windowLow(values: Float64Array, period: number): IndicatorLine {
  const mirrored = windowHigh(
    values.map((value) => -value),
    period,
  );
  return { begin: mirrored.begin, values: mirrored.values.map((value) => -value) };
}
