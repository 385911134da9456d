// npm run dev: server and web app, both reloading. The browser talks to PORT (default 3000); the
// web app's development server hands API calls on to the port after it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureInstalled, nodePath } from './install.mjs';
import { CliError, endOf, exitLike, passSignalsTo, runScript } from './process.mjs';
import { packageBin, root } from './workspace.mjs';

await runScript(async () => {
  await ensureInstalled();
  const port = chosenPort();
  const apiPort = String(port + 1);
  const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const server = start({
    name: 'api',
    args: ['--watch', '--watch-preserve-output', '--env-file-if-exists=.env', 'apps/server/src/main.ts'],
    env: { ...colors, PORT: apiPort, PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}` },
  });
  const web = start({
    name: 'web',
    args: [packageBin('@react-router/dev', 'react-router'), 'dev', '--port', String(port), '--strictPort'],
    cwd: join(root, 'apps/web'),
    env: { ...colors, PORT: String(port), API_PORT: apiPort, NODE_ENV: 'development' },
  });
  exitLike(await bothEnd([server, web]));
});

function chosenPort() {
  const port = Number(process.env.PORT || 3000);
  if (Number.isInteger(port) && port > 0 && port < 65535) return port;
  throw new CliError(`PORT is "${process.env.PORT}": it must be a whole number from 1 to 65534.`);
}

function start({ name, args, cwd = root, env }) {
  const child = spawn(nodePath, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${name.padEnd(3)} | ${line}`));
  }
  return child;
}

/** Waits for the first to end, ends the other, and reports how the first one ended. */
async function bothEnd(children) {
  const passing = children.map(passSignalsTo);
  const ends = children.map(endOf);
  const first = await Promise.race(ends);
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(ends);
  for (const { stop } of passing) stop();
  return first;
}
