import { mkdir } from 'node:fs/promises';
import { openEmbeddedFolder } from '../../../apps/server/src/db/embedded-folder.ts';

/** A process of its own that opens the data in the folder given to it, says so, and holds it until it is killed. */
try {
  await openEmbeddedFolder(process.argv[2] ?? '', async (folder) => void (await mkdir(folder)));
  process.stdout.write('held\n');
  setInterval(() => {}, 60_000);
} catch (error) {
  process.stdout.write(`refused: ${error instanceof Error ? error.message : String(error)}\n`);
}
