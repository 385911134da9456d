import type { Mail } from '../../mail/public.ts';

/** Tells the owner of an account that its password was set: an intruder changes it first. */
export function passwordMail({ to, publicUrl }: { readonly to: string; readonly publicUrl: string }): Mail {
  return {
    to,
    subject: 'Your Wickwise password was changed',
    text: `Hello,

The password of your Wickwise account was just set or changed, and every other device was signed out.

If this wasn't you, sign in with an emailed link, and set a new password:

${publicUrl}/sign-in
`,
  };
}
