import { execFileSync } from 'node:child_process';

/** Slower and larger than others, and the one storage that works on any file system. */
const STORAGE = ['--storage-driver', 'vfs'];

/** Runs Debian's `buildah`, and returns what it printed. */
export function buildah(...args: readonly string[]): string {
  return execFileSync('buildah', [...STORAGE, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();
}

/** Whether `buildah` succeeds. What it says is shown when it doesn't. */
export function buildahSucceeds(...args: readonly string[]): boolean {
  try {
    buildah(...args);
    return true;
  } catch {
    return false;
  }
}

/** Builds an image by what `work` writes into the tree of another one, or of none. */
export function buildFrom(base: string, name: string, work: (tree: string, container: string) => void): void {
  const container = buildah('from', base);
  try {
    work(buildah('mount', container), container);
    buildah('umount', container);
    buildah('commit', '--quiet', container, name);
  } finally {
    buildah('rm', container);
  }
}
