import { existsSync } from 'node:fs';
import { makeDataDir, prepareData, removeDataDir, siteFolder, startServer } from './server-process.ts';

/** Prepares the data once, and starts the one server that the tests share on a copy of it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!existsSync(siteFolder)) throw new Error('The web app is not built. Run "npm test", or "npm start" once, first.');
  const prepared = await makeDataDir();
  await prepareData(prepared);
  const shared = await makeDataDir(prepared);
  const server = await startServer(shared, { TRUST_PROXY: 'loopback', ACADEMY_URL: 'https://academy.example' });
  process.env.PREPARED_DATA_DIR = prepared;
  process.env.SHARED_SERVER_URL = server.url;
  return async () => {
    await server.kill();
    await Promise.all([prepared, shared].map(removeDataDir));
  };
}
