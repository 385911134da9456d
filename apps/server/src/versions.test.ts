import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** What this repository holds itself has no version to pin. */
const OWN = '@wickwise/';

test.each(['package.json', 'apps/server/package.json', 'apps/web/package.json', 'tests/package.json'])(
  '%s pins every library to one version',
  async (file) => {
    const text = await readFile(fileURLToPath(new URL(`../../../${file}`, import.meta.url)), 'utf8');
    const { dependencies, devDependencies } = JSON.parse(text) as Manifest;
    const libraries = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => !name.startsWith(OWN));
    expect(libraries.length).toBeGreaterThan(0);
    expect(libraries.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  },
);
