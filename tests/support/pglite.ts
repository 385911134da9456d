import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { dumpFolder, openDatabase } from '../../apps/server/src/db/client.ts';
import { prepareDatabase } from './prepare-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file that every embedded database of this test run begins with. */
    pgliteImage: string;
    /** The same as a folder of data, for processes to be started on copies of it. */
    embeddedData: string;
  }
}

/** Making and migrating an embedded database takes seconds, beginning with an image of one a fraction of that. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wickwise-pglite-'));
  const [file, dataDir] = [path.join(folder, 'prepared.tar'), path.join(folder, 'data')];
  await prepareDatabase(await openDatabase({ dataDir }));
  await writeFile(file, (await dumpFolder(dataDir)).stream());
  project.provide('pgliteImage', file);
  project.provide('embeddedData', dataDir);
  return () => rm(folder, { recursive: true, force: true });
}
