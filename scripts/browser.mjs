import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { nodePath } from './install.mjs';
import { CliError, runQuietly } from './process.mjs';
import { packageBin, packageFolder } from './workspace.mjs';

const SHELL = 'chromium-headless-shell';
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const { HOME = '', PROGRAMFILES = '', LOCALAPPDATA = '' } = process.env;
const commonPaths = {
  linux: ['/snap/bin/chromium', '/opt/google/chrome/chrome', '/usr/lib/chromium/chromium'],
  darwin: ['/Applications', join(HOME, 'Applications')].flatMap((folder) => [
    join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
    join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
  ]),
  win32: [PROGRAMFILES, process.env['PROGRAMFILES(X86)'] ?? '', LOCALAPPDATA].map((folder) =>
    join(folder, 'Google/Chrome/Application/chrome.exe'),
  ),
};

/** The path of a Chromium or Chrome that starts on this machine; installs one if there is none. */
export async function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (await starts(chosen)) return chosen;
    throw new CliError(`CHROMIUM_PATH names ${chosen}, and no browser starts there: correct or unset it.`);
  }
  return (await firstThatStarts([...installedBrowsers(), playwrightBrowser()])) ?? (await installBrowser());
}

/**
 * Like `findBrowser`, but headless Chromium where it is available: the browser tests take a fifth less time in it. On
 * Debian it is a small package of its own.
 */
export async function findLightBrowser() {
  if (process.env.CHROMIUM_PATH) return findBrowser();
  const shell = await firstThatStarts(onPath([SHELL]));
  if (shell !== null || !mayUseApt()) return shell ?? findBrowser();
  await installPackage(SHELL);
  return (await firstThatStarts(onPath([SHELL]))) ?? findBrowser();
}

function installedBrowsers() {
  return [...onPath(commands), ...(commonPaths[process.platform] ?? [])];
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return names.flatMap((name) => folders.map((folder) => join(folder, name + suffix)));
}

function playwrightBrowser() {
  const require = createRequire(import.meta.url);
  return require(packageFolder('@playwright/test')).chromium.executablePath();
}

async function firstThatStarts(paths) {
  for (const path of paths) if (await starts(path)) return path;
  return null;
}

// A file alone proves little: on some systems it is a stub, or its libraries are missing. On
// Windows asking for the version would open a window.
async function starts(path) {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  const { code } = await runQuietly({ command: path, args: ['--version'] });
  return code === 0;
}

async function installBrowser() {
  console.log('No Chromium or Chrome found. Installing one...');
  for (const { what, applies, attempt } of attempts) {
    if (!applies()) continue;
    console.log(`  ${what}`);
    const { code, output } = await attempt();
    if (code !== 0) console.log(`  did not work: ${reason(output)}`);
    const path = await firstThatStarts([playwrightBrowser(), ...installedBrowsers()]);
    if (path) return path;
  }
  throw new CliError(
    'The browser tests need a browser: install Chromium or Google Chrome, or set CHROMIUM_PATH to one, and try again.',
  );
}

const attempts = [
  {
    what: 'downloading Chromium with Playwright',
    applies: () => true,
    attempt: () => playwright('install', 'chromium'),
  },
  {
    what: "installing Chromium's system libraries",
    applies: () => mayUseApt() && existsSync(playwrightBrowser()),
    attempt: () => playwright('install-deps', 'chromium'),
  },
  {
    what: 'installing the chromium package with apt-get',
    applies: mayUseApt,
    attempt: () => installPackage('chromium'),
  },
];

function playwright(...args) {
  return runQuietly({ command: nodePath, args: [packageBin('@playwright/test', 'playwright'), ...args] });
}

function mayUseApt() {
  const release = '/etc/os-release';
  return process.getuid?.() === 0 && existsSync(release) && /^ID(_LIKE)?=.*debian/m.test(readFileSync(release, 'utf8'));
}

async function installPackage(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runQuietly({ command: 'apt-get', args: ['update'], env });
  return runQuietly({ command: 'apt-get', args: ['install', '-y', '--no-install-recommends', name], env });
}

function reason(output) {
  const lines = output.trim().split('\n');
  return lines.find((line) => /error|fail/i.test(line)) ?? lines.at(-1);
}
