// Installs the dependencies unless node_modules holds what package-lock.json names. Runs on the machine's own Node and
// needs nothing installed; everything after it runs on the Node of package.json, whose command npm then finds first.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** What npm has put into node_modules, in the shape of the lock file. */
const INSTALLED = 'node_modules/.package-lock.json';
const readPackages = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

function isInstalled() {
  const installed = readPackages(INSTALLED);
  const isThere = ([path, { version, optional, devOptional, peer }]) =>
    path === '' || optional || devOptional || peer || (path in installed && installed[path].version === version);
  return Object.entries(readPackages('package-lock.json')).every(isThere);
}

if (!isInstalled()) {
  console.log('Installing dependencies...');
  // The npm that runs this script, on its own Node: the one in node_modules is about to be replaced.
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  // A build needs the development dependencies even when NODE_ENV is production.
  const { status } = spawnSync(node, [npm, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('npm couldn’t install the dependencies; its own message is above.');
    process.exit(status ?? 1);
  }
}

if (!existsSync('node_modules/node/bin')) {
  console.error('npm skipped the script that fetches Node: run "npm rebuild --ignore-scripts=false", then try again.');
  process.exitCode = 1;
}
