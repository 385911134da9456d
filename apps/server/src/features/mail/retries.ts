import { setTimeout } from 'node:timers/promises';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/**
 * The delay before each retry, about four and a half hours in all: a server that greylists takes a mail minutes or an
 * hour after it first refused it (RFC 6647), and one that is down is often back within hours.
 */
const RETRY_DELAYS_MS = [
  ...[0.5, 5, 30].map((seconds) => seconds * SECOND_MS),
  ...[2, 5, 10, 20, 40, 70, 120].map((minutes) => minutes * MINUTE_MS),
];

interface RetryInput {
  send(): Promise<void>;
  isTemporary(error: unknown): boolean;
  /** Runs before each wait. */
  onDelay(error: unknown, waitMs: number): Promise<void> | void;
  /** Ends the current wait, as often as it is called. */
  readonly hurry: EventTarget;
  /** Allows one last attempt. */
  readonly closing: AbortSignal;
}

export async function sendWithRetries({ send, isTemporary, onDelay, hurry, closing }: RetryInput): Promise<void> {
  for (const wait of RETRY_DELAYS_MS) {
    try {
      return await send();
    } catch (error) {
      if (closing.aborted || !isTemporary(error)) throw error;
      await onDelay(error, wait);
    }
    await waitFor(wait, { hurry, closing });
  }
  return send();
}

async function waitFor(milliseconds: number, { hurry, closing }: Pick<RetryInput, 'hurry' | 'closing'>): Promise<void> {
  const hurried = new AbortController();
  const stop = () => hurried.abort();
  hurry.addEventListener('hurry', stop);
  const signal = AbortSignal.any([closing, hurried.signal]);
  await setTimeout(milliseconds, null, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  hurry.removeEventListener('hurry', stop);
}
