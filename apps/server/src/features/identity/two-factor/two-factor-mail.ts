import type { Mail } from '../../mail/public.ts';

interface Change {
  readonly to: string;
  readonly isOn: boolean;
  readonly publicUrl: string;
}

/** Tells the owner of an account that two-factor sign-in was turned on or off. */
export function twoFactorMail({ to, isOn, publicUrl }: Change): Mail {
  const change = isOn ? 'on' : 'off';
  return {
    to,
    subject: `Two-factor sign-in is ${change} for your Wickwise account`,
    text: `Hello,

Two-factor sign-in was just turned ${change} for your Wickwise account. ${isOn ? WHEN_ON : WHEN_OFF}

${isOn ? IF_ON_BY_ANOTHER : IF_OFF_BY_ANOTHER}

${publicUrl}${isOn ? '/contact' : '/account#sessions'}
`,
  };
}

const WHEN_ON = 'From now on, signing in requires a code from your authenticator app, a passkey or a recovery code.';
const WHEN_OFF = 'Signing in no longer requires a code.';
/** The person who turned it on has the codes, so the owner can’t sign in to turn it off. */
const IF_ON_BY_ANOTHER = "If this wasn't you, write to us right away:";
const IF_OFF_BY_ANOTHER = "If this wasn't you, sign in, end the sessions you don't recognize, and set a new password:";
