import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openDataFolder } from './data-folder.ts';

/** The secret of this name in the data folder: what an earlier or concurrent start has written, or else a new one. */
export async function keepSecret(
  dataDir: string,
  { name, create }: { name: string; create: () => string },
): Promise<{ file: string; text: string }> {
  const file = path.resolve(dataDir, name);
  await openDataFolder(dataDir);
  try {
    await writeFile(file, create(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return { file, text: await readFile(file, 'utf8') };
}
