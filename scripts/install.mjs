import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { alone } from './lock.mjs';
import { CliError, runQuietly } from './process.mjs';
import { readJson, root, workspaceFolders } from './workspace.mjs';

/** The Node that runs the product: pinned in package.json, whichever Node the machine has. */
export const nodePath = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

const stampFile = join(root, 'node_modules/.wickwise-installed');
const dependencyFields = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** Installs the dependencies unless they are there and match package-lock.json. */
export async function ensureInstalled() {
  if (isFresh()) return;
  await alone(async () => {
    if (isFresh()) return;
    checkManifests();
    if (!matchesLock()) await install();
    await verifyNode();
    writeFileSync(stampFile, fingerprint());
  });
}

function isFresh() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint() && existsSync(nodePath);
}

function fingerprint() {
  const hash = createHash('sha256');
  const manifests = ['', ...workspaceFolders()].map((folder) => join(folder, 'package.json'));
  for (const file of ['package-lock.json', ...manifests]) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

// What a person installed with npm by hand is as good as our own installation: npm records what it
// put into node_modules in a second lock file there.
function matchesLock() {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const locked = readJson(join(root, 'package-lock.json')).packages;
  const installed = readJson(record).packages;
  const isInstalled = ([path, entry]) =>
    path === '' || (installed[path] ? isSamePackage(entry, installed[path]) : isOptional(entry));
  return Object.entries(locked).every(isInstalled) && Object.keys(installed).every((path) => path in locked);
}

function isSamePackage(a, b) {
  return a.version === b.version && a.integrity === b.integrity;
}

function isOptional(entry) {
  return Boolean(entry.optional || entry.devOptional || entry.peer);
}

// npm would say so too, in forty lines.
function checkManifests() {
  const locked = readJson(join(root, 'package-lock.json')).packages;
  const changed = ['', ...workspaceFolders()].find((folder) => !declaresSame(locked[folder], folder));
  if (changed === undefined) return;
  const manifest = join(changed, 'package.json');
  throw new CliError(`${manifest} and package-lock.json disagree: run "npm install" and commit the lock file.`);
}

function declaresSame(locked, folder) {
  const manifest = readJson(join(root, folder, 'package.json'));
  return locked && dependencyFields.every((field) => isDeepStrictEqual(locked[field] ?? {}, manifest[field] ?? {}));
}

async function install() {
  const first = !existsSync(join(root, 'node_modules'));
  console.log(first ? 'Installing dependencies (first start only)...' : 'Updating dependencies...');
  // A build needs the development dependencies even when NODE_ENV is production.
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const clean = await runNpm(['ci', '--prefer-offline', ...options]);
  if (clean.code === 0) return;
  // `npm ci` refuses a lock file that lacks a platform's optional packages, as one written behind a
  // partial registry does. This keeps every locked version, fetches the rest, and writes no lock.
  const repaired = await runNpm(['install', '--no-save', ...options]);
  if (repaired.code === 0) return;
  throw new CliError(`${repaired.output.trimEnd()}\n\nThe dependencies could not be installed: npm says why above.`);
}

// npm's own Node, not the one running us: that may be the one in node_modules that npm replaces.
export function runNpm(args) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (node && script && /npm-cli\.[cm]?js$/.test(script)) return runQuietly({ command: node, args: [script, ...args] });
  return runQuietly({ command: 'npm', args, shell: process.platform === 'win32' });
}

async function verifyNode() {
  const version = readJson(join(root, 'package.json')).dependencies.node;
  if (!existsSync(nodePath)) {
    throw new CliError(
      `Node ${version} is missing because npm skipped the install script that fetches it: run "npm rebuild --ignore-scripts=false", then try again.`,
    );
  }
  const { code, output } = await runQuietly({ command: nodePath, args: ['--version'] });
  if (code === 0 && output.trim() === `v${version}`) return;
  throw new CliError(
    `Node ${version} in node_modules/node does not run on this machine (${output.trim()}): run "npm ci" here, then try again.`,
  );
}
