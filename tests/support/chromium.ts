import { existsSync } from 'node:fs';

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The Chromium or Chrome of this machine: CHROMIUM_PATH, or where it usually is. Undefined where Playwright's is used. */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM_PATH ?? browsers.find((file) => existsSync(file));
}

/** Debian's headless Chromium where it is installed: the browser tests take a fifth less time in it. */
export function headlessChromiumPath(): string | undefined {
  const shell = '/usr/bin/chromium-headless-shell';
  return process.env.CHROMIUM_PATH === undefined && existsSync(shell) ? shell : chromiumPath();
}
