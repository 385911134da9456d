import { patterns } from '@wickwise/curriculum/patterns';
import { readerPatterns, toPreview } from '@wickwise/curriculum/reader-patterns';
import type { Plugin } from 'vite';

const NAME = 'virtual:public-patterns';
/** As Vite wants the ids of modules that are no files. */
const ID = `\0${NAME}`;

const publicLessons = readerPatterns({ hasHeritageAccess: false }).filter(({ access }) => access === 'lesson');
const publicPreviews = patterns.map(toPreview);

/** The lessons that everyone may read. */
export const publicLessonIds = publicLessons.map(({ id }) => id);

/**
 * The module `virtual:public-patterns`: of the patterns what everyone may read. Pages are made of it while they are
 * built, and nothing premium is within reach of a browser's module.
 */
export function publicPatterns(): Plugin {
  return {
    name: 'public-patterns',
    resolveId: (id) => (id === NAME ? ID : null),
    load: (id) => (id === ID ? exportAll({ publicLessons, publicPreviews }) : null),
  };
}

function exportAll(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
