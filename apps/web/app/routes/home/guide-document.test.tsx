import type { Pattern } from '@wickwise/contract/lesson/pattern';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { patternPreview } from '#tests/component/patterns.ts';
import { GuideDocument, guideFile } from './guide-document.tsx';

const guideOf = (...patterns: Pattern[]) => renderToStaticMarkup(<GuideDocument patterns={patterns} />);

function preview(name: string, fields: Partial<Pattern> = {}): Pattern {
  const picture: Pattern['picture'] = {
    candles: [[10, 12, 8, 11]],
    mark: { from: 0, to: 0 },
    alt: 'One rising candle.',
  };
  return patternPreview({ id: name.toLowerCase(), name, description: `What ${name} is.`, picture, ...fields });
}

test('the guide lists only free patterns', () => {
  const html = guideOf(preview('Doji'), preview('Morning Star', { requiredTier: 'heritage' }));
  expect(html).toContain('<h3>Doji</h3>');
  expect(html).toContain('One pattern to know by sight.');
  expect(html).not.toContain('Morning Star');
});

test('the guide groups lessons by category in a fixed order and omits empty ones', () => {
  const html = guideOf(preview('Pin Bar', { category: 'price-action' }), preview('Doji'));
  expect([...html.matchAll(/<h[23]>(.*?)<\/h[23]>/g)].map(([, title]) => title)).toEqual([
    'Candlesticks',
    'Doji',
    'Price action',
    'Pin Bar',
  ]);
});

test('the guide draws a pattern’s picture, and omits a missing one', () => {
  expect(guideOf(preview('Doji'))).toContain('<img alt="One rising candle." src="data:image/svg+xml,');
  expect(guideOf(preview('Doji', { picture: null }))).not.toContain('<img');
});

test('the guide escapes its texts', () => {
  const html = guideOf(preview('Doji', { description: '<script>alert("x")</script> & more' }));
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; more');
});

test('the guide is a complete document', () => {
  const file = guideFile('<main></main>');
  expect(file.startsWith('<!doctype html>')).toBe(true);
  expect(file).toContain('<body><main></main></body>');
});
