import { Browser, NoReply, type Reply } from '../simulation/browser.ts';

/** Closed during an inspection: a write at that time could not be told from a loss. */
export interface Gate {
  readonly isOpen: Promise<void>;
}

/** A learner's browser. */
export interface LearnerClient {
  /** Null when the server went away before it responded, and when it could not tell what happened. */
  send(method: string, path: string, body?: object): Promise<Reply | null>;
  /** Reads from a server that is up. */
  look(path: string): Promise<Reply>;
}

/** A browser whose server may be killed at any moment. */
export class CrashClient implements LearnerClient {
  readonly #browser: Browser;
  readonly #gate: Gate;

  constructor({ origin, gate }: { origin: string; gate: Gate }) {
    this.#browser = new Browser(origin);
    this.#gate = gate;
  }

  async send(method: string, path: string, body?: object): Promise<Reply | null> {
    await this.#gate.isOpen;
    return this.#fetch(method, path, body);
  }

  /** With the gate closed. */
  async look(path: string): Promise<Reply> {
    const reply = await this.#fetch('GET', path);
    if (reply === null) throw new Error(`Nothing was answered to ${path}.`);
    return reply;
  }

  async #fetch(method: string, path: string, body?: object): Promise<Reply | null> {
    try {
      const reply = await this.#browser.fetch(method, path, { body });
      return reply.status >= 500 ? null : reply;
    } catch (error) {
      if (error instanceof NoReply) return null;
      throw error;
    }
  }
}
