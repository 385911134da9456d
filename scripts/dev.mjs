// npm run dev: server and web app, both reloading. The browser talks to PORT; Vite hands API calls on to the port after it.
import concurrently from 'concurrently';

const port = Number(process.env.PORT || 3000);
const API_PORT = String(port + 1);
const PUBLIC_URL = process.env.PUBLIC_URL ?? `http://localhost:${port}`;

const { result } = concurrently(
  [
    {
      name: 'api',
      command: 'node --watch --watch-preserve-output --env-file-if-exists=.env apps/server/src/main.ts',
      env: { PORT: API_PORT, PUBLIC_URL },
    },
    {
      name: 'web',
      command: `react-router dev --port ${port} --strictPort`,
      cwd: 'apps/web',
      env: { API_PORT, NODE_ENV: 'development' },
    },
  ],
  { prefix: 'name', killOthersOn: ['success', 'failure'] },
);
await result.catch(() => {
  process.exitCode = 1;
});
