import { expect, test } from 'vitest';
import { sendWithRetries } from './retries.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Fails each of the first attempts, and ends each wait at once. */
async function sendAfter(failures: number, isTemporary = () => true) {
  const [hurry, waits] = [new EventTarget(), [] as number[]];
  let attempts = 0;
  const sent = sendWithRetries({
    send: async () => {
      attempts += 1;
      if (attempts <= failures) throw new Error('451');
    },
    isTemporary,
    onDelay: (_, wait) => {
      waits.push(wait);
      setImmediate(() => hurry.dispatchEvent(new Event('hurry')));
    },
    hurry,
    closing: new AbortController().signal,
  });
  const outcome = await sent.then(
    () => 'sent',
    () => 'given up',
  );
  return { outcome, attempts, hours: waits.reduce((sum, wait) => sum + wait, 0) / HOUR_MS };
}

test('a mail is tried for hours', async () => {
  const { outcome, attempts, hours } = await sendAfter(100);
  expect([outcome, attempts]).toEqual(['given up', 11]);
  expect(hours).toBeGreaterThan(4);
});

test('a mail that is greylisted for an hour is sent', async () => {
  const { outcome, hours } = await sendAfter(7);
  expect(outcome).toBe('sent');
  expect(hours).toBeGreaterThan(0.5);
});

test('a permanent rejection is tried once', async () => {
  expect(await sendAfter(100, () => false)).toMatchObject({ outcome: 'given up', attempts: 1 });
});
