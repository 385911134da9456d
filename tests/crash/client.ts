/** The response, or null without one: the request may or may not have taken effect. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** Closed during an inspection: a write at that time could not be told from a loss. */
export interface Gate {
  readonly isOpen: Promise<void>;
}

let clients = 0;

/** A browser without a screen, at a network address of its own so that no limit is shared. */
export class Client {
  readonly #origin: string;
  readonly #gate: Gate;
  readonly #address: string;
  readonly #cookies = new Map<string, string>();

  constructor({ origin, gate }: { origin: string; gate: Gate }) {
    clients += 1;
    this.#origin = origin;
    this.#gate = gate;
    this.#address = `10.1.${clients >> 8}.${clients & 255}`;
  }

  /** Null when the server went away before it responded, and when it could not tell what happened. */
  async send(method: string, path: string, body?: object): Promise<Reply | null> {
    await this.#gate.isOpen;
    return this.#fetch(method, path, body);
  }

  /** Reads with the gate closed, from a server that is up. */
  async look(path: string): Promise<Reply> {
    const reply = await this.#fetch('GET', path);
    if (reply === null) throw new Error(`Nothing was answered to ${path}.`);
    return reply;
  }

  async #fetch(method: string, path: string, body?: object): Promise<Reply | null> {
    try {
      const response = await fetch(this.#origin + path, {
        method,
        redirect: 'manual',
        headers: {
          origin: this.#origin,
          cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'x-forwarded-for': this.#address,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      for (const line of response.headers.getSetCookie()) this.#keep(line);
      return response.status >= 500 ? null : { status: response.status, body: parse(text) };
    } catch (error) {
      // What fetch throws when the connection is refused or cut, also in the middle of an answer.
      if (error instanceof TypeError) return null;
      throw error;
    }
  }

  #keep(line: string): void {
    const [pair = ''] = line.split('; ');
    const split = pair.indexOf('=');
    this.#cookies.set(pair.slice(0, split), pair.slice(split + 1));
  }
}

function parse(text: string): unknown {
  return text === '' ? null : JSON.parse(text);
}
