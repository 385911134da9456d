import { Browser, NoReply, type Reply } from '../../simulation/browser.ts';
import { callUntilAnswered } from '../../simulation/retry.ts';
import type { LearnerClient } from '../client.ts';
import type { Incidents } from './incidents.ts';

/** A browser in front of the proxy, whose failures are noted. */
export class ClusterClient implements LearnerClient {
  readonly #browser: Browser;
  #incidents: Incidents;

  constructor({ origin, incidents }: { origin: string; incidents: Incidents }) {
    this.#browser = new Browser(origin);
    this.#incidents = incidents;
  }

  /** From now on. */
  notesIn(incidents: Incidents): void {
    this.#incidents = incidents;
  }

  /** Null when no process could answer. */
  async send(method: string, path: string, body?: object): Promise<Reply | null> {
    const begun = this.#incidents.now;
    const reply = await this.#fetch(method, path, body);
    const status = reply?.status ?? 0;
    if (reply !== null && status < 500) return reply;
    this.#incidents.failures.push({ status, begun, ended: this.#incidents.now });
    return null;
  }

  look(path: string): Promise<Reply> {
    return callUntilAnswered({ client: this, method: 'GET', path });
  }

  async #fetch(method: string, path: string, body?: object): Promise<Reply | null> {
    try {
      return await this.#browser.fetch(method, path, { body });
    } catch (error) {
      if (error instanceof NoReply) return null;
      throw error;
    }
  }
}
