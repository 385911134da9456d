import { z } from 'zod';
import { account, dayBeginsAt, displayName, password, timeZone } from './account.ts';
import { defineCall } from './call.ts';
import { PASSWORD_MAX_LENGTH, SITE_PATH, SITE_PATH_MAX_LENGTH } from './constants.ts';
import { subscriptionStatus, tier, unclaimedPurchase } from './entitlement.ts';
import { needsSecondFactor } from './identity/two-factor.ts';

/**
 * A path on this site to go to after sign-in. Anything that could leave the site is refused. It is percent-encoded
 * as a browser would send it: a `location` header takes ASCII only.
 */
export const returnTo = z
  .string()
  .max(SITE_PATH_MAX_LENGTH)
  .regex(SITE_PATH, 'Give a path on this site, such as /learn.')
  .overwrite((path) => path.toWellFormed().replaceAll(/[^\x21-\x7e]+/g, (letters) => encodeURIComponent(letters)));

export const currentUser = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  /** The IANA zone that the learner's days are counted in; null until the browser has sent it. */
  timeZone: z.string().nullable(),
  /** The hour at which those days begin. */
  dayBeginsAt,
  subscriptionTier: tier,
  subscriptionStatus,
  /** A purchase made in this browser, or with this learner's email address, that they may claim. */
  unclaimedPurchase: unclaimedPurchase.nullable(),
});
export type CurrentUser = z.output<typeof currentUser>;

const signInMethods = z.object({
  /** The name of the OpenID provider when one is configured. */
  provider: z.object({ name: z.string() }).nullable(),
  /** Where mail can be read on this machine when no mail server is configured. */
  mailbox: z.string().nullable(),
});

const mailedLink = z.object({ token: z.string().min(1).max(200) });

const done = z.object({ done: z.literal(true) });

/** The mails that a learner can switch on. */
export const mailKind = z.enum(['weekly-email', 'reminder']);
export type MailKind = z.output<typeof mailKind>;

const byId = z.object({ id: z.string().regex(/^[\w-]{1,100}$/, 'This is not a valid id.') });

export const identityCalls = {
  currentUser: defineCall({
    method: 'GET',
    path: '/api/auth/user',
    access: 'everyone',
    summary: 'The signed-in learner, or null for a visitor.',
    response: currentUser.nullable(),
    errors: [],
  }),
  signInMethods: defineCall({
    method: 'GET',
    path: '/api/auth/methods',
    access: 'everyone',
    summary: 'The ways to sign in that this server offers.',
    response: signInMethods,
    errors: [],
  }),
  linkAddress: defineCall({
    method: 'POST',
    path: '/api/auth/link/address',
    access: 'everyone',
    summary:
      'The address that a mailed link signs in. It changes nothing; as a POST it keeps the token out of addresses.',
    body: mailedLink,
    response: z.object({ email: z.string() }),
    errors: ['link_invalid'],
  }),
  spendLink: defineCall({
    method: 'POST',
    path: '/api/auth/link',
    access: 'everyone',
    summary: 'Signs in with the one-time link from an email. Reading the link does not spend it; this does.',
    body: mailedLink,
    response: z.object({ passwordKept: z.boolean(), needsSecondFactor }),
    errors: ['link_invalid'],
  }),
  signIn: defineCall({
    method: 'GET',
    path: '/api/login',
    access: 'everyone',
    summary: 'Goes to the sign-in page, or to the OpenID provider when one is configured.',
    query: z.object({ returnTo: returnTo.optional() }),
    response: z.never(),
    contentType: 'redirect',
    errors: [],
  }),
  signOut: defineCall({
    method: 'GET',
    path: '/api/logout',
    access: 'everyone',
    summary: 'Ends the session on the server and goes to the start page.',
    response: z.never(),
    contentType: 'redirect',
    errors: [],
  }),
  account: defineCall({
    method: 'GET',
    path: '/api/account',
    access: 'signed-in',
    summary: "The learner's account: name, time zone, sessions and passkeys.",
    response: account,
    errors: ['not_signed_in'],
  }),
  updateAccount: defineCall({
    method: 'PATCH',
    path: '/api/account',
    access: 'signed-in',
    summary: 'Changes the name, the time zone or the hour at which days begin, or switches the weekly email on or off.',
    body: z.strictObject({
      name: displayName.optional(),
      timeZone: timeZone.optional(),
      dayBeginsAt: dayBeginsAt.optional(),
      weeklyEmail: z.boolean().optional(),
    }),
    response: account,
    errors: ['not_signed_in'],
  }),
  setPassword: defineCall({
    method: 'PUT',
    path: '/api/account/password',
    access: 'signed-in',
    summary: 'Sets a password, with the old one or right after signing in by emailed link. Ends other sessions.',
    body: z.object({ newPassword: password, currentPassword: z.string().max(PASSWORD_MAX_LENGTH).optional() }),
    response: done,
    errors: ['not_signed_in', 'wrong_password', 'common_password', 'guessable_password', 'sign_in_again'],
  }),
  endSession: defineCall({
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    access: 'signed-in',
    summary: 'Ends one session of this account.',
    params: byId,
    response: done,
    errors: ['not_signed_in', 'not_found'],
  }),
  endOtherSessions: defineCall({
    method: 'DELETE',
    path: '/api/account/sessions',
    access: 'signed-in',
    summary: 'Ends every session of this account but the one that asks.',
    response: done,
    errors: ['not_signed_in'],
  }),
  removePasskey: defineCall({
    method: 'DELETE',
    path: '/api/account/passkeys/:id',
    access: 'signed-in',
    summary: 'Removes a passkey of this account.',
    params: byId,
    response: done,
    errors: ['not_signed_in', 'not_found'],
  }),
  unsubscribe: defineCall({
    method: 'POST',
    path: '/api/unsubscribe',
    access: 'everyone',
    summary:
      'Switches the weekly email or the reminder off by the token from its link, without signing in. Repeating it changes nothing.',
    body: z.object({ token: z.string().min(1).max(300) }),
    response: z.object({ mail: mailKind }),
    errors: ['link_invalid'],
  }),
  endSessionByLink: defineCall({
    method: 'POST',
    path: '/api/end-session',
    access: 'everyone',
    summary:
      'Ends the session that an email about a new device names, by the token from its link. Repeating it changes nothing.',
    body: z.object({ token: z.string().min(1).max(300) }),
    response: done,
    errors: ['link_invalid'],
  }),
  exportAccount: defineCall({
    method: 'GET',
    path: '/api/account/export',
    access: 'signed-in',
    summary: 'Everything the server holds about this learner, as one JSON document.',
    response: z.object({ exportedAt: z.iso.datetime(), data: z.record(z.string(), z.unknown()) }),
    errors: ['not_signed_in'],
  }),
  deleteAccount: defineCall({
    method: 'DELETE',
    path: '/api/account',
    access: 'signed-in',
    summary: 'Deletes the account and everything learned with it, for good.',
    body: z.object({ email: z.string().max(320) }),
    response: done,
    errors: ['not_signed_in', 'sign_in_again'],
  }),
};
