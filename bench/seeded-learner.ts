import { spawnSync } from 'node:child_process';
import type { ServerProcess } from '../tests/browser/support/server-process.ts';

interface SeedInput {
  readonly server: ServerProcess;
  readonly databaseUrl: string;
}

/** Fills the database with the demonstration accounts, signs one in, and returns its cookie. */
export async function signInSeeded({ server, databaseUrl }: SeedInput): Promise<string> {
  const seed = spawnSync(process.execPath, ['apps/server/src/seed.ts'], {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: server.dataDir },
    encoding: 'utf8',
  });
  if (seed.status !== 0) throw new Error(seed.stderr);
  const response = await fetch(`${server.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'heritage@example.com', password: 'candlestick-demo' }),
  });
  if (!response.ok) throw new Error(`Signing in was answered with ${response.status}.`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
