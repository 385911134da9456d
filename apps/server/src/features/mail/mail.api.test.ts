import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { type SmtpServer, startSmtpServer } from '#tests/support/counterparts/smtp.ts';
import { openLog } from '#tests/support/log.ts';
import { startTestServer } from '#tests/support/server.ts';

let smtp: SmtpServer;
beforeEach(async () => {
  smtp = await startSmtpServer();
});
afterEach(() => smtp.close());

describe('with a mail server', () => {
  test('with a mail server a mailed link works, and there is no mailbox page', async () => {
    const server = await startTestServer({ SMTP_URL: smtp.url });
    const browser = new BrowserSession(server);
    await browser.post('/api/auth/sign-in/magic-link', { email: 'reader@example.com' });
    await expect.poll(() => smtp.deliveries.length).toBe(1);
    const token = /token=([\w-]+)/.exec(smtp.deliveries[0]?.mail.text ?? '')?.[1];
    expect((await browser.post('/api/auth/link', { token })).status).toBe(200);
    for (const url of ['/dev/mail', '/dev/mail.json']) expect((await browser.get(url)).status).toBe(404);
    expect((await browser.get('/api/auth/methods')).json()).toMatchObject({ mailbox: null });
    await server.close();
  });

  test('a mail with an unsubscribe URL has the headers of RFC 8058', async () => {
    const server = await startTestServer({ SMTP_URL: smtp.url });
    const unsubscribeUrl = 'https://wickwise.example/unsubscribe?token=abc.def';
    await server.runtime.mailer.send({ to: 'reader@example.com', subject: 'Week', text: 'Hello', unsubscribeUrl });
    const headers = new Map(smtp.deliveries[0]?.mail.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe')).toBe(`<${unsubscribeUrl}>`);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    await server.close();
  });

  test.each([550, 451])(
    'a rejection by the mail server (%i) is logged and does not change the response',
    async (code) => {
      const { log, lines } = openLog();
      const server = await startTestServer({ SMTP_URL: smtp.url }, { log });
      smtp.refusals.push(...Array<number>(10).fill(code));
      const page = await new BrowserSession(server).post('/api/auth/sign-in/magic-link', {
        email: 'reader@example.com',
      });
      expect([page.status, page.text]).toEqual([200, '{"done":true}']);
      await expect.poll(() => smtp.offered).toBeGreaterThan(0);
      await server.close();
      expect(lines.filter((line) => line.includes('mail not sent'))).toHaveLength(1);
      expect(lines.join('')).toMatch(new RegExp(`responded to DATA with ${code} [45]\\.1\\.1 `));
      expect(lines.join('')).not.toMatch(/token=|reader|user unknown/);
    },
  );

  test('a mail server that is down is logged and does not change the response', async () => {
    const { log, lines } = openLog();
    const { url } = smtp;
    await smtp.close();
    const server = await startTestServer({ SMTP_URL: url }, { log });
    const page = await new BrowserSession(server).post('/api/auth/sign-in/magic-link', { email: 'reader@example.com' });
    expect([page.status, page.text]).toEqual([200, '{"done":true}']);
    await server.close();
    expect(lines.filter((line) => line.includes('mail not sent'))).toHaveLength(1);
    smtp = await startSmtpServer();
  });
});

describe('the mailbox page without a mail server', () => {
  test('the mailbox page escapes the content of mails', async () => {
    const server = await startTestServer();
    const browser = new BrowserSession(server);
    expect((await browser.get('/dev/mail')).text).toContain('No mail yet');
    const text = 'Hello <script>alert(1)</script> & "you" http://localhost:3000/learn';
    await server.runtime.mailer.send({ to: 'reader@example.com', subject: '<b>Bold</b>', text });
    const page = await browser.get('/dev/mail');
    expect(page.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;you&quot;');
    expect(page.text).toContain('&lt;b&gt;Bold&lt;/b&gt;');
    expect(page.text).not.toContain('<script>');
    expect(page.text).toContain('<a href="http://localhost:3000/learn">');
    expect((await browser.get('/dev/mail.json')).json()).toMatchObject([{ to: 'reader@example.com' }]);
    await server.close();
  });
});
