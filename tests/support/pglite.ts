import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { dumpMigrated } from '../../apps/server/src/db/client.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file that every embedded database of this test run begins with. */
    pgliteImage: string;
  }
}

/** Making and migrating an embedded database takes seconds, beginning with an image of one a fraction of that. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wickwise-pglite-'));
  const file = path.join(folder, 'migrated.tar');
  await writeFile(file, (await dumpMigrated()).stream());
  project.provide('pgliteImage', file);
  return () => rm(folder, { recursive: true, force: true });
}
