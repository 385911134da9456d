import fs, { mkdtemp, readdir, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { openLog } from '#tests/support/log.ts';
import { parseEnv } from '../../env.ts';
import { readMailbox } from './mailbox.ts';
import { createMailer, mailboxFolder } from './mailer.ts';

let seconds = 0;
/** A second later on each call. */
const clock = () => new Date(Date.UTC(2026, 2, 2, 9, 0, ++seconds));

const MAIL = { to: 'reader@example.com', subject: 'A link', text: 'Hello.\n' };

test('without a mail server, mails are stored in a folder and listed newest first', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'wickwise-mail-'));
  const env = parseEnv({ DATA_DIR: folder });
  const mailer = createMailer(env, { clock, log: openLog().log });
  for (const subject of ['first', 'second', 'third']) mailer.sendLater({ ...MAIL, subject });
  await mailer.close();
  const mails = await readMailbox(mailboxFolder(env) ?? '');
  expect(mails.map(({ subject }) => subject)).toEqual(['third', 'second', 'first']);
  expect(mails[0]).toMatchObject({ to: MAIL.to });
  expect(mailboxFolder(parseEnv({ SMTP_URL: 'smtp://127.0.0.1:25' }))).toBeNull();
  await rm(folder, { recursive: true });
});

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

test('a mail waits for a full disk to have room', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'wickwise-mail-'));
  const env = parseEnv({ DATA_DIR: folder });
  const { log, lines } = openLog();
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  vi.spyOn(fs, 'rename').mockRejectedValueOnce(full);
  syncBuiltinESMExports();
  const mailer = createMailer(env, { clock, log });
  mailer.sendLater(MAIL);
  await expect.poll(() => lines.join('')).toContain('mail delayed');
  const mailbox = mailboxFolder(env) ?? '';
  expect(await readdir(mailbox)).toEqual([]);
  await expect.poll(() => readMailbox(mailbox)).toMatchObject([{ subject: MAIL.subject }]);
  await mailer.close();
  await rm(folder, { recursive: true });
});

test('the folder stores a repeated mail once, even across processes', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'wickwise-mail-'));
  const env = parseEnv({ DATA_DIR: folder });
  for (const id of ['receipt-1', 'receipt-1', 'another-receipt-1']) {
    const mailer = createMailer(env, { clock, log: openLog().log });
    await mailer.send({ ...MAIL, subject: id, id });
    await mailer.close();
  }
  const mails = await readMailbox(mailboxFolder(env) ?? '');
  expect(mails.map(({ subject }) => subject)).toEqual(['another-receipt-1', 'receipt-1']);
  await rm(folder, { recursive: true });
});
