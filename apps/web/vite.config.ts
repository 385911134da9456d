import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { makeFontSubsets, subsetFolder } from './scripts/font-subsets.ts';
import { publicPatterns } from './scripts/public-patterns.ts';
import { leaveReloadToApp } from './scripts/router-reload.ts';

const api = `http://localhost:${process.env.API_PORT ?? '3001'}`;

await makeFontSubsets();

export default defineConfig({
  plugins: [tailwindcss(), publicPatterns(), leaveReloadToApp(), reactRouter()],
  resolve: { alias: { '@subset-fonts': subsetFolder } },
  // Every screen's dependencies are found at the start: one found later would reload the page.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.{ts,tsx}'] },
  // What nearly every page loads comes in two files: dozens of small ones compress worse, and each is a request.
  build: {
    rolldownOptions: {
      // Wick's conversation is a file of its own: screens that show it at once load it with the page, others on demand.
      checks: { ineffectiveDynamicImport: false },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/,
            },
            { name: 'shared', minShareCount: 10 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api, '/dev/mail': api, '/sandbox': api } },
});
