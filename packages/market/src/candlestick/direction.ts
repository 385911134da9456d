/** The side of a pattern: up where its value is positive, down where it is negative. */
export type Direction = 'up' | 'down';

/** The other direction. */
export function opposite(direction: Direction): Direction {
  return direction === 'up' ? 'down' : 'up';
}
