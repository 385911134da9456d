import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const api = `http://localhost:${process.env.API_PORT ?? '3001'}`;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  server: { proxy: { '/api': api, '/dev/mail': api } },
});
