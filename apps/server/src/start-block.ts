import { mailboxFolder } from './features/mail/public.ts';
import type { Runtime } from './runtime.ts';

/** What a person who has just started the server wants to know: where it is, and which parts are embedded. */
export function startBlock({ env, provider }: Runtime, { hasSite }: { hasSite: boolean }): string {
  const database = env.DATABASE_URL === undefined;
  const mailbox = mailboxFolder(env) !== null;
  const rows = [
    ['Database', database ? `embedded, in ${env.DATA_DIR}` : 'PostgreSQL', database && 'DATABASE_URL'],
    ['Mail', mailbox ? `local mailbox, ${env.publicUrl}/dev/mail` : 'SMTP', mailbox && 'SMTP_URL'],
    [
      'Sign-in',
      `password, e-mailed link, passkey${provider ? `, ${provider}` : providerNote(env)}`,
      !provider && 'OIDC_ISSUER',
    ],
  ];
  const lines = rows.map(([name, part, variable]) => {
    const hint = variable ? `  (replace or extend with ${variable})` : '';
    return `  ${String(name).padEnd(10)} ${part}${hint}`;
  });
  const pages = hasSite ? [] : ['', '  No built web application found: this process answers calls only.'];
  return ['', `  Wickwise is ready at ${env.publicUrl}`, '', ...lines, ...pages, ''].join('\n');
}

function providerNote(env: Runtime['env']): string {
  return env.OIDC_ISSUER === undefined ? '' : ` (your provider does not answer; restart when it does)`;
}
