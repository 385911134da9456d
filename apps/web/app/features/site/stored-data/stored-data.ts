import { ACCOUNT_TABLES } from './account-tables.ts';
import { LEARNING_TABLES } from './learning-tables.ts';
import { PURCHASE_TABLES } from './purchase-tables.ts';
import type { StoredGroup } from './stored-table.ts';

export const STORED_DATA: readonly StoredGroup[] = [
  {
    title: 'Your account and sign-ins',
    text: 'You can download all of it on your account page, except secrets such as password hashes and emailed links. It’s deleted with your account. Expired records are deleted within a day.',
    tables: ACCOUNT_TABLES,
  },
  {
    title: 'What you learn',
    text: 'You can download it on your account page, apart from the questions that were drawn for a quiz, which would give its answers away; your answers are in the file. It’s kept for as long as you have an account, because your progress is computed from it, and deleted with the account.',
    tables: LEARNING_TABLES,
  },
  {
    title: 'Purchases',
    text: 'You can download your purchases on your account page; one made as a guest is there once you’ve signed in by a link sent to the address on its receipt. When you delete your account, they’re no longer tied to it, but tax law requires us to keep the records.',
    tables: PURCHASE_TABLES,
  },
  {
    title: 'To run the site',
    text: 'There’s nothing to download here; it’s deleted or replaced automatically.',
    tables: [
      {
        table: 'rate_limit_window',
        what: 'How often something was tried recently, under the hash of an address or account.',
        why: 'To keep anyone from guessing passwords and codes, and to enforce limits.',
        howLong:
          'Until its time window ends, and for up to an hour after that. Chart analyses are counted for two days, anything else for an hour at most.',
      },
      {
        table: 'open_stream',
        what: 'The live charts you have open, by session.',
        why: 'To enforce the limit on how many live charts you can have open at once.',
        howLong: 'Until you close the chart, or the session ends.',
      },
      {
        table: 'candle_series',
        what: 'The newest market prices, with nothing about you.',
        why: 'So that they’re requested once for everyone.',
        howLong: 'Until newer ones replace them.',
      },
      {
        table: 'pgboss.job',
        what: 'Emails, your messages to support and other work waiting to be done, with the account or order they’re about.',
        why: 'So that a receipt, a reminder or a message isn’t lost when a server restarts.',
        howLong: '7 days after it’s done or has failed for good. Anything still waiting after 14 days is deleted.',
      },
    ],
  },
];
