import { Browser, NoReply, type Reply } from '../../simulation/browser.ts';
import { callUntilAnswered } from '../../simulation/retry.ts';
import type { LearnerClient } from '../client.ts';
import type { Incidents } from './incidents.ts';

interface ClusterAccess {
  readonly origin: string;
  /** Where calls go, in turn: the proxy, or each process where there is none. */
  readonly addresses: readonly string[];
  readonly incidents: Incidents;
}

/** A browser in front of the cluster, whose failures are noted. */
export class ClusterClient implements LearnerClient {
  readonly #browser: Browser;
  readonly #addresses: readonly string[];
  #incidents: Incidents;
  #calls = 0;

  constructor({ origin, addresses, incidents }: ClusterAccess) {
    this.#browser = new Browser(origin);
    this.#addresses = addresses;
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
    const server = this.#addresses[this.#calls % this.#addresses.length] ?? '';
    this.#calls += 1;
    try {
      return await this.#browser.fetch(method, path, { body, server });
    } catch (error) {
      if (error instanceof NoReply) return null;
      throw error;
    }
  }
}
