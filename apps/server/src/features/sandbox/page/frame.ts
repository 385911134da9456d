import { type Html, html } from '../../../plugins/html.ts';
import { style } from './style.ts';

interface Page {
  readonly title: string;
  readonly main: Html;
}

/** A page of the sandbox. It has no script, and says at once that no money moves. */
export function page({ title, main }: Page): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${title} · Wickwise sandbox</title>
<style>${style}</style>
</head>
<body>
<header>
<p class="sandbox">This is a sandbox: no money moves. Use a test card, never a real one.</p>
<div class="head"><div class="wrap">${mark}</div></div>
</header>
<main class="wrap">${main}</main>
</body>
</html>`.text;
}

const mark = html`<a class="mark" href="/"><svg width="20" height="28" viewBox="0 0 20 28" aria-hidden="true">
<path d="M5 3v22M15 1v26"/><rect x="1.5" y="9" width="7" height="12" fill="var(--ground)"/>
<rect x="11.5" y="5" width="7" height="13" fill="var(--brass)"/></svg><span>Wickwise</span></a>`;

interface Notice {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly href: string; readonly label: string };
}

/** A page that only says something, and where to go from there. */
export function noticePage({ title, text, link }: Notice): string {
  const main = html`<div class="stack narrow"><h1>${title}</h1><p class="soft">${text}</p>
<p><a class="button" href="${link.href}">${link.label}</a></p></div>`;
  return page({ title, main });
}

export function unknownPage(): string {
  return noticePage({
    title: 'There is no such payment',
    text: 'The address is incomplete, or belongs to a payment of another sandbox. Nothing was charged.',
    link: { href: '/', label: 'Back to Wickwise' },
  });
}

/** `$37.00`, from whole cents. */
export function money(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}
