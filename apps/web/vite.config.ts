import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { makeFontSubsets, subsetFolder } from './scripts/font-subsets.ts';
import { publicPatterns } from './scripts/public-patterns.ts';

const api = `http://localhost:${process.env.API_PORT ?? '3001'}`;

/** Modules below `app/` whose path begins as `path` says, on whichever system. */
const inApp = (path: string) => new RegExp(`/apps/web/app/${path}`.replaceAll('/', String.raw`[\\/]`));

/** The part of a build's modules that a chunk's name may be chosen by. */
interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

const frame = inApp(String.raw`(root|routes/layout/site-layout)\.tsx`);

/** Whether the frame of every page, the root and the site layout, imports a module. */
function isInFrame(id: string, modules: Modules, seen = new Set<string>()): boolean {
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some(
    (importer) => frame.test(importer) || (!seen.has(importer) && isInFrame(importer, modules, seen)),
  );
}

/** What nearly every page loads, in a few files: they compress better than the dozens that sharing would make. */
const groups = [
  { name: 'framework', test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/ },
  {
    name: (id: string, modules: Modules) => (!frame.test(id) && isInFrame(id, modules) ? 'frame' : null),
    test: /\.tsx?$|lucide-react/,
  },
  // Otherwise a page that shows a tick would load the parts of screens that show one, too.
  { name: 'icons', test: /[\\/]lucide-react[\\/]/, minShareCount: 8 },
  { name: 'icons', test: inApp(String.raw`ui/(rule-mark|tick-list)\.`) },
  // The parts of screens that lessons share with their list and with drills. Other pages import their models too.
  {
    name: 'study',
    test: inApp(
      String.raw`(features/(pattern|vocabulary)/[^/]+\.tsx|ui/(adjacent-pages|candle-chart|candle-table|key-hint|below-first-screen)\.|lib/opening\.)`,
    ),
    minShareCount: 2,
  },
  // Without what only buyers need: many screens ask about a purchase, and the landing page asks about none.
  { name: 'shared', test: inApp('(?!features/(payment|site)/)'), minShareCount: 20 },
  { name: 'shared', test: /[\\/]packages[\\/]/, minShareCount: 20 },
  { name: 'shared', test: inApp('(ui|features/site)/'), minShareCount: 14 },
  // A request costs a phone more than the contents of these.
  { name: 'small', test: /\.tsx?$|lucide-react/, minShareCount: 20, maxModuleSize: 3000 },
];

await makeFontSubsets();

export default defineConfig({
  plugins: [tailwindcss(), publicPatterns(), reactRouter()],
  resolve: { alias: { '@subset-fonts': subsetFolder } },
  // Every screen's dependencies are found at the start: one found later would reload the page.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.{ts,tsx}'] },
  build: {
    rolldownOptions: { output: { codeSplitting: { groups } } },
    // A font is a file, however small: `postbuild.ts` puts it into the pages.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  server: { proxy: { '/api': api, '/dev/mail': api, '/sandbox': api } },
});
