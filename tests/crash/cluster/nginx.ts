import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const CONFIGURATION = new URL('../../../deploy/nginx/wickwise.conf', import.meta.url);
const STARTED_WITHIN_MS = 10_000;
const POLL_INTERVAL_MS = 50;

interface NginxPorts {
  readonly port: number;
  readonly ports: readonly number[];
}

/** The machine's nginx with the configuration of `deploy/`, before processes on these ports. Returns how to stop it. */
export async function startNginx({ port, ports }: NginxPorts): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wickwise-nginx-'));
  const file = path.join(folder, 'nginx.conf');
  const site = await readFile(CONFIGURATION, 'utf8');
  await writeFile(file, configuration(withPorts(site, { port, ports }), folder));
  const child = spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const exited = once(child, 'exit');
  await Promise.race([
    untilAnswered(`http://localhost:${port}/api/health`),
    exited.then(() => Promise.reject(new Error(`nginx has ended. ${output}`))),
  ]);
  return async () => {
    child.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true });
  };
}

function withPorts(site: string, { port, ports }: NginxPorts): string {
  const [, how = ''] = /server 127\.0\.0\.1:3000 (.*);/.exec(site) ?? [];
  const servers = ports.map((it) => `server 127.0.0.1:${it} ${how};`).join('\n  ');
  return site
    .replace(/(?: +server 127[^;]+;\n)+/, `  ${servers}\n`)
    .replace('listen 80;', `listen ${port};`)
    .replace('listen [::]:80;', '');
}

function configuration(site: string, folder: string): string {
  return `
daemon off;
pid ${folder}/nginx.pid;
error_log stderr crit;
worker_processes 1;
events { worker_connections 2048; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${site}
}`;
}

async function untilAnswered(url: string): Promise<void> {
  const deadline = Date.now() + STARTED_WITHIN_MS;
  for (;;) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    if (Date.now() > deadline) throw new Error(`nginx does not answer at ${url}.`);
    await pause(POLL_INTERVAL_MS);
  }
}
