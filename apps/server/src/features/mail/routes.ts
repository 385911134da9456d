import type { FastifyInstance } from 'fastify';
import { type ReceivedMail, readMailbox } from './mailbox.ts';

/** The local mailbox, where mail ends up while no mail server is configured. Never in production. */
export function mailboxRoutes(app: FastifyInstance, folder: string): void {
  app.get('/dev/mail', async (_, reply) => reply.type('text/html').send(page(await readMailbox(folder))));
  app.get('/dev/mail.json', () => readMailbox(folder));
}

function page(mails: ReceivedMail[]): string {
  const list = mails.length === 0 ? '<p>No mail yet. Ask for a sign-in link, then reload this page.</p>' : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Local mailbox · Wickwise</title><style>${STYLE}</style></head>
<body><main><header><h1>Local mailbox</h1><p>No mail server is configured on this machine, so mail is kept here.
Newest first. <a href="/dev/mail">Reload</a> · <a href="/">Back to Wickwise</a></p></header>${list}
${mails.map(article).join('\n')}</main></body></html>`;
}

function article({ to, subject, text, receivedAt }: ReceivedMail): string {
  return `<article><h2>${escapeHtml(subject)}</h2><p class="meta">To ${escapeHtml(to)} ·
<time>${receivedAt.toISOString()}</time></p><div class="text">${link(escapeHtml(text))}</div></article>`;
}

function link(escaped: string): string {
  return escaped.replaceAll(/https?:\/\/\S+/g, (address) => `<a href="${address}">${address}</a>`);
}

const STYLE = `
:root{color-scheme:light dark;--ground:#faf7f2;--panel:#fffdf9;--ink:#14181f;--muted:#5c6470;--line:#e3ddd2;--link:#8a5a12}
@media(prefers-color-scheme:dark){:root{--ground:#0e1216;--panel:#151b21;--ink:#e9e4da;--muted:#949ca6;--line:#232b33;--link:#e0a64a}}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
main{max-width:720px;margin:0 auto;padding:32px 16px}
h1,h2{font-family:Georgia,serif;font-weight:500;line-height:1.15;margin:0}h2{font-size:1.25rem}
header{margin-bottom:24px}a{color:var(--link);overflow-wrap:anywhere}
article{background:var(--panel);border:1px solid var(--line);border-radius:10px;padding:16px 24px;margin-bottom:16px}
.meta{color:var(--muted);font-size:.875rem;margin:4px 0 12px}.text{white-space:pre-wrap}`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
