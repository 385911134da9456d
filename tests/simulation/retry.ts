import { setTimeout as pause } from 'node:timers/promises';
import type { Reply } from './browser.ts';

const RETRY_MS = 100;

/** Who makes calls. Null without a response, where that is no failure. */
export interface Client {
  send(method: string, path: string, body?: object): Promise<Reply | null>;
}

interface RepeatedCall {
  readonly client: Client;
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

/** Repeats a call until there is a response, through however many crashes: for calls that may be repeated. */
export async function callUntilAnswered({ client, method, path, body }: RepeatedCall): Promise<Reply> {
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
