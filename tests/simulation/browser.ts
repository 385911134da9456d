export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** The server went away before it responded: the request may or may not have taken effect. */
export class NoReply extends Error {}

let browsers = 0;

/** A browser without a screen, at a network address of its own so that no limit is shared. */
export class Browser {
  readonly #origin: string;
  readonly #address: string;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string) {
    browsers += 1;
    this.#origin = origin;
    this.#address = `10.${browsers >> 16}.${(browsers >> 8) & 255}.${browsers & 255}`;
  }

  /** Makes a call of our pages, to the server at `origin` or to another one that serves the same site. */
  async fetch(method: string, path: string, { body, server = this.#origin }: Sent = {}): Promise<Reply> {
    const response = await this.open(method, path, { body, server });
    const text = await untilCut(response.text());
    return { status: response.status, body: isJson(response) ? parse(text) : text };
  }

  /** The response as soon as its head is there. */
  async open(method: string, path: string, { body, signal, server = this.#origin }: Sent = {}): Promise<Response> {
    const response = await untilCut(
      fetch(server + path, {
        method,
        redirect: 'manual',
        headers: {
          origin: this.#origin,
          cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'x-forwarded-for': this.#address,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(signal && { signal }),
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    const [pair = ''] = line.split('; ');
    const split = pair.indexOf('=');
    this.#cookies.set(pair.slice(0, split), pair.slice(split + 1));
  }
}

interface Sent {
  readonly body?: object | undefined;
  readonly server?: string;
  readonly signal?: AbortSignal;
}

async function untilCut<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    // What fetch throws when the connection is refused or cut, also in the middle of an answer.
    if (error instanceof TypeError) throw new NoReply(error.message, { cause: error });
    throw error;
  }
}

/** What a proxy says itself is a page. */
function isJson({ headers }: Response): boolean {
  return headers.get('content-type')?.includes('json') ?? true;
}

function parse(text: string): unknown {
  return text === '' ? null : JSON.parse(text);
}
