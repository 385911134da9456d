// Makes sure that a browser for the tests starts: the machine's or Playwright's own, or one installed with Playwright or,
// where it has no download, with apt.
import { execSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { headlessChromiumPath } from './support/chromium.ts';

const installers = [
  'npx playwright install --with-deps --only-shell chromium',
  'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell',
];

/** Null when a browser starts, else why none does. */
async function problemOfStart(): Promise<string | null> {
  const executablePath = headlessChromiumPath();
  try {
    const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
    await browser.close();
    return null;
  } catch (error) {
    return String(error);
  }
}

let problem = await problemOfStart();
for (const installer of process.env.CHROMIUM_PATH === undefined ? installers : []) {
  if (problem === null) break;
  console.log(`No browser starts. Trying: ${installer}`);
  try {
    execSync(installer, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  } catch (error) {
    console.log(String(error));
  }
  problem = await problemOfStart();
}
if (problem !== null) {
  console.error(`${problem}\nInstall Chromium or Google Chrome, or set CHROMIUM_PATH to one, and try again.`);
  process.exitCode = 1;
}
