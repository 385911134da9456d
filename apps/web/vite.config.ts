import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const api = `http://localhost:${process.env.API_PORT ?? '3001'}`;

/** What every page loads. In one file it is smaller by six kilobytes than in the many that sharing would make of it. */
const framework = {
  name: 'framework',
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/,
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Every screen's dependencies are found at once: one found later would reload the page.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.{ts,tsx}'] },
  build: { rolldownOptions: { output: { codeSplitting: { groups: [framework] } } } },
  server: { proxy: { '/api': api, '/dev/mail': api, '/sandbox': api } },
});
