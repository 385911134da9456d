import type { Random } from '@wickwise/statistics/random';
import type { Gate } from './client.ts';

/** The state that a whole run shares. */
export interface World {
  readonly origin: string;
  readonly gate: Gate;
  /** The share of buyers who close the page before they come back from paying: events alone settle their payments. */
  readonly leaving: number;
  readonly random: Random;
  /** Set once no new activity may start. */
  isOver: boolean;
  /** How many writes the server has acknowledged. */
  acknowledged: number;
  /** The payments that the provider has acknowledged to their buyers. */
  readonly paid: string[];
  /** What went wrong, each in a sentence. */
  readonly losses: string[];
}
