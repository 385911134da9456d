import { text } from 'node:stream/consumers';
import type { BarEvent } from '@wickwise/contract/market';
import { candlesInSessions } from '@wickwise/market/calendar/session-candles';
import { simulateCandles } from '@wickwise/market/simulation/simulated-market';
import { expect, test } from 'vitest';
import { EventStream } from '../../plugins/event-stream.ts';
import type { Learner } from '../../plugins/session.ts';
import { BarStream } from './bar-stream.ts';
import type { ChartSnapshot } from './data.ts';
import { simulatedSource } from './simulated.ts';

const NOW = Date.parse('2026-03-09T20:00:00Z');
const series = simulateCandles({ symbol: 'AAPL', interval: '5', from: NOW - 86_400_000, to: NOW });
const candles = candlesInSessions(
  Array.from({ length: series.length }, (_, index) => series.at(index)),
  '5',
);
const learner: Learner = {
  id: 'a',
  email: 'a@example.com',
  name: 'A',
  timeZone: null,
  dayBeginsAt: 0,
  logRevision: 0,
  tier: 'heritage',
  status: 'active',
  session: { id: 's', token: 't', createdAt: new Date(), lastUsedAt: new Date(), mailboxProvenAt: null },
};

/** The chart after the given number of its bars have begun. */
function chartOf(count: number): ChartSnapshot {
  const { id, name, isSimulated } = simulatedSource;
  return {
    candles: candles.slice(0, count),
    isLastFinished: false,
    status: {
      source: { id, name, isSimulated },
      fetchedAt: new Date(NOW).toISOString(),
      problem: null,
      hours: { isOpen: true, changesAt: new Date(NOW).toISOString() },
    },
  };
}

function openStream(): { stream: BarStream; events: EventStream } {
  const events = new EventStream();
  const stream = new BarStream({ id: 'one', learner, key: { symbol: 'AAPL', interval: '5' }, after: null }, events);
  return { stream, events };
}

test('a client that stops reading is buffered only so far, and gets every bar once it reads again', async () => {
  const { stream, events } = openStream();
  let status = 0;
  while (stream.isReady) stream.sendStatus(chartOf(1).status, status++);
  expect(events.body.readableLength).toBeLessThan(80_000);
  expect(stream.isLost(status + 30_000)).toBe(false);
  expect(stream.isLost(status + 90_000)).toBe(true);

  const received = text(events.body);
  await expect.poll(() => stream.isReady).toBe(true);
  stream.sendBars(chartOf(3));
  stream.sendBars(chartOf(9));
  events.end();
  const bars = (await received).split('\n\n').filter((block) => block.includes('event: bar'));
  const data = bars.map((block) => JSON.parse(block.split('data: ')[1] ?? '') as BarEvent);
  const newest = data.filter(({ isFinished }) => isFinished).map(({ candle }) => candle[0]);
  expect(newest).toEqual(candles.slice(2, 8).map(({ candle }) => candle.time));
});

test('a bar that has not changed is not sent again', async () => {
  const { stream, events } = openStream();
  for (let round = 0; round < 3; round++) stream.sendBars(chartOf(5));
  events.end();
  expect((await text(events.body)).match(/event: bar/g)).toHaveLength(1);
});

test('an ended stream accepts no more bars', async () => {
  const { stream, events } = openStream();
  stream.end({ code: 'not_signed_in', message: 'Signed out.' });
  stream.sendBars(chartOf(5));
  expect(await text(events.body)).toMatch(/event: end\ndata: \{[^\n]*\}\n\n$/);
});
