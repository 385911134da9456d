import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { builtPages } from './support/built-site.ts';
import { expect, test } from './support/fixtures.ts';
import { siteFolder } from './support/server-process.ts';

interface Size {
  /** Bytes of the scripts that the page loads, compressed with Brotli. */
  readonly scripts: number;
  /** The document, its style sheet, its fonts and its scripts. */
  readonly requests: number;
  /** Elements of the document as it comes. */
  readonly elements: number;
  /** Bytes of the document, compressed with Brotli. */
  readonly document: number;
}

/** Limits for accidents. Of scripts, live charts and the trading journal need nearly all. */
const LIMITS: Size = { scripts: 240_000, requests: 90, elements: 1800, document: 25_700 };
/** The landing page is what a stranger opens first. It loads 180 KB, preloaded ones included. */
const LANDING_SCRIPTS = 185_000;

for (const address of builtPages()) {
  test(`the page at ${address} stays within the limits of scripts, requests, elements and bytes`, () => {
    const size = measure(address);
    const beyond = Object.entries(LIMITS).filter(([name, limit]) => size[name as keyof Size] > limit);
    expect(beyond, JSON.stringify(size)).toEqual([]);
  });
}

test('the landing page loads no more than its budget of scripts while it opens', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto('/landing', { waitUntil: 'networkidle' });
  expect(sizes.length).toBeGreaterThan(5);
  expect((await Promise.all(sizes)).reduce((sum, size) => sum + size)).toBeLessThanOrEqual(LANDING_SCRIPTS);
});

function measure(address: string): Size {
  const file = path.join(siteFolder, address, 'index.html');
  const document = parse(readFileSync(file, 'utf8'));
  const scripts = new Set(
    document.querySelectorAll('link[rel=modulepreload]').map((link) => link.attributes.href ?? ''),
  );
  const compressed = (name: string) => statSync(`${name}.br`).size;
  return {
    scripts: [...scripts].reduce((sum, script) => sum + compressed(path.join(siteFolder, script)), 0),
    requests: 1 + scripts.size + document.querySelectorAll('link[rel=stylesheet], link[rel=preload]').length,
    elements: document.querySelectorAll('*').length,
    document: compressed(file),
  };
}
