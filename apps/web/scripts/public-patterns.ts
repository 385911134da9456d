import { patterns } from '@wickwise/curriculum/patterns';
import { readerPatterns, toPreview } from '@wickwise/curriculum/reader-patterns';
import type { Plugin } from 'vite';

const publicLessons = readerPatterns({ hasHeritageAccess: false }).filter(({ access }) => access === 'lesson');
const publicPreviews = patterns.map(toPreview);
/** As many as a large screen shows side by side. All the pictures would be five times as large as the list. */
const PICTURED = 4;
const listedPatterns = publicPreviews.map((preview, place) =>
  place < PICTURED ? preview : { ...preview, picture: null },
);

const hammer = publicLessons.find(({ id }) => id === 'hammer');
if (hammer?.access !== 'lesson')
  throw new Error('The live charts show the hammer to everyone, so its lesson has to be free.');
const { name, rules, example, nearMiss } = hammer;

/** The values of each module, by its name. */
const modules = new Map<string, Record<string, unknown>>([
  ['virtual:public-patterns', { publicLessons, publicPreviews }],
  ['virtual:listed-patterns', { listedPatterns }],
  ['virtual:sample-pattern', { samplePattern: { name, rules, example, nearMiss } }],
]);
/** The prefix of virtual modules' ids in Vite. */
const VIRTUAL = '\0';

/** The lessons that everyone may read. */
export const publicLessonIds = publicLessons.map(({ id }) => id);

/**
 * What everyone may read about the patterns, as modules: `virtual:public-patterns`, for rendering pages at build time,
 * and, for browsers too, `virtual:listed-patterns`, the list of lessons, and `virtual:sample-pattern`, the rules of one
 * on its chart. None has premium content.
 */
export function publicPatterns(): Plugin {
  return {
    name: 'public-patterns',
    resolveId: (name) => (modules.has(name) ? VIRTUAL + name : null),
    load: (id) => exportAll(modules.get(id.replace(VIRTUAL, ''))),
  };
}

/** Null for a module of another plugin. */
function exportAll(values: Record<string, unknown> | undefined): string | null {
  if (values === undefined) return null;
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
