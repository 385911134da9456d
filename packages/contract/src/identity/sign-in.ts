import { z } from 'zod';
import { displayName, emailAddress, password } from '../account.ts';
import { defineCall } from '../call.ts';
import { returnTo } from '../identity.ts';
import { needsSecondFactor } from './two-factor.ts';

const done = z.object({ done: z.literal(true) });
/** Where the mailed link leads after it is used. */
const callbackURL = returnTo.optional();

/** Under the paths that better-auth's clients know. */
export const signInCalls = {
  signUpEmail: defineCall({
    method: 'POST',
    path: '/api/auth/sign-up/email',
    access: 'everyone',
    summary: 'Signs up with a password, and mails the link that proves the address.',
    body: z.object({ name: displayName, email: emailAddress, password, callbackURL }),
    response: done,
    errors: ['common_password', 'guessable_password'],
  }),
  signInEmail: defineCall({
    method: 'POST',
    path: '/api/auth/sign-in/email',
    access: 'everyone',
    summary: 'Signs in with a password.',
    body: z.object({ email: emailAddress, password: z.string().min(1).max(1000), callbackURL }),
    response: done.extend({ needsSecondFactor }),
    errors: ['wrong_credentials'],
  }),
  signInMagicLink: defineCall({
    method: 'POST',
    path: '/api/auth/sign-in/magic-link',
    access: 'everyone',
    summary: 'Mails a sign-in link.',
    body: z.object({ email: emailAddress, callbackURL }),
    response: done,
    errors: [],
  }),
};
