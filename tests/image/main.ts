// npm run image: builds the container image as root, without a container engine, and tries it as an operator would run it.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { startSmtpServer } from '../support/counterparts/smtp.ts';
import { startPostgres } from '../support/database/postgres.ts';
import { baseImageOptions } from './base-images.ts';
import { buildah } from './buildah.ts';
import { startContainer } from './container.ts';
import { signInAndBuy } from './customer.ts';
import { type ImageConfig, readConfig, runIn } from './read-only-tree.ts';

const IMAGE = 'localhost/wickwise';
const root = path.resolve(import.meta.dirname, '../..');

function build(): void {
  const begun = performance.now();
  buildah('build', '--isolation', 'chroot', '--format', 'docker', ...baseImageOptions(root), '--tag', IMAGE, root);
  console.log(`Built ${IMAGE} in ${inSeconds(performance.now() - begun)}.`);
}

/** Starts the image's tree, and ends with what was measured. */
async function tryOut(tree: string): Promise<void> {
  const config = readConfig(IMAGE);
  await expectReadOnly(tree, config);
  const [postgres, smtp] = await Promise.all([startPostgres(), startSmtpServer()]);
  try {
    const database = `${postgres.url}/postgres`;
    const first = await startContainer({ tree, config, database, smtp: smtp.url });
    await signInAndBuy(first.origin, smtp);
    const { code } = await runIn({ tree, config, command: healthcheckOf(config), variables: { PORT: first.port } });
    if (code !== 0) throw new Error(`The health check ended with ${code}.`);
    await first.stop();
    const second = await startContainer({ tree, config, database, smtp: smtp.url });
    await second.stop();
    const times = `${inSeconds(first.startedIn)} on an empty database, ${inSeconds(second.startedIn)} on a migrated one`;
    console.log(`Ready in ${times}, as user ${config.User} on a read-only tree.`);
    console.log('Signed in by mailed link and by password, bought with the test card, healthy, stopped by SIGTERM.');
  } finally {
    await Promise.all([postgres.remove(), smtp.close()]);
  }
}

/** Root could write wherever the file system allows it. */
async function expectReadOnly(tree: string, config: ImageConfig): Promise<void> {
  const { code, output } = await runIn({ tree, config, user: '0:0', command: ['touch', 'package.json'] });
  if (code === 0 || !output.includes('Read-only')) throw new Error(`The tree is not read-only: ${code} ${output}`);
}

function healthcheckOf({ Healthcheck: { Test } }: ImageConfig): readonly string[] {
  if (Test[0] !== 'CMD') throw new Error(`The health check needs a shell: ${Test.join(' ')}`);
  return Test.slice(1);
}

const PARTS = { Node: 'usr/local/bin/node', dependencies: 'app/node_modules', site: 'app/apps/web/build' };

function printSize(tree: string): void {
  const parts = Object.entries(PARTS).map(([name, folder]) => `${name} ${sizeOf(path.join(tree, folder))}`);
  const compressed = execFileSync('sh', ['-c', 'tar --create --directory="$1" . | gzip | wc --bytes', 'sh', tree]);
  console.log(`${sizeOf(tree)} (${parts.join(', ')}), compressed ${inMegabytes(Number(compressed))}.`);
}

function sizeOf(folder: string): string {
  return inMegabytes(Number.parseInt(execFileSync('du', ['--summarize', '--bytes', folder], { encoding: 'utf8' }), 10));
}

function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}

function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

build();
const container = buildah('from', IMAGE);
try {
  const tree = buildah('mount', container);
  printSize(tree);
  await tryOut(tree);
} finally {
  buildah('rm', container);
}
