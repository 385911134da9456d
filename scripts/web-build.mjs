import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodePath } from './install.mjs';
import { alone } from './lock.mjs';
import { CliError, runQuietly } from './process.mjs';
import { packageBin, root } from './workspace.mjs';

const web = join(root, 'apps/web');
const stampFile = join(web, 'build/.built-from');
const inputs = ['apps/web', 'packages', 'package-lock.json', 'package.json', 'tsconfig.base.json'];
const generated = new Set(['node_modules', 'build', '.react-router', '.vite']);

/** Builds the web app unless the build at hand was made from exactly these sources. */
export async function ensureBuilt() {
  if (isFresh()) return;
  await alone(async () => {
    if (isFresh()) return;
    await build();
  });
}

function isFresh() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint();
}

async function build() {
  const source = fingerprint();
  console.log('Building the web app...');
  rmSync(stampFile, { force: true });
  await buildStep([packageBin('@react-router/dev', 'react-router'), 'build']);
  const postbuild = join(web, 'scripts/postbuild.ts');
  if (existsSync(postbuild)) await buildStep([postbuild]);
  writeFileSync(stampFile, source);
}

async function buildStep(args) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await runQuietly({ command: nodePath, args, cwd: web, env });
  if (code !== 0) throw new CliError(`${output.trimEnd()}\n\nThe web app could not be built: the reason is above.`);
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(sourceFiles)) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function sourceFiles(path) {
  if (!existsSync(join(root, path))) return [];
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => !generated.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? sourceFiles(`${path}/${entry.name}`) : sourceFile(path, entry.name)));
}

function sourceFile(path, name) {
  return /\.test\.tsx?$/.test(name) ? [] : [`${path}/${name}`];
}
