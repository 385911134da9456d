import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildah } from './buildah.ts';

/** What an image says about how it is run. */
export interface ImageConfig {
  readonly User: string;
  readonly Env: readonly string[];
  readonly Cmd: readonly string[];
  readonly WorkingDir: string;
  readonly Healthcheck: { readonly Test: readonly string[] };
}

export function readConfig(image: string): ImageConfig {
  const { Docker } = JSON.parse(buildah('inspect', '--type', 'image', image)) as { Docker: { config: ImageConfig } };
  return Docker.config;
}

/** As a container engine does it: a file system that only reads, but for /tmp, and the command in place of the shell. */
const ENTER = `
  mount --bind "$1" "$1"
  mount -o remount,bind,ro "$1"
  mount -t tmpfs tmpfs "$1/tmp"
  mount --rbind /dev "$1/dev"
  mount --rbind /proc "$1/proc"
  tree=$1 user=$2 folder=$3
  shift 3
  exec chroot --userspec="$user" "$tree" env --chdir="$folder" "$@"`;

interface Run {
  readonly tree: string;
  readonly config: ImageConfig;
  readonly command: readonly string[];
  readonly user?: string;
  readonly variables?: Readonly<Record<string, string>>;
}

/** Runs a command in the tree of an image, by default as its user. */
export function spawnIn({ tree, config, command, user = config.User, variables = {} }: Run): ChildProcess {
  const script = ['--mount', '--propagation', 'private', 'sh', '-ec', ENTER, 'sh'];
  const set = [...config.Env, ...Object.entries(variables).map(([name, value]) => `${name}=${value}`)];
  const args = [...script, tree, user, config.WorkingDir, '--ignore-environment', ...set, ...command];
  return spawn('unshare', args, { stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Runs a command to its end, and returns its exit code and what it printed. */
export async function runIn(run: Run): Promise<{ code: number | null; output: string }> {
  const child = spawnIn(run);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}
