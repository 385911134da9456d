import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of all migrations. */
export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

interface Journal {
  readonly entries: readonly { readonly when: number; readonly tag: string }[];
}

/** Whether this version of the product has a migration. A newer version has more. */
export async function isKnownMigration(migration: number): Promise<boolean> {
  return (await readJournal(MIGRATIONS)).entries.some(({ when }) => when === migration);
}

/** Makes a folder with the migrations up to one, to make a database as an earlier version did. The caller removes it. */
export async function copyMigrationsUntil(migration: number): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wickwise-migrations-'));
  await cp(MIGRATIONS, folder, { recursive: true });
  const journal = await readJournal(folder);
  const entries = journal.entries.filter(({ when }) => when <= migration);
  await writeFile(journalFile(folder), JSON.stringify({ ...journal, entries }));
  return folder;
}

async function readJournal(folder: string): Promise<Journal> {
  return JSON.parse(await readFile(journalFile(folder), 'utf8'));
}

function journalFile(folder: string): string {
  return path.join(folder, 'meta/_journal.json');
}
