import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What stands between the application and a server: the network, which a test makes fail. */
export interface TcpProxy {
  readonly port: number;
  /** Cuts every connection and takes no more of them. */
  cut(): Promise<void>;
  /** Accepts connections, new ones as well, but carries no data. */
  hang(): void;
  /** Carries what the application sends so many milliseconds later. */
  delay(milliseconds: number): void;
  /** Carries data again, and at once; connections that hung continue. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** A proxy in front of a port of this machine. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isHanging = false;
  let delayMs = 0;
  const server = createServer((incoming) => {
    const pair = [incoming, connect(target, '127.0.0.1')] as const;
    pairs.add(pair);
    join(pair, { delay: () => delayMs, onEnd: () => pairs.delete(pair) });
    if (isHanging) for (const socket of pair) socket.pause();
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = async () => {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const pair of pairs) for (const socket of pair) socket.destroy();
    await closed;
  };
  const hold = (isHeld: boolean) => {
    isHanging = isHeld;
    for (const pair of pairs) for (const socket of pair) isHeld ? socket.pause() : socket.resume();
  };
  const restore = async () => {
    hold(false);
    delayMs = 0;
    if (!server.listening) await listen(port);
  };
  const delay = (milliseconds: number) => {
    delayMs = milliseconds;
  };
  return { port, cut, hang: () => hold(true), delay, restore, close: cut };
}

interface Joining {
  /** How much later the other side gets what the first one sends, in milliseconds. */
  readonly delay: () => number;
  readonly onEnd: () => void;
}

function join([one, other]: readonly [Socket, Socket], { delay, onEnd }: Joining): void {
  one.on('data', (chunk) => {
    if (delay() === 0) other.write(chunk);
    else setTimeout(() => other.write(chunk), delay());
  });
  other.on('data', (chunk) => one.write(chunk));
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.on('error', () => to.destroy());
    from.on('close', () => {
      to.destroy();
      onEnd();
    });
  }
}
