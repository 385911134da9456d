import { existsSync } from 'node:fs';
import { makeDataDir, prepareData, removeDataDir, siteFolder } from '../browser/support/server-process.ts';
import { startDisplay } from './engine/display.ts';

/** Starts the screen that the browsers are shown on, and prepares the data once. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!existsSync(siteFolder)) throw new Error('The web app is not built. Run "npm run browsers".');
  const display = await startDisplay();
  const prepared = await makeDataDir();
  await prepareData(prepared);
  process.env.DISPLAY = display.name;
  process.env.PREPARED_DATA_DIR = prepared;
  return async () => {
    display.stop();
    await removeDataDir(prepared);
  };
}
