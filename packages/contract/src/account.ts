import { z } from 'zod';
import { defineCall } from './call.ts';
import { NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './constants.ts';
import { LAST_DAY_BEGIN } from './identity/day-begin.ts';
import { addressProblem, EMAIL_ADDRESS, toAsciiEmail } from './identity/email-address.ts';
import { twoFactor } from './identity/two-factor.ts';

/** Normalized: zone names are case-insensitive. Offsets are rejected. */
export const timeZone = z
  .string()
  .refine(isTimeZone, { error: 'Choose a time zone from the list, such as Europe/Berlin.', abort: true })
  .overwrite((name) => new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone);

/** Every mailbox has one spelling: two would be two accounts with two limits. */
export const emailAddress = z
  .string('Please enter your email address')
  .overwrite(toAsciiEmail)
  .regex(EMAIL_ADDRESS, { error: ({ input }) => addressProblem(input ?? '') ?? '' })
  .toLowerCase();

const DAY_BEGIN_RANGE = `Choose a whole hour from 0, midnight, to ${LAST_DAY_BEGIN}.`;

/** The hour of the clock at which the learner's days begin; 0 for midnight. */
export const dayBeginsAt = z
  .int({ error: DAY_BEGIN_RANGE })
  .min(0, { error: DAY_BEGIN_RANGE })
  .max(LAST_DAY_BEGIN, { error: DAY_BEGIN_RANGE });

export const displayName = z
  .string()
  .trim()
  .min(1, 'Enter a name.')
  .max(NAME_MAX_LENGTH, `Use at most ${NAME_MAX_LENGTH} characters.`)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Leave out line breaks and other control characters.');

export const password = z
  .string()
  .min(PASSWORD_MIN_LENGTH, `Use at least ${PASSWORD_MIN_LENGTH} characters.`)
  .max(PASSWORD_MAX_LENGTH, `Use at most ${PASSWORD_MAX_LENGTH} characters.`);

const accountSession = z.object({
  id: z.string(),
  current: z.boolean(),
  userAgent: z.string().nullable(),
  ipAddress: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});

const passkey = z.object({ id: z.string(), name: z.string(), createdAt: z.iso.datetime() });

/** A change of address under way. First the current mailbox confirms it, then the new one. */
const emailChange = z.object({
  newEmail: z.string(),
  waitsFor: z.enum(['current', 'new']),
  expiresAt: z.iso.datetime(),
});

export const account = z.object({
  email: z.string(),
  name: z.string(),
  timeZone: z.string(),
  dayBeginsAt,
  createdAt: z.iso.datetime(),
  /** Whether the weekly email is on; off by default. */
  weeklyEmail: z.boolean(),
  hasPassword: z.boolean(),
  /** Whether a password can be set now without the old one: this session came from a fresh emailed link. */
  maySetPassword: z.boolean(),
  sessions: z.array(accountSession),
  passkeys: z.array(passkey),
  emailChange: emailChange.nullable(),
  /** Null while two-factor sign-in is off. */
  twoFactor: twoFactor.nullable(),
});
export type Account = z.output<typeof account>;

const mailedLink = z.object({ token: z.string().min(1).max(200) });
const mailbox = z.enum(['current', 'new']);

export const emailChangeCalls = {
  requestEmailChange: defineCall({
    method: 'PUT',
    path: '/api/account/email-change',
    access: 'signed-in',
    summary:
      'Begins to change the email address, in place of an earlier change: mails a link to the current mailbox. The response does not tell whether the new address has an account.',
    body: z.object({ newEmail: emailAddress }),
    response: account,
    errors: ['not_signed_in', 'sign_in_again'],
  }),
  cancelEmailChange: defineCall({
    method: 'DELETE',
    path: '/api/account/email-change',
    access: 'signed-in',
    summary: 'Cancels the change of the email address: its links no longer work.',
    response: account,
    errors: ['not_signed_in'],
  }),
  readEmailChange: defineCall({
    method: 'POST',
    path: '/api/email-change/link',
    access: 'everyone',
    summary: 'What a link of a change of address would confirm. Reading it changes nothing.',
    body: mailedLink,
    response: z.object({
      /** The mailbox that got the link. */
      mailbox,
      /** Masked in the new mailbox, which may be a stranger's. */
      currentEmail: z.string(),
      newEmail: z.string(),
    }),
    errors: ['link_invalid'],
  }),
  confirmEmailChange: defineCall({
    method: 'POST',
    path: '/api/email-change',
    access: 'everyone',
    summary:
      'Spends the link of one mailbox, in any browser. After the current mailbox the new one gets a link; after the new one the address is changed, and sessions in other browsers end.',
    body: mailedLink,
    response: z.object({ confirmed: mailbox, newEmail: z.string() }),
    errors: ['link_invalid', 'email_taken'],
  }),
};

/** Whether the runtime knows a zone, by its name or an older one: browsers disagree on which one they report. */
function isTimeZone(name: string): boolean {
  if (/^[+-]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
