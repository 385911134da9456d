import type { Random } from '@wickwise/statistics/random';
import type { SoakClient } from './client.ts';

/** A simulated person. */
export interface SoakLearner {
  readonly client: SoakClient;
  readonly origin: string;
  readonly email: string;
  /** Decides all they do. */
  readonly random: Random;
  /** Waits as a person does between two clicks. */
  readonly think: () => Promise<void>;
  /** Whether they have to leave after what they are doing. */
  readonly isOver: () => boolean;
}

/** One of them, or null of none. */
export function pick<T>(random: Random, from: readonly T[]): T | null {
  return from[Math.floor(random() * from.length)] ?? null;
}

/** In random order (Fisher and Yates). */
export function shuffle<T>(random: Random, items: readonly T[]): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return shuffled;
}

/** A version 4 UUID. */
export function newId(random: Random): string {
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => Math.floor(random() * 16).toString(16));
}
