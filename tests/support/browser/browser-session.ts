import type { CurrentUser } from '@wickwise/contract/identity';
import type { TestServer } from '../server.ts';

/** What a browser got for a request. */
export interface Page {
  readonly status: number;
  /** Where it was found, or where a redirect led to that was not followed. */
  readonly url: URL;
  readonly headers: Headers;
  readonly text: string;
  /** The text as JSON. */
  json<T>(): T;
}

export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly attributes: string;
}

interface SendOptions {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

let browsers = 0;

/**
 * A browser with cookies of its own, at an address of its own so that no test uses up another one's rate limit. Paths
 * and the server's own address go to the server under test, anything else over the network.
 */
export class BrowserSession {
  readonly #server: TestServer;
  readonly #jars = new Map<string, Map<string, Cookie>>();
  readonly address: string;

  constructor(server: TestServer, address = nextAddress()) {
    this.#server = server;
    this.address = address;
  }

  /** A cookie that the server under test has set. */
  cookie(name: string): Cookie | undefined {
    return [...this.#jar(this.#server.origin).values()].find((cookie) => cookie.name === name);
  }

  /** Plants a cookie, as a `set-cookie` header of the server under test would. */
  plant(line: string): void {
    this.#keep(this.#server.origin, [line]);
  }

  /** A second browser that holds a copy of every cookie, as a thief's would. */
  copy(): BrowserSession {
    const thief = new BrowserSession(this.#server);
    for (const { name, value, path } of this.#jar(this.#server.origin).values()) {
      thief.plant(`${name}=${value}; Path=${path}`);
    }
    return thief;
  }

  get(url: string | URL, headers: Record<string, string> = {}): Promise<Page> {
    return this.send(url, { headers });
  }

  /** Posts JSON, from one of our own pages. */
  post(url: string | URL, body: unknown, headers: Record<string, string> = {}): Promise<Page> {
    return this.send(url, { method: 'POST', body, headers });
  }

  /** Posts a form, as a page without scripts does. */
  submit(url: string | URL, fields: Record<string, string>): Promise<Page> {
    return this.send(url, { method: 'POST', body: new URLSearchParams(fields) });
  }

  /** Goes to an address and on through every redirect, until one leads to where `until` is true. */
  async follow(url: string | URL, until: (url: URL) => boolean = () => false): Promise<Page> {
    let page = await this.get(url);
    while (page.status >= 300 && page.status < 400 && !until(page.url)) page = await this.get(page.url);
    return page;
  }

  async currentUser(): Promise<CurrentUser | null> {
    return (await this.get('/api/auth/user')).json();
  }

  async send(address: string | URL, { method = 'GET', body, headers = {} }: SendOptions): Promise<Page> {
    const url = new URL(address, this.#server.origin);
    const isForm = body instanceof URLSearchParams;
    const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
    const sent = {
      cookie: this.#cookieHeader(url),
      ...(method === 'GET' ? {} : { origin: url.origin }),
      ...(body === undefined ? {} : { 'content-type': type }),
      ...headers,
    };
    const payload =
      typeof body === 'string' || body === undefined ? body : isForm ? String(body) : JSON.stringify(body);
    const answer =
      url.origin === this.#server.origin
        ? await this.#inject(url, { method, headers: sent, payload })
        : await this.#fetch(url, { method, headers: sent, payload });
    this.#keep(url.origin, answer.headers.getSetCookie());
    const location = answer.headers.get('location');
    const target = location === null ? url : new URL(location, url);
    return { ...answer, url: target, json: <T>() => JSON.parse(answer.text) as T };
  }

  async #inject(url: URL, { method, headers, payload }: Wire) {
    const response = await this.#server.app.inject({
      method: method as 'GET',
      url: url.pathname + url.search,
      headers,
      remoteAddress: this.address,
      ...(payload === undefined ? {} : { payload }),
    });
    const received = new Headers();
    for (const [name, value] of Object.entries(response.headers)) {
      for (const item of [value ?? []].flat()) received.append(name, String(item));
    }
    return { status: response.statusCode, headers: received, text: response.body };
  }

  async #fetch(url: URL, { method, headers, payload }: Wire) {
    const body = payload === undefined ? {} : { body: payload };
    const response = await fetch(url, { method, headers, redirect: 'manual', ...body });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  #jar(origin: string): Map<string, Cookie> {
    const jar = this.#jars.get(origin) ?? new Map<string, Cookie>();
    this.#jars.set(origin, jar);
    return jar;
  }

  #cookieHeader(url: URL): string {
    const sent = [...this.#jar(url.origin).values()].filter(({ path }) => url.pathname.startsWith(path));
    return sent.map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  #keep(origin: string, lines: string[]): void {
    const jar = this.#jar(origin);
    for (const line of lines) {
      const cookie = parseCookie(line);
      if (isOver(cookie)) jar.delete(`${cookie.name} ${cookie.path}`);
      else jar.set(`${cookie.name} ${cookie.path}`, cookie);
    }
  }
}

interface Wire {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly payload: string | undefined;
}

function nextAddress(): string {
  browsers += 1;
  return `10.${process.pid % 200}.${Math.floor(browsers / 250)}.${browsers % 250}`;
}

function parseCookie(line: string): Cookie {
  const [pair = '', ...rest] = line.split('; ');
  const attributes = rest.join('; ');
  const split = pair.indexOf('=');
  const path = /(?:^|; )path=([^;]*)/i.exec(attributes)?.[1] ?? '/';
  return { name: pair.slice(0, split), value: pair.slice(split + 1), path, attributes };
}

function isOver({ attributes, value }: Cookie): boolean {
  const expires = /expires=([^;]*)/i.exec(attributes)?.[1];
  return value === '' || /max-age=0/i.test(attributes) || (expires !== undefined && Date.parse(expires) <= Date.now());
}

/** The status of a response and the code of its error. */
export function codeOf(page: Page): [number, string] {
  return [page.status, page.json<{ code: string }>().code];
}
