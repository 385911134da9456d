/** The latest hour at which a learner's days can begin; the earliest is 0, midnight. */
export const LAST_DAY_BEGIN = 6;

/** The hour as a sentence names it, such as `4 a.m.`. */
export function dayBeginText(hour: number): string {
  return hour === 0 ? 'midnight' : `${hour} a.m.`;
}
