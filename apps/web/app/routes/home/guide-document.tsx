import type { Pattern } from '@wickwise/contract/lesson/pattern';
import type { PatternCategory } from '@wickwise/contract/lesson/pattern-preview';
import { candleSvg } from '@wickwise/market/candle-svg';
import { choicesOf } from '#app/lib/choices.ts';

const titles: Record<PatternCategory, string> = {
  candlesticks: 'Candlesticks',
  'chart-patterns': 'Chart patterns',
  'price-action': 'Price action',
};

const palette = { ground: '#fffdf9', grid: '#e3ddd2', rising: '#0f7a5f', falling: '#b93a2b', mark: '#b97a1e' };

const style = `
body{margin:0 auto;padding:2rem 1.25rem 4rem;max-width:44rem;background:#faf7f2;color:#14181f;font:17px/1.55 system-ui,sans-serif}
h1,h2,h3{font-family:Georgia,serif;font-weight:500;line-height:1.15}
h1{font-size:2.4rem;margin:0}h2{font-size:1.75rem;margin:3rem 0 0;padding-top:1.5rem;border-top:1px solid #e3ddd2}h3{font-size:1.4rem;margin:1.5rem 0 0}
article{margin-top:2rem;break-inside:avoid}img{display:block;width:100%;max-width:24rem;border:1px solid #e3ddd2;border-radius:8px}
dt{margin-top:.75rem;color:#5c6470;font-size:.9rem}dd{margin:0}footer{margin-top:3rem;color:#5c6470;font-size:.9rem}
h2,h3,dt{break-after:avoid}li,dd p{break-inside:avoid}
@page{margin:16mm}
@media print{body{max-width:none;padding:0;background:none;font-size:10pt;line-height:1.45}h1{font-size:1.8rem}
h2{font-size:1.4rem;margin-top:1rem;padding-top:.75rem}h3{font-size:1.2rem}article{margin-top:1rem}img{max-width:16rem;print-color-adjust:exact}}`;

/** A standalone file around the guide. */
export function guideFile(guide: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>The free Wickwise guide</title><style>${style}</style></head>
<body>${guide}</body></html>
`;
}

/** The free patterns, by category. */
export function GuideDocument({ patterns }: { patterns: readonly Pattern[] }) {
  const free = patterns.filter((pattern) => pattern.requiredTier === 'genesis');
  return (
    <>
      <header>
        <h1>The free Wickwise guide</h1>
        <p>{free.length === 1 ? 'One pattern' : `${free.length} patterns`} to know by sight.</p>
      </header>
      <main>
        {choicesOf(titles).map(({ id, label }) => (
          <GuideSection key={id} title={label} patterns={free.filter((pattern) => pattern.category === id)} />
        ))}
      </main>
      <footer>Education, not advice. No pattern tells you what to buy or sell.</footer>
    </>
  );
}

function GuideSection({ title, patterns }: { title: string; patterns: readonly Pattern[] }) {
  if (patterns.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      {patterns.map((pattern) => (
        <article key={pattern.id}>
          <h3>{pattern.name}</h3>
          <p>{pattern.description}</p>
          <PatternPicture pattern={pattern} />
          <PatternLesson pattern={pattern} />
        </article>
      ))}
    </section>
  );
}

/** As a standalone image that contains its colors. */
function PatternPicture({ pattern: { picture, name } }: { pattern: Pattern }) {
  if (picture === null) return null;
  const svg = candleSvg({ ...picture, title: name, palette });
  return <img alt={picture.alt} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} />;
}

function PatternLesson({ pattern }: { pattern: Pattern }) {
  if (pattern.access === 'preview') return null;
  return (
    <dl>
      <dt>What it is</dt>
      <dd>{pattern.definition}</dd>
      <dt>How to recognize it</dt>
      <dd>
        <ul>
          {pattern.characteristics.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </dd>
      <dt>Signal</dt>
      <dd>{pattern.signal}</dd>
      <dt>If, then</dt>
      <dd>{pattern.scenario}</dd>
    </dl>
  );
}
