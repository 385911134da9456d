import { CliError, runQuietly } from './process.mjs';

/** The commit at which this branch left `ref`, and the files that differ from it: committed since, changed, and new. */
export async function findChanges(ref) {
  const since = (await git('merge-base', ref, 'HEAD')).trim();
  const [tracked, untracked] = [
    await git('diff', '--name-only', since),
    await git('ls-files', '--others', '--exclude-standard'),
  ];
  return { since, files: `${tracked}${untracked}`.split('\n').filter(Boolean) };
}

async function git(...args) {
  const { code, output } = await runQuietly({ command: 'git', args });
  if (code !== 0) throw new CliError(`--changed needs a git repository and the name of a commit. ${output.trim()}`);
  return output;
}

const product =
  /^(?:apps|packages)\/(?!.*(?:\.test\.tsx?|\.md)$)|^(?:package-lock\.json|tests\/playwright\.config\.ts)$/;
const specs = /^tests\/.*\.ts$/;

/** How many browser tests the changed files can reach: `all`, `importing` (those that import one) or `none`. */
export function reachInBrowser(files) {
  if (files.some((file) => product.test(file))) return 'all';
  return files.some((file) => specs.test(file)) ? 'importing' : 'none';
}

const leftOutInBrowser = {
  all: '',
  importing: ' Browser tests that import none of them.',
  none: ' All browser tests: nothing of the product or of these tests has changed.',
};

/** What a run of the changed files has not tried. */
export function describeLeftOut(files) {
  const others = `Unit, component and API tests that import none of the ${files.length} changed files.`;
  return `\nLeft out: ${others}${leftOutInBrowser[reachInBrowser(files)]}`;
}
