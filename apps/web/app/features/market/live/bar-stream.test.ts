import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BarStream, type Connection } from './bar-stream.ts';

/** The browser's side of a stream; the test sends its events. */
class FakeSource extends EventTarget {
  static readonly opened: FakeSource[] = [];
  readonly url: string;
  isClosed = false;

  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.opened.push(this);
  }

  close(): void {
    this.isClosed = true;
  }

  say(name: string, data: unknown = {}): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  FakeSource.opened.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function newest(): FakeSource {
  const source = FakeSource.opened.at(-1);
  if (source === undefined) throw new Error('Nothing was opened.');
  return source;
}

function open() {
  const connections: Connection[] = [];
  const heard: unknown[] = [];
  let after = 1000;
  const stream = new BarStream({
    address: () => `/bars?after=${after}`,
    onBar: (bar) => {
      [after] = bar.candle;
      heard.push(bar);
    },
    onStatus: () => heard.push('status'),
    onReset: () => heard.push('reset'),
    onEnd: (end) => heard.push(end),
    onConnection: (connection) => connections.push(connection),
  });
  return { stream, connections, heard };
}

const bar = { candle: [2000, 1, 2, 1, 2, 10], isFinished: false };

it('a stream is live from the first status on and passes its events on', () => {
  const { connections, heard } = open();
  newest().say('status');
  newest().say('bar', bar);
  newest().say('reset');
  expect(connections).toEqual(['connecting', 'live']);
  expect(heard).toEqual(['status', bar, 'reset']);
});

it('a stream reconnects after a cut and continues after the newest candle', () => {
  const { connections } = open();
  newest().say('status');
  newest().say('bar', bar);
  newest().dispatchEvent(new Event('error'));
  expect(connections.at(-1)).toBe('reconnecting');
  vi.advanceTimersByTime(1000);
  expect(newest().url).toBe('/bars?after=2000');
  expect(FakeSource.opened.map(({ isClosed }) => isClosed)).toEqual([true, false]);
});

it('a stream waits longer after each refusal, and briefly again once it was live', () => {
  open();
  const refuse = () => newest().dispatchEvent(new Event('error'));
  refuse();
  vi.advanceTimersByTime(1000);
  refuse();
  vi.advanceTimersByTime(1999);
  expect(FakeSource.opened).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(FakeSource.opened).toHaveLength(3);
  newest().say('status');
  refuse();
  vi.advanceTimersByTime(1000);
  expect(FakeSource.opened).toHaveLength(4);
});

it('a stream that is silent for two heartbeats is reconnected', () => {
  const { connections } = open();
  newest().say('status');
  vi.advanceTimersByTime(29_999);
  expect(connections.at(-1)).toBe('live');
  vi.advanceTimersByTime(1);
  expect(connections.at(-1)).toBe('reconnecting');
});

it('a stream stays closed after the server ended it and after it was closed', () => {
  const ended = open();
  newest().say('end', { code: 'heritage_required', message: 'Heritage ended.' });
  expect(ended.connections.at(-1)).toBe('ended');
  const { stream } = open();
  stream.close();
  vi.advanceTimersByTime(120_000);
  expect(FakeSource.opened).toHaveLength(2);
  expect(FakeSource.opened.every(({ isClosed }) => isClosed)).toBe(true);
});
