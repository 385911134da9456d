import { connect, type Socket } from 'node:net';
import { error, type IWebElementId, WebElement } from 'selenium-webdriver';
import type { Command } from 'selenium-webdriver/lib/command.js';

/** The commands whose names in Marionette are not Selenium's with a capital letter. */
const NAMES: Record<string, string> = {
  actions: 'PerformActions',
  clearActions: 'ReleaseActions',
  clearElement: 'ElementClear',
  clickElement: 'ElementClick',
  get: 'Navigate',
  getCurrentUrl: 'GetCurrentURL',
  getCurrentWindowHandle: 'GetWindowHandle',
  goBack: 'Back',
  goForward: 'Forward',
  quit: 'DeleteSession',
  sendKeysToElement: 'ElementSendKeys',
};

type Response = readonly [type: 1, id: number, failure: { error: string; message: string } | null, result: unknown];

/**
 * Sends Selenium's commands to Firefox over its own protocol, Marionette, as geckodriver does, which Debian does not have.
 * A message is its length in bytes, a colon, and JSON.
 */
export class Marionette {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, (response: Response) => void>();
  #received = Buffer.alloc(0);
  #lastId = 0;

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1');
    this.#socket.on('data', (data: Buffer) => this.#receive(data));
  }

  /** What Selenium asks of an executor. */
  execute(command: Command): Promise<unknown> {
    const name = command.getName();
    const { sessionId: _, ...parameters } = command.getParameters() as Record<string, unknown>;
    const { id } = parameters as { id: IWebElementId };
    const element = WebElement.isId(id) ? { id: WebElement.extractId(id) } : {};
    // A picture of the window, not of the whole page.
    if (name === 'screenshot') return this.send('WebDriver:TakeScreenshot', { full: false });
    return this.send(`WebDriver:${NAMES[name] ?? name[0]?.toUpperCase() + name.slice(1)}`, {
      ...parameters,
      ...element,
    });
  }

  async send(name: string, parameters: object): Promise<unknown> {
    const id = ++this.#lastId;
    const message = JSON.stringify([0, id, name, parameters]);
    const response = new Promise<Response>((resolve) => this.#waiting.set(id, resolve));
    this.#socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , failure, result] = await response;
    if (failure !== null) error.throwDecodedError(failure);
    return isWrapped(result) ? result.value : result;
  }

  close(): void {
    this.#socket.destroy();
  }

  #receive(data: Buffer): void {
    this.#received = Buffer.concat([this.#received, data]);
    const start = this.#received.indexOf(':') + 1;
    const end = start + Number(this.#received.subarray(0, start - 1));
    if (start === 0 || this.#received.length < end) return;
    const message = JSON.parse(this.#received.subarray(start, end).toString()) as Response | object;
    this.#received = this.#received.subarray(end);
    // Firefox greets with an object.
    if (Array.isArray(message)) this.#waiting.get(message[1])?.(message as unknown as Response);
    this.#receive(Buffer.alloc(0));
  }
}

function isWrapped(result: unknown): result is { value: unknown } {
  return typeof result === 'object' && result !== null && Object.keys(result).join() === 'value';
}
