import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { openDataFolder } from './db/data-folder.ts';
import type { Env } from './env.ts';
import { OWNER_KEY_HEADER } from './plugins/owner-key.ts';

/** How a command reaches the process that has the embedded database open. */
const contact = z.object({ address: z.url(), origin: z.string(), ownerKey: z.string() });

const errorResponse = z.object({ message: z.string() });

export function createOwnerKey(): string {
  return randomBytes(32).toString('hex');
}

function contactFile(env: Env): string {
  return path.join(env.DATA_DIR, 'server.json');
}

/** Writes to the data folder how to reach this process. Only the folder's owner can read it. */
export async function writeContactFile(env: Env, ownerKey: string): Promise<void> {
  await openDataFolder(env.DATA_DIR);
  // An existing file would keep its permissions.
  await removeContactFile(env);
  const text = JSON.stringify({ address: ownAddress(env), origin: env.publicUrl, ownerKey });
  await writeFile(contactFile(env), text, { mode: 0o600 });
}

export async function removeContactFile(env: Env): Promise<void> {
  await rm(contactFile(env), { force: true });
}

/** The server's address on this machine. Wildcard addresses can't be called. */
function ownAddress({ host, PORT }: Env): string {
  const isEverywhere = ['localhost', '0.0.0.0', '::'].includes(host);
  const name = isEverywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${PORT}`;
}

/**
 * Calls the running server, which has the database open.
 * @throws Error with the server's message.
 */
export async function callRunningServer(env: Env, where: string, body: object = {}): Promise<unknown> {
  const { address, origin, ownerKey } = await readContact(env);
  const response = await fetch(`${address}${where}`, {
    method: 'POST',
    headers: { origin, [OWNER_KEY_HEADER]: ownerKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(errorResponse.parse(answer).message);
  return answer;
}

async function readContact(env: Env): Promise<z.output<typeof contact>> {
  try {
    return contact.parse(JSON.parse(await readFile(contactFile(env), 'utf8')));
  } catch (error) {
    throw new Error(
      `The data in ${env.DATA_DIR} is in use, and ${contactFile(env)}, which says how to reach that process, cannot ` +
        'be read. Run the command as the user that runs the server, or try again in a moment.',
      { cause: error },
    );
  }
}
