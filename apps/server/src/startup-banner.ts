import type { Env } from './env.ts';
import { mailboxFolder } from './features/mail/public.ts';
import type { Runtime } from './runtime.ts';

interface Service {
  readonly name: string;
  /** What provides it now. */
  readonly now: string;
  /** The variable that replaces an embedded service with a real one; null when that is set. */
  readonly variable: string | null;
}

/** Printed at start: the server's address, and which services are embedded. */
export function startupBanner({ env, oidcName, payments, market }: Runtime, { hasSite }: { hasSite: boolean }): string {
  const parts = [
    databasePart(env),
    paymentPart(payments),
    mailPart(env),
    signInPart(env, oidcName),
    marketPart(market),
    assistantPart(env),
  ];
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

function databasePart(env: Env): Service {
  const isEmbedded = env.DATABASE_URL === undefined;
  const now = isEmbedded ? `embedded PostgreSQL in ${env.DATA_DIR}` : 'PostgreSQL at DATABASE_URL';
  return { name: 'Database', now, variable: isEmbedded ? 'DATABASE_URL' : null };
}

function paymentPart({ environment }: Runtime['payments']): Service {
  const now = { sandbox: 'sandbox, no money moves', test: 'Stripe in test mode', live: 'Stripe' }[environment];
  return { name: 'Payments', now, variable: environment === 'sandbox' ? 'STRIPE_SECRET_KEY' : null };
}

function mailPart(env: Env): Service {
  const isLocal = mailboxFolder(env) !== null;
  const now = isLocal ? `local mailbox at ${env.publicUrl}/dev/mail` : 'mail server at SMTP_URL';
  return { name: 'Mail', now, variable: isLocal ? 'SMTP_URL' : null };
}

function marketPart({ source }: Runtime['market']): Service {
  const now = source.isSimulated ? 'simulated market' : source.name;
  return { name: 'Market', now, variable: source.isSimulated ? 'MARKET_DATA' : null };
}

function assistantPart({ AI_BASE_URL, AI_MODEL }: Env): Service {
  if (AI_BASE_URL === undefined) return { name: 'AI', now: 'built-in texts', variable: 'AI_BASE_URL' };
  return { name: 'AI', now: `${AI_MODEL} at AI_BASE_URL`, variable: null };
}

function signInPart(env: Env, oidcName: string | null): Service {
  const ways = 'password, emailed link, passkey';
  if (oidcName !== null) return { name: 'Sign-in', now: `${ways}, ${oidcName}`, variable: null };
  if (env.OIDC_ISSUER === undefined) return { name: 'Sign-in', now: ways, variable: 'OIDC_ISSUER' };
  return { name: 'Sign-in', now: `${ways}; OIDC_ISSUER is not responding, restart once it is`, variable: null };
}
