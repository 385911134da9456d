import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '@react-router/dev/config';

/** Every path is served as a file: rendered at build time, or the empty page for paths with parameters. */
export default {
  ssr: false,
  prerender: ({ getStaticPaths }) => getStaticPaths(),
  async buildEnd({ buildManifest, reactRouterConfig }) {
    const routes = Object.values(buildManifest?.routes ?? {});
    const paths = routes.flatMap((route) => (route.path?.includes(':') ? [`/${route.path}`] : []));
    await writeFile(path.join(reactRouterConfig.buildDirectory, 'parameter-paths.json'), JSON.stringify(paths));
  },
} satisfies Config;
