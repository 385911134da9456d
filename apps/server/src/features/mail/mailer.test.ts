import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type SmtpServer, startSilentServer, startSmtpServer } from '#tests/support/counterparts/smtp.ts';
import { openLog } from '#tests/support/log.ts';
import { parseEnv } from '../../env.ts';
import { createMailer } from './mailer.ts';

let smtp: SmtpServer;
beforeEach(async () => {
  smtp = await startSmtpServer();
});
afterEach(() => smtp.close());

const WHOLE = {
  to: 'reader+books@example.com',
  subject: 'Zoë’s link — 链接',
  text: `Hello,\n\nhttps://wickwise.example/sign-in/link?token=${'t'.repeat(120)}&returnTo=%2Flearn\n.\n..dots\nGrüße 🕯\n`,
};

function openMailer(url = smtp.url, sender = 'hello@wickwise.example') {
  const { log, lines } = openLog();
  const errors = () => lines.filter((line) => line.includes('"level":50'));
  const delays = () => lines.filter((line) => line.includes('mail delayed'));
  return {
    mailer: createMailer(parseEnv({ SMTP_URL: url, MAIL_FROM: sender }), {
      clock: () => new Date(),
      log,
    }),
    errors,
    delays,
  };
}

const subjects = () => smtp.deliveries.map(({ mail }) => mail.subject);

