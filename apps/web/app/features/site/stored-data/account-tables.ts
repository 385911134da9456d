import type { StoredTable } from './stored-table.ts';

const AS_ACCOUNT = 'For as long as you have an account.';

export const ACCOUNT_TABLES: readonly StoredTable[] = [
  {
    table: 'user',
    what: 'Your email address, your name if you give one, your time zone, when your day starts, and whether you want the weekly email.',
    why: 'To recognize you, and to count your days in your time zone.',
    howLong: AS_ACCOUNT,
  },
  {
    table: 'account',
    what: 'How you can sign in: a hash of your password (a one-way scramble), or your ID at another provider.',
    why: 'To check your password or accept that provider’s sign-in.',
    howLong: AS_ACCOUNT,
  },
  {
    table: 'passkey',
    what: 'The public half of each passkey, and the name you gave it.',
    why: 'To check a passkey. No one can sign in with it alone.',
    howLong: 'Until you remove it.',
  },
  {
    table: 'session',
    what: 'Each browser you’re signed in with: the browser and system it reports, its IP address, and when you last used it.',
    why: 'To keep you signed in, and to let you end sessions you don’t recognize.',
    howLong: 'Until you sign out, until 30 days pass without use, or until 90 days after you signed in.',
  },
  {
    table: 'known_device',
    what: 'The hash of an identifier for each browser you’ve signed in with.',
    why: 'To email you about a sign-in from a new one.',
    howLong: '400 days after your last sign-in with it.',
  },
  {
    table: 'two_factor',
    what: 'The encrypted secret you share with your authenticator app.',
    why: 'To check its codes.',
    howLong: 'Until you turn two-factor sign-in off.',
  },
  {
    table: 'recovery_code',
    what: 'Hashes of your unused recovery codes.',
    why: 'To let you in if you lose your phone.',
    howLong: 'Until you use or replace them, or turn two-factor sign-in off.',
  },
  {
    table: 'pending_sign_in',
    what: 'A sign-in that’s waiting for its second factor.',
    why: 'To ask for the code before you’re signed in.',
    howLong: '10 minutes.',
  },
  {
    table: 'verification',
    what: 'Hashes of emailed links and other one-time codes, with the address they’re for.',
    why: 'To make sure each one works only once.',
    howLong: 'Until they’re used or expire.',
  },
  {
    table: 'email_change',
    what: 'A new email address that isn’t confirmed yet.',
    why: 'To change your address only after you’ve confirmed from both the old one and the new one.',
    howLong: 'Until it’s confirmed or canceled, or expires.',
  },
  {
    table: 'reminder_settings',
    what: 'Whether and when you want a daily reminder.',
    why: 'To send it at the time you chose.',
    howLong: AS_ACCOUNT,
  },
  {
    table: 'push_subscription',
    what: 'The push address of each browser you turned reminders on for.',
    why: 'To show a reminder there.',
    howLong: 'Until you turn it off, or the browser stops accepting it.',
  },
];
