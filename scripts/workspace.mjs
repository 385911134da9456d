import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root: every script works from here, whatever the current directory. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** The folders that package.json's `workspaces` name, relative to the root, with forward slashes. */
export function workspaceFolders(base = root) {
  const patterns = readJson(join(base, 'package.json')).workspaces;
  return patterns.flatMap((pattern) => expand(base, pattern)).filter((folder) => isPackage(join(base, folder)));
}

function expand(base, pattern) {
  if (!pattern.endsWith('/*')) return [pattern];
  const parent = pattern.slice(0, -2);
  if (!existsSync(join(base, parent))) return [];
  return readdirSync(join(base, parent))
    .sort()
    .map((name) => `${parent}/${name}`);
}

function isPackage(folder) {
  return existsSync(join(folder, 'package.json'));
}

/** Where a dependency lies: at the root, or in the workspace that needs a version of its own. */
export function packageFolder(packageName) {
  const folders = ['', ...workspaceFolders()].map((folder) => join(root, folder, 'node_modules', packageName));
  const folder = folders.find(isPackage);
  if (!folder) throw new Error(`${packageName} is not installed. Run npm ci.`);
  return folder;
}

/**
 * The script behind a dependency's command. Node runs it directly: the shims in `.bin` differ per
 * system, and start whichever Node comes first on the PATH.
 */
export function packageBin(packageName, command) {
  const folder = packageFolder(packageName);
  return join(folder, readJson(join(folder, 'package.json')).bin[command]);
}
