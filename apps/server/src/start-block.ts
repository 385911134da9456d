import type { Env } from './env.ts';
import { mailboxFolder } from './features/mail/public.ts';
import type { Runtime } from './runtime.ts';

interface Part {
  readonly name: string;
  /** What serves it now. */
  readonly now: string;
  /** The variable that puts the real service in its place, while an embedded one serves. */
  readonly variable: string | null;
}

/** What a person who has just started the server wants to know: where it is, and which parts are embedded. */
export function startBlock({ env, provider, payments }: Runtime, { hasSite }: { hasSite: boolean }): string {
  const parts = [databasePart(env), paymentPart(payments), mailPart(env), signInPart(env, provider)];
  const width = Math.max(...parts.map(({ now }) => now.length));
  const lines = parts.map(({ name, now, variable }) => `  ${name.padEnd(9)} ${now.padEnd(width)}  ${hint(variable)}`);
  const pages = hasSite ? [] : ['', '  No built web application found: this process answers calls only.'];
  return ['', `  Wickwise is ready at ${env.publicUrl}`, '', ...lines.map((line) => line.trimEnd()), ...pages, ''].join(
    '\n',
  );
}

function hint(variable: string | null): string {
  return variable === null ? '' : `your own: ${variable}`;
}

function databasePart(env: Env): Part {
  const isEmbedded = env.DATABASE_URL === undefined;
  const now = isEmbedded ? `embedded PostgreSQL in ${env.DATA_DIR}` : 'PostgreSQL at DATABASE_URL';
  return { name: 'Database', now, variable: isEmbedded ? 'DATABASE_URL' : null };
}

function paymentPart({ environment }: Runtime['payments']): Part {
  const now = { sandbox: 'sandbox, no money moves', test: 'Stripe in test mode', live: 'Stripe' }[environment];
  return { name: 'Payments', now, variable: environment === 'sandbox' ? 'STRIPE_SECRET_KEY' : null };
}

function mailPart(env: Env): Part {
  const isLocal = mailboxFolder(env) !== null;
  const now = isLocal ? `local mailbox at ${env.publicUrl}/dev/mail` : 'mail server at SMTP_URL';
  return { name: 'Mail', now, variable: isLocal ? 'SMTP_URL' : null };
}

function signInPart(env: Env, provider: string | null): Part {
  const ways = 'password, e-mailed link, passkey';
  if (provider !== null) return { name: 'Sign-in', now: `${ways}, ${provider}`, variable: null };
  if (env.OIDC_ISSUER === undefined) return { name: 'Sign-in', now: ways, variable: 'OIDC_ISSUER' };
  return { name: 'Sign-in', now: `${ways}; OIDC_ISSUER does not answer, restart when it does`, variable: null };
}
