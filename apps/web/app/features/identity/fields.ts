import { NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@wickwise/contract/constants';
import { addressProblem, toAsciiEmail } from '@wickwise/contract/identity/email-address';
import { collectProblems, type Problems } from '#app/ui/form/form-problems.tsx';
import { isSameAddress } from './model.ts';

/** What the learner typed, kept while they switch between sign-in methods. */
export interface Credentials {
  name: string;
  email: string;
  password: string;
}

export function signInProblems({ email, password }: Credentials): Problems {
  return collectProblems({ email: emailProblem(email), password: password === '' ? 'Enter your password.' : null });
}

export function signUpProblems({ name, email, password }: Credentials): Problems {
  return collectProblems({
    name: nameProblem(name),
    email: emailProblem(email),
    password: newPasswordProblem(password),
  });
}

export function nameProblem(name: string): string | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'Enter a name.';
  return trimmed.length > NAME_MAX_LENGTH ? `Use at most ${NAME_MAX_LENGTH} characters.` : null;
}

export function newPasswordProblem(typed: string): string | null {
  if (typed.length < PASSWORD_MIN_LENGTH) return `Use at least ${PASSWORD_MIN_LENGTH} characters.`;
  return typed.length > PASSWORD_MAX_LENGTH ? `Use at most ${PASSWORD_MAX_LENGTH} characters.` : null;
}

/** A typed address as it is sent. */
export function typedEmail(typed: string): string {
  return toAsciiEmail(typed.trim());
}

/** What is wrong with an address, by the server's rule: it could neither mail nor sign in any other address. */
export function emailProblem(email: string): string | null {
  return email.trim() === '' ? 'Enter your email address.' : addressProblem(typedEmail(email));
}

export function newEmailProblem(typed: string, current: string): string | null {
  return isSameAddress(typedEmail(typed), current) ? 'That’s already your email address.' : emailProblem(typed);
}

export function appCodeProblem(typed: string): string | null {
  return /^\d{6}$/.test(typed.replaceAll(/[\s-]/g, '')) ? null : 'Enter the six digits your app shows.';
}
