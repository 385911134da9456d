import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { builtPages } from './support/built-site.ts';
import { expect, test } from './support/fixtures.ts';
import { siteFolder } from './support/server-process.ts';

interface Budget {
  /** Bytes of the scripts, compressed with Brotli. */
  readonly scripts: number;
  /** The document and its scripts. Its fonts are inlined. */
  readonly requests: number;
  /** Elements of the document as it comes. */
  readonly elements: number;
  /** Bytes of the document, compressed with Brotli. They vary by 100 with the hashes in the names of its files. */
  readonly document: number;
}

/**
 * What a new connection carries in two round trips: 10 segments of 1,460 bytes, then 20. A larger document delays its
 * largest paint by another round trip.
 */
const TWO_ROUND_TRIPS = 30 * 1460;
/** Bytes of the response headers, most of them the content security policy. */
const HEADERS = 1740;

const LANDING: Budget = { scripts: 132_000, requests: 25, elements: 470, document: 37_700 };
/** Their tables and charts are in the document. */
const ARTICLE: Budget = { scripts: 169_800, requests: 24, elements: 1250, document: 39_000 };
/** One of their scripts is their data, 8 KB, which only hydration needs. */
const LESSON: Budget = { scripts: 159_000, requests: 32, elements: 810, document: 42_000 };
/** It names every candlestick pattern, with the first pictures. */
const LIST: Budget = { scripts: 161_000, requests: 36, elements: 1450, document: 39_300 };
const OTHERS: Budget = { scripts: 183_300, requests: 41, elements: 1000, document: 36_800 };

const isArticle = (address: string) => address.startsWith('/learn/articles/');
const isLesson = (address: string) => address.startsWith('/learn/') && !isArticle(address);

const measured = builtPages().map((address) => ({ address, ...measure(address) }));

for (const [kind, budget, isOfKind] of [
  ['the landing page', LANDING, (address: string) => address === '/landing'],
  ['articles', ARTICLE, isArticle],
  ['free lessons', LESSON, isLesson],
  ['the list of lessons', LIST, (address: string) => address === '/learn'],
  [
    'other pages',
    OTHERS,
    (address: string) => !['/landing', '/learn'].includes(address) && !address.startsWith('/learn/'),
  ],
] as const) {
  test(`the budget of scripts, requests, elements and bytes holds for ${kind}`, () => {
    const pages = measured.filter(({ address }) => isOfKind(address));
    expect(pages).not.toEqual([]);
    const beyond = pages.filter(
      ({ scripts, requests, elements, document }) =>
        scripts > budget.scripts ||
        requests > budget.requests ||
        elements > budget.elements ||
        document > budget.document,
    );
    expect(beyond).toEqual([]);
  });
}

test('every page comes in two round trips', () => {
  const beyond = measured.filter(({ document }) => document + HEADERS > TWO_ROUND_TRIPS);
  expect(beyond).toEqual([]);
});

test('the landing page loads no more than its budget of scripts while it opens', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto('/landing', { waitUntil: 'networkidle' });
  expect(sizes.length).toBeGreaterThan(5);
  expect((await Promise.all(sizes)).reduce((sum, size) => sum + size)).toBeLessThanOrEqual(LANDING.scripts);
});

function measure(address: string): Budget {
  const file = path.join(siteFolder, address, 'index.html');
  const html = readFileSync(file, 'utf8');
  const files = new Set(html.match(/\/assets\/[\w.-]+\.js/g) ?? []);
  const sizes = [...files].map((file) => statSync(path.join(siteFolder, `${file}.br`)).size);
  return {
    scripts: sizes.reduce((sum, size) => sum + size, 0),
    requests: 1 + files.size,
    elements: html.match(/<[a-z]/g)?.length ?? 0,
    document: statSync(`${file}.br`).size,
  };
}
