import { makeDataDir, removeDataDir, type ServerProcess, startServer } from './server-process.ts';

/** Runs a server on a copy of the prepared data, for as long as `use` takes. */
export async function runPreparedServer(
  variables: Record<string, string>,
  use: (server: ServerProcess) => Promise<void>,
): Promise<void> {
  const dataDir = await makeDataDir(process.env.PREPARED_DATA_DIR);
  const server = await startServer(dataDir, { ACADEMY_URL: 'https://academy.wickwise.example', ...variables });
  await use(server);
  await server.kill();
  await removeDataDir(dataDir);
}
