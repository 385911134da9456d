import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const api = `http://localhost:${process.env.API_PORT ?? '3001'}`;

/**
 * What nearly every page loads, in two files: together they are smaller by nine kilobytes than the dozens that sharing
 * would make of them.
 */
const groups = [
  { name: 'framework', test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/ },
  // Not what only buyers need: many screens ask about a purchase, and the landing page asks about none.
  {
    name: 'shared',
    test: /[\\/](apps[\\/]web[\\/]app[\\/](?!features[\\/]payment[\\/])|packages[\\/])/,
    minShareCount: 8,
  },
  // Parts of the design system are small: each in a file of its own costs more than it saves.
  { name: 'shared', test: /[\\/]apps[\\/]web[\\/]app[\\/]ui[\\/]/, minShareCount: 5 },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Every screen's dependencies are found at once: one found later would reload the page.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.{ts,tsx}'] },
  build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
  server: { proxy: { '/api': api, '/dev/mail': api, '/sandbox': api } },
});
