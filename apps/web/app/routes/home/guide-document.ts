import type { Pattern, PatternCategory } from '@wickwise/contract/pattern';
import { candleSvg } from '@wickwise/market/candle-svg';

const categories: readonly { id: PatternCategory; title: string }[] = [
  { id: 'candlesticks', title: 'Candlesticks' },
  { id: 'chart-patterns', title: 'Chart patterns' },
  { id: 'price-action', title: 'Price action' },
];

const palette = { ground: '#fffdf9', grid: '#e3ddd2', rising: '#0f7a5f', falling: '#b93a2b', mark: '#b97a1e' };

const style = `
body{margin:0 auto;padding:2rem 1.25rem 4rem;max-width:44rem;background:#faf7f2;color:#14181f;font:17px/1.55 system-ui,sans-serif}
h1,h2,h3{font-family:Georgia,serif;font-weight:500;line-height:1.15}
h1{font-size:2.4rem;margin:0}h2{margin:3rem 0 0;padding-top:1.5rem;border-top:1px solid #e3ddd2}
article{margin-top:2rem;break-inside:avoid}img{display:block;width:100%;max-width:24rem;border:1px solid #e3ddd2;border-radius:8px}
dt{margin-top:.75rem;color:#5c6470;font-size:.9rem}dd{margin:0}footer{margin-top:3rem;color:#5c6470;font-size:.9rem}
@media print{body{background:none;padding:0}}`;

/** The free patterns, by category, as one HTML file that needs nothing else. */
export function guideDocument(patterns: readonly Pattern[]): string {
  const free = patterns.filter((pattern) => pattern.requiredTier === 'genesis');
  const sections = categories.map(({ id, title }) => {
    const chosen = free.filter((pattern) => pattern.category === id);
    return chosen.length === 0 ? '' : `<section><h2>${title}</h2>${chosen.map(patternArticle).join('')}</section>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>The free Wickwise guide</title><style>${style}</style></head>
<body><header><h1>The free Wickwise guide</h1><p>Patterns to know by sight: ${free.length}.</p></header>
<main>${sections.join('')}</main>
<footer>Education, not advice. No pattern tells you what to buy or sell.</footer></body></html>
`;
}

function patternArticle(pattern: Pattern): string {
  return `<article><h3>${escapeHtml(pattern.name)}</h3><p>${escapeHtml(pattern.description)}</p>${picture(pattern)}${lesson(pattern)}</article>`;
}

/** As an image of its own: two drawings in one document would share their ids. */
function picture({ picture: candles, name }: Pattern): string {
  if (candles === null) return '';
  const svg = candleSvg({ ...candles, title: name, palette });
  return `<img alt="${escapeHtml(candles.alt)}" src="data:image/svg+xml,${encodeURIComponent(svg)}">`;
}

function lesson(pattern: Pattern): string {
  if (pattern.access === 'preview') return '';
  const characteristics = pattern.characteristics.map((text) => `<li>${escapeHtml(text)}</li>`).join('');
  return `<dl><dt>What it is</dt><dd>${escapeHtml(pattern.definition)}</dd>
<dt>How to know it</dt><dd><ul>${characteristics}</ul></dd>
<dt>Signal</dt><dd>${escapeHtml(pattern.signal)}</dd>
<dt>If, then</dt><dd>${escapeHtml(pattern.scenario)}</dd></dl>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
