import type { Merchant } from '../merchant.ts';
import { Html, html } from './html.ts';
import { style } from './style.ts';

export interface Page {
  readonly title: string;
  readonly main: Html;
}

/** A page of the sandbox, without scripts. It begins by saying that no money moves. */
export function renderPage({ title, main }: Page, merchant: Merchant): string {
  const { name, icon } = merchant;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="${icon ?? 'data:,'}">
<title>${title} · ${name} sandbox</title>
<style>${style}</style>
</head>
<body>
<header>
<p class="sandbox">This is a sandbox: no money moves. Use a test card, never a real one.</p>
<div class="head"><div class="wrap">${mark(merchant)}</div></div>
</header>
<main class="wrap">${main}</main>
</body>
</html>`.text;
}

function mark({ name, logo = '' }: Merchant): Html {
  return html`<a class="mark" href="/">${new Html(logo)}<span>${name}</span></a>`;
}

interface Notice {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly href: string; readonly label: string };
}

/** A page with a message and one link. */
export function noticePage({ title, text, link }: Notice): Page {
  const main = html`<div class="stack narrow"><h1>${title}</h1><p class="soft">${text}</p>
<p><a class="button" href="${link.href}">${link.label}</a></p></div>`;
  return { title, main };
}

export function unknownPage({ name }: Merchant): Page {
  return noticePage({
    title: 'There is no such payment',
    text: 'The address is incomplete, or belongs to a payment of another sandbox. You haven’t been charged.',
    link: { href: '/', label: `Back to ${name}` },
  });
}

/** `$37.00`, from whole cents. */
export function money(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}
