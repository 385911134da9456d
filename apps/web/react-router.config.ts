import { glob, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { readingCards } from '@wickwise/curriculum/articles/article-cards';
import { paintBeforeScripts } from './scripts/paint-before-scripts.ts';
import { publicLessonIds } from './scripts/public-patterns.ts';

/** Rendered for each article; every other address below it is a 404. */
const ARTICLE_PATH = 'learn/articles/:articleId';

/** Every path is served as a file: rendered at build time, or the empty page for paths with parameters. */
export default {
  ssr: false,
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths(),
    ...publicLessonIds.map((id) => `/learn/${id}`),
    ...readingCards.map(({ id }) => `/learn/articles/${id}`),
  ],
  async buildEnd({ buildManifest, reactRouterConfig }) {
    const routes = Object.values(buildManifest?.routes ?? {});
    const isServedEmpty = (address: string) => address.includes(':') && address !== ARTICLE_PATH;
    const paths = routes.flatMap((route) => (route.path && isServedEmpty(route.path) ? [`/${route.path}`] : []));
    await writeFile(path.join(reactRouterConfig.buildDirectory, 'parameter-paths.json'), JSON.stringify(paths));
    const client = path.join(reactRouterConfig.buildDirectory, 'client');
    for await (const page of glob('**/*.html', { cwd: client })) await paintBeforeScripts(path.join(client, page));
  },
} satisfies Config;
