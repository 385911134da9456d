// Lighthouse on public pages, compared with a plain static page: medians of one interleaved run. Paths as arguments,
// such as `npm run bench -- pages /learn /quiz`, are measured instead of the six.
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { makeDataDir, removeDataDir, startServer } from '../tests/browser/support/server-process.ts';
import { chromiumPath } from '../tests/support/chromium.ts';
import { describeMachine, median } from './rounds.ts';

/** Fetched by npm when it is first used: it is larger than everything else that the project installs. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const ROUNDS = 3;
const GIVEN = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const SIX = ['/', '/landing', '/learn', '/learn/hammer', '/vocabulary', '/learn/articles/position-sizing'];
/**
 * A page with `Cross-Origin-Opener-Policy` gets a renderer process of its own, and on a busy machine its trace starts
 * after the navigation: Lighthouse then reports NO_NAVSTART. With these flags the tab keeps the traced process.
 */
const ONE_RENDERER = [
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
  '--disable-features=SiteIsolationForCrossOriginOpenerPolicy',
];
const run = promisify(execFile);

interface Audit {
  readonly score: number;
  readonly lcp: number;
  readonly shift: number;
  readonly blocking: number;
  readonly requests: number;
  readonly bytes: number;
}

interface Report {
  readonly categories: { readonly performance: { readonly score: number } };
  readonly audits: Record<string, { readonly numericValue: number; readonly details?: { readonly items: unknown[] } }>;
}

async function audit(url: string): Promise<Audit> {
  const flags = ['--quiet', '--only-categories=performance', '--output=json', '--output-path=stdout'];
  const chrome = `--chrome-flags=${['--headless=new', '--no-sandbox', '--disable-gpu', ...ONE_RENDERER].join(' ')}`;
  const { stdout } = await run('npx', ['--yes', LIGHTHOUSE, url, ...flags, chrome], {
    env: { ...process.env, CHROME_PATH: chromiumPath() },
    maxBuffer: 64 * 1024 * 1024,
  });
  const { categories, audits } = JSON.parse(stdout) as Report;
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    score: categories.performance.score * 100,
    lcp: figure('largest-contentful-paint'),
    shift: figure('cumulative-layout-shift'),
    blocking: figure('total-blocking-time'),
    requests: audits['network-requests']?.details?.items.length ?? Number.NaN,
    bytes: figure('total-byte-weight'),
  };
}

/**
 * A heading and a paragraph, from a server that does nothing else. Its icon is inlined, as the product's is: a requested
 * one adds a round trip to the largest paint in those runs in which it arrives before it.
 */
async function startStaticPage(): Promise<{ url: string; close(): void }> {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>A page</title><h1>A heading</h1><p>${'A sentence of plain text. '.repeat(40)}</p></html>`;
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** In turn, round after round, so that a machine's drifting speed affects all alike. */
async function auditInRounds(pages: readonly { name: string; url: string }[]): Promise<Map<string, Audit[]>> {
  const audits = new Map<string, Audit[]>(pages.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, url } of pages) audits.get(name)?.push(await audit(url));
  }
  return audits;
}

function printAudits(audits: ReadonlyMap<string, readonly Audit[]>): void {
  const of = (rounds: readonly Audit[], figure: keyof Audit) => median(rounds.map((round) => round[figure]));
  const [staticPage] = audits.values();
  const base = staticPage === undefined ? Number.NaN : of(staticPage, 'lcp');
  console.log(`\nLighthouse, mobile, medians of ${ROUNDS} interleaved rounds`);
  console.log(`  ${'page'.padEnd(34)} score  LCP (of static)  blocking  shift  requests      bytes`);
  for (const [name, rounds] of audits) {
    const lcp = of(rounds, 'lcp');
    const cells = [
      of(rounds, 'score').toFixed(0).padStart(5),
      `${lcp.toFixed(0).padStart(6)} ms (${(lcp / base).toFixed(2)} ×)`,
      `${of(rounds, 'blocking').toFixed(0).padStart(5)} ms`,
      of(rounds, 'shift').toFixed(3),
      of(rounds, 'requests').toFixed(0).padStart(5),
      of(rounds, 'bytes').toFixed(0).padStart(12),
    ];
    console.log(`  ${name.padEnd(34)} ${cells.join('  ')}`);
  }
}

console.log(describeMachine());
const dataDir = await makeDataDir();
const server = await startServer(dataDir);
const staticPage = await startStaticPage();
try {
  const paths = GIVEN.length > 0 ? GIVEN : SIX;
  const pages = paths.map((path) => ({ name: path, url: server.url + path }));
  printAudits(await auditInRounds([{ name: 'a plain static page', url: staticPage.url }, ...pages]));
} finally {
  staticPage.close();
  await server.stop();
  await removeDataDir(dataDir);
}
