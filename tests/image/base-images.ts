import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { buildah, buildahSucceeds, buildFrom } from './buildah.ts';

const DEBIAN = 'localhost/wickwise-debian';
const NODE = 'localhost/wickwise-node';
const RELEASE = 'trixie';
/** What Debian's slim images leave out. */
const LEFT_OUT = [
  'usr/share/doc',
  'usr/share/info',
  'usr/share/locale',
  'usr/share/man',
  'var/cache/apt',
  'var/lib/apt/lists',
];
const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt';

/** What `buildah build` needs to know of the base images: nothing where a registry has those of the Dockerfile. */
export function baseImageOptions(root: string): string[] {
  const images = [...readFileSync(path.join(root, 'Dockerfile'), 'utf8').matchAll(/^ARG \w+_IMAGE=(\S+)$/gm)];
  if (images.every(([, image = '']) => buildahSucceeds('pull', '--quiet', image))) return [];
  console.log('No image registry is reached: the base is made of Debian packages and the Node of package.json.');
  if (!isBuilt(DEBIAN)) buildFrom('scratch', DEBIAN, installDebian);
  buildFrom(DEBIAN, NODE, (tree, container) => installNode(root, { tree, container }));
  const settings = path.join(homedir(), '.npmrc');
  return [
    ...['--build-arg', `DEBIAN_IMAGE=${DEBIAN}`, '--build-arg', `NODE_IMAGE=${NODE}`],
    ...(existsSync(settings) ? ['--volume', `${settings}:/root/.npmrc:ro`] : []),
  ];
}

function isBuilt(image: string): boolean {
  return buildah('images', '--quiet', '--filter', `reference=${image}`) !== '';
}

function installDebian(tree: string, container: string): void {
  buildah('config', '--env', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', container);
  execFileSync('debootstrap', ['--variant=minbase', RELEASE, tree], { stdio: ['ignore', 'ignore', 'inherit'] });
  for (const folder of LEFT_OUT) {
    for (const name of readdirSync(path.join(tree, folder))) rmSync(path.join(tree, folder, name), { recursive: true });
  }
}

/** Of this machine: the Node that the product runs on, npm, and the authorities that npm's registry is checked by. */
function installNode(root: string, { tree, container }: { tree: string; container: string }): void {
  const local = path.join(tree, 'usr/local');
  copyFileSync(path.join(root, 'node_modules/node/bin/node'), path.join(local, 'bin/node'));
  const npm = path.resolve(process.env.npm_execpath ?? '', '../..');
  cpSync(npm, path.join(local, 'lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx']) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(local, 'bin', name));
  }
  if (!existsSync(AUTHORITIES)) return;
  mkdirSync(path.join(tree, path.dirname(AUTHORITIES)), { recursive: true });
  copyFileSync(AUTHORITIES, path.join(tree, AUTHORITIES));
  buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${AUTHORITIES}`, container);
}
