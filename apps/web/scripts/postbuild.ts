import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, type Root } from 'postcss';
import { compressFile } from './compress.ts';
import { minifyScripts } from './minify-scripts.ts';
import { lateSheet, preparePage } from './prepare-page.ts';
import { laterStyles } from './used-styles.ts';

const client = path.join(import.meta.dirname, '..', 'build', 'client');
/** Pages that are complete for a visitor before their scripts run: content that everyone may read, and no forms. */
const COMPLETE =
  /^\/((home|landing|learn(\/.+)?|vocabulary|trading-fundamentals|learning-path|tier-breakdown)\/)?index\.html$/;
const COMPRESSED = new Set(['.html', '.js', '.css', '.svg', '.json', '.csv']);

const started = performance.now();
const files = await listFiles(client);
const ofType = (extension: string) => files.filter((file) => path.extname(file) === extension);

const styles = new Map<string, Root>();
for (const file of ofType('.css')) styles.set(addressOf(file), parse(await readFile(file, 'utf8')));
for (const [address, sheet] of styles) {
  const beside = path.join(client, lateSheet(address));
  await writeFile(beside, laterStyles(sheet));
  files.push(beside);
}
const fonts = new Map<string, Buffer>();
for (const file of ofType('.woff2')) fonts.set(addressOf(file), await readFile(file));

for (const file of ofType('.html')) {
  const page = preparePage({
    html: await readFile(file, 'utf8'),
    styles,
    fonts,
    isComplete: COMPLETE.test(addressOf(file)),
  });
  await writeFile(file, minifyScripts(page.html));
  if (page.data === null) continue;
  const beside = path.join(client, page.data.address);
  await writeFile(beside, page.data.content);
  files.push(beside);
}

const compressed = files.filter((file) => COMPRESSED.has(path.extname(file)));
await Promise.all(compressed.map(compressFile));

const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Prepared ${ofType('.html').length} pages and compressed ${compressed.length} files in ${seconds} s.`);

/** Files below a folder, without those in dot folders, which are never served. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !path.relative(folder, file).startsWith('.'));
}

function addressOf(file: string): string {
  return `/${path.relative(client, file).split(path.sep).join('/')}`;
}
