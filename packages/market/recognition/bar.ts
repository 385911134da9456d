import { alarmRate, type NameTally, precisionOf, type Recognition, recallOf } from './measure.ts';

/** The precision and recall that the recognizer must reach. */
export interface Bar {
  /** The least precision and recall of each name at medium noise, as a fraction. */
  readonly share: number;
  /** The most false alarms per 1,000 candles, over random walks of all kinds. */
  readonly alarms: number;
}

/** The project's bar, as docs/recognition.md states it. */
export const PROJECT_BAR: Bar = { share: 0.9, alarms: 2 };

/** The figures that are compared with a bar. */
export type Measured = Pick<Recognition, 'walks'> & { readonly drawn: Pick<Recognition['drawn'], 'medium'> };

/** The figures that miss the bar: a line per name and one for the false alarms. Empty when all of them meet it. */
export function listShortfalls({ drawn, walks }: Measured, bar: Bar): string[] {
  const rate = alarmRate(walks);
  const names = drawn.medium.names.flatMap((tally) => shortfallOf(tally, bar.share));
  return rate > bar.alarms ? [...names, `false alarms: ${rate.toFixed(2)} per 1,000 candles`] : names;
}

function shortfallOf(tally: NameTally, least: number): string[] {
  // A name that was never found has no precision, and its recall of 0 says so.
  const shares = { precision: precisionOf(tally) ?? 0, recall: recallOf(tally) };
  const low = Object.entries(shares).filter(([, share]) => share < least);
  return low.length === 0
    ? []
    : [`${tally.name}: ${low.map(([what, share]) => `${what} ${share.toFixed(3)}`).join(', ')}`];
}