test('a mail arrives unchanged, from our sender, at one address', async () => {
  const { mailer } = openMailer();
  await mailer.send(WHOLE);
  const [delivery] = smtp.deliveries;
  expect(delivery).toMatchObject({ sender: 'hello@wickwise.example', recipients: [WHOLE.to] });
  expect(delivery?.mail).toMatchObject({
    subject: WHOLE.subject,
    from: { name: 'Wickwise', address: 'hello@wickwise.example' },
  });
  expect(delivery?.mail.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(WHOLE.text.trimEnd());
  await mailer.close();
});

test('the sender can have a name of its own', async () => {
  const { mailer } = openMailer(smtp.url, 'Candles, Inc. <hello@wickwise.example>');
  await mailer.send({ ...WHOLE, id: 'receipt-2' });
  const [delivery] = smtp.deliveries;
  expect(delivery?.sender).toBe('hello@wickwise.example');
  expect(delivery?.mail.from).toEqual({ name: 'Candles, Inc.', address: 'hello@wickwise.example' });
  expect(delivery?.mail.messageId).toBe('<receipt-2@wickwise.example>');
  await mailer.close();
});

test('a mail that is sent again has the same message id', async () => {
  const { mailer } = openMailer();
  for (let time = 0; time < 2; time += 1) await mailer.send({ ...WHOLE, id: 'receipt-1' });
  expect(smtp.deliveries.map(({ mail }) => mail.messageId)).toEqual(Array(2).fill('<receipt-1@wickwise.example>'));
  await mailer.close();
});

test('a subject cannot add a header', async () => {
  const { mailer } = openMailer();
  await mailer.send({ ...WHOLE, subject: 'Hello\r\nBcc: thief@example.com' });
  expect(smtp.deliveries[0]?.recipients).toEqual([WHOLE.to]);
  expect(smtp.deliveries[0]?.mail.bcc).toBeUndefined();
  await mailer.close();
});

describe('a recipient that a mail program would read as more than one address', () => {
  test.each([
    ['a@example.com, b@example.com'],
    ['a@example.com,b@example.com'],
    ['a@example.com;b@example.com'],
    ['a@example.com\r\nBcc: b@example.com'],
    ['a@example.com\nb@example.com'],
    ['Anna <a@example.com>'],
    ['<a@example.com>'],
    ['"a@example.com" <b@example.com>'],
    ['everybody: a@example.com, b@example.com;'],
    ['a@example.com (b@example.com)'],
    [' a@example.com'],
    ['a@example.com\0'],
    ['a@b@example.com'],
    ['a'],
    [''],
  ])('the recipient %j is rejected before the mail server is contacted', async (to) => {
    const { mailer, errors } = openMailer();
    await expect(mailer.send({ ...WHOLE, to })).rejects.toThrow();
    mailer.sendLater({ ...WHOLE, to });
    await mailer.close();
    expect(errors()).toHaveLength(1);
    expect(smtp.offered).toBe(0);
  });
});

test("a rejection has the command and status but not the server's text, which quotes the address", async () => {
  const { mailer } = openMailer();
  smtp.refusals.push(550);
  const refusal = await mailer.send(WHOLE).then(null, (error: unknown) => error);
  expect(refusal).toMatchObject({ responseCode: 550, command: 'DATA', code: 'EMESSAGE' });
  expect(inspect(refusal, { depth: 9 })).toContain('The mail server responded to DATA with 550 5.1.1 (EMESSAGE).');
  expect(inspect(refusal, { depth: 9 })).not.toMatch(/reader|unknown/);
  await mailer.close();
});

describe('sendLater', () => {
  test('a mail is retried when the server asks for it', async () => {
    const { mailer, errors } = openMailer();
    smtp.refusals.push(451);
    mailer.sendLater(WHOLE);
    await expect.poll(subjects).toEqual([WHOLE.subject]);
    expect([smtp.offered, errors()]).toEqual([2, []]);
    await mailer.close();
  });

  test('a mail is retried when the server was unreachable', async () => {
    const { url } = smtp;
    await smtp.close();
    const { mailer, errors } = openMailer(url);
    mailer.sendLater(WHOLE);
    smtp = await startSmtpServer(Number(new URL(url).port));
    await expect.poll(subjects).toEqual([WHOLE.subject]);
    expect(errors()).toEqual([]);
    await mailer.close();
  });

  test('a permanent rejection is not retried, and is logged without the text of the mail', async () => {
    const { mailer, errors } = openMailer();
    smtp.refusals.push(550);
    mailer.sendLater(WHOLE);
    await expect.poll(errors).toHaveLength(1);
    expect(smtp.offered).toBe(1);
    expect(errors()[0]).toContain('550');
    expect(errors()[0]).not.toMatch(/token=|reader|user unknown/);
    await mailer.close();
  });

  test('mails to one address arrive in order, independent of other addresses', async () => {
    const { mailer } = openMailer();
    smtp.refusals.push(451);
    mailer.sendLater({ ...WHOLE, subject: 'first' });
    await expect.poll(() => smtp.offered).toBe(1);
    mailer.sendLater({ ...WHOLE, subject: 'second' });
    mailer.sendLater({ ...WHOLE, to: 'another@example.com', subject: 'other' });
    await expect.poll(subjects).toEqual(['other', 'first', 'second']);
    await mailer.close();
  });

  test('a new mail ends the wait of the one before it', async () => {
    const { mailer, delays } = openMailer();
    smtp.refusals.push(451, 451);
    mailer.sendLater({ ...WHOLE, subject: 'first' });
    await expect.poll(delays).toHaveLength(2);
    // The next attempt would be in five seconds.
    mailer.sendLater({ ...WHOLE, subject: 'second' });
    await expect.poll(subjects).toEqual(['first', 'second']);
    expect(delays()[1]).toContain('"nextAttemptInSeconds":5');
    await mailer.close();
  });

  test('a rejected mail does not block later ones', async () => {
    const { mailer, errors } = openMailer();
    smtp.refusals.push(550);
    mailer.sendLater({ ...WHOLE, subject: 'first' });
    mailer.sendLater({ ...WHOLE, subject: 'second' });
    await expect.poll(subjects).toEqual(['second']);
    expect(errors()).toHaveLength(1);
    await mailer.close();
  });
});

describe('closing the mailer', () => {
  test('closing waits for pending mails', async () => {
    const { mailer } = openMailer();
    for (const subject of ['first', 'second']) mailer.sendLater({ ...WHOLE, subject });
    await mailer.close();
    expect(subjects()).toEqual(['first', 'second']);
  });

  test('closing gives a mail that waits for a retry one last attempt', async () => {
    const { mailer, errors, delays } = openMailer();
    smtp.refusals.push(451, 451, 451, 451, 451);
    mailer.sendLater(WHOLE);
    await expect.poll(delays).toHaveLength(2);
    await mailer.close();
    expect([smtp.offered, errors().length]).toEqual([3, 1]);
  });

  test('closing does not wait for an unresponsive server', async () => {
    const silent = await startSilentServer();
    const { mailer, errors } = openMailer(silent.url);
    mailer.sendLater(WHOLE);
    await mailer.close();
    expect(errors().join('')).toContain('mail given up');
    await silent.close();
  }, 15_000);
});
