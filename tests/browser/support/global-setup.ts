import { existsSync } from 'node:fs';
import { prepareData } from './prepared-data.ts';
import { makeDataDir, removeDataDir, siteFolder } from './server-process.ts';

/** Prepares the data once: every worker's server starts on a copy. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!existsSync(siteFolder)) throw new Error('The web app is not built. Run "npm test", or "npm start" once, first.');
  const dataDir = await makeDataDir();
  await prepareData(dataDir);
  process.env.PREPARED_DATA_DIR = dataDir;
  return () => removeDataDir(dataDir);
}
