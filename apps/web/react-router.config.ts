import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { articleCards } from '@wickwise/curriculum/articles/article-cards';

/**
 * Every path is served as a file: rendered at build time, or the empty page for paths with parameters. The articles are
 * known when the page is built, so each is rendered too.
 */
export default {
  ssr: false,
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), ...articleCards.map(({ id }) => `/learn/articles/${id}`)],
  async buildEnd({ buildManifest, reactRouterConfig }) {
    const routes = Object.values(buildManifest?.routes ?? {});
    const paths = routes.flatMap((route) => (route.path?.includes(':') ? [`/${route.path}`] : []));
    await writeFile(path.join(reactRouterConfig.buildDirectory, 'parameter-paths.json'), JSON.stringify(paths));
  },
} satisfies Config;
