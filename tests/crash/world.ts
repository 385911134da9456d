import { setTimeout as pause } from 'node:timers/promises';
import type { Client, Gate, Reply } from './client.ts';

const RETRY_MS = 100;

/** The state that a whole run shares. */
export interface World {
  readonly origin: string;
  readonly gate: Gate;
  /** The share of buyers who close the page before they come back from paying: events alone settle their payments. */
  readonly leaving: number;
  /** From 0 to 1, the same for the same seed. */
  readonly random: () => number;
  /** Set once no new activity may start. */
  isOver: boolean;
  /** How many writes the server has acknowledged. */
  acknowledged: number;
  /** The payments that the provider has acknowledged to their buyers. */
  readonly paid: string[];
  /** What went wrong, each in a sentence. */
  readonly losses: string[];
}

/** The random numbers of a seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface RecordedCall {
  readonly client: Client;
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

/** Repeats a call until there is a response, through however many crashes: for calls that may be repeated. */
export async function callUntilAnswered({ client, method, path, body }: RecordedCall): Promise<Reply> {
  for (;;) {
    const reply = await client.send(method, path, body);
    if (reply !== null) return reply;
    await pause(RETRY_MS);
  }
}

/** Retries until the expected response. */
export async function retryUntil<T>(ask: () => Promise<T>, isAccepted: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (isAccepted(answer)) return answer;
    await pause(RETRY_MS);
  }
}
