// Which folders and file names there are.
import { apps, featureOrder, layers, limits, packages, vagueNames } from './layout-rules.mjs';

const kebab = '[a-z0-9]+(?:-[a-z0-9]+)*';
const named = (endings) => new RegExp(`^${kebab}${endings}$`);
const codeFile = /\.(?:ts|tsx|mjs|css)$/;

/** Whether a file is a test: tests are next to what they test, and may import anything. */
export function isTest(path) {
  return path.startsWith('tests/') || /\.test\.(?:ts|tsx|mjs)$/.test(path);
}

/** What is wrong with where a file lies. */
export function checkPlace({ path }) {
  const [area, name, ...rest] = path.split('/');
  if (area === 'packages') return checkPackage(name, rest);
  if (area !== 'apps') return [];
  if (!apps.includes(name)) return [`apps/ holds ${list(apps)}: move it into one of them.`];
  if (!(name in layers)) return checkPlainApp(name, rest);
  const { source } = layers[name];
  return path.startsWith(`${source}/`) ? checkApp(name, path.slice(source.length + 1).split('/')) : [];
}

/** An app of one purpose, without layers: its code lies in src/, in folders as it sees fit. */
function checkPlainApp(name, [top, ...rest]) {
  if (top !== 'src' || rest.includes('migrations')) return [];
  if (isFine(rest, named('(?:(?:\\.(?:api|http|race))?\\.test)?\\.ts'))) return [];
  return [`files of apps/${name} are named in-kebab-case.ts: rename it.`];
}

function checkPackage(name, rest) {
  const names = Object.keys(packages);
  if (!names.includes(name)) return [`packages/ holds ${list(names)}: move it into one of them.`];
  if (rest.length < 2 || rest[0] !== 'src' || isFine(rest, named('(?:\\.(?:test|generated))?\\.ts'))) return [];
  return ['files of a package are named in-kebab-case.ts: rename it.'];
}

function checkApp(app, [top, ...rest]) {
  const { source, folders, files } = layers[app];
  if (rest.length === 0) {
    if (files.includes(top) || isTest(top)) return [];
    return [`${source} itself holds ${list(files)}: move it into ${list(folders.map((folder) => `${folder}/`))}.`];
  }
  if (!folders.includes(top)) return [`${source} has the folders ${list(folders)}: move it into one of them.`];
  return checkFolder[`${app}/${top}`](rest);
}

const checkFolder = {
  'server/plugins': (rest) =>
    plain(rest, named('(?:(?:\\.(?:api|http))?\\.test)?\\.ts'), 'plugins/ holds kebab-case .ts files'),
  'server/db': checkDatabase,
  'server/features': (rest) => checkFeature('server', rest),
  'web/routes': checkRoute,
  'web/features': (rest) => checkFeature('web', rest),
  'web/ui': (rest) =>
    plain(rest, named('(?:\\.test)?\\.(?:ts|tsx|css)'), 'ui/ holds kebab-case .ts, .tsx and .css files'),
  'web/lib': (rest) => plain(rest, named('(?:\\.test)?\\.(?:ts|tsx)'), 'lib/ holds kebab-case .ts and .tsx files'),
};

function plain(rest, pattern, what) {
  return isFine(rest, pattern) ? [] : [`${what}: rename it.`];
}

function checkDatabase(rest) {
  const [folder, file] = rest;
  if (folder === 'migrations') return [];
  if (folder !== 'schema')
    return plain(rest, named('(?:(?:\\.(?:api|http|race))?\\.test)?\\.ts'), 'db/ holds kebab-case .ts files');
  const noun = file?.replace(/(?:\.test)?\.ts$/, '');
  if (rest.length === 2 && [...featureOrder.server, 'schema'].includes(noun)) return [];
  return [
    `db/schema/ has schema.ts and one file per noun (${list(featureOrder.server)}): move the tables into the file of their noun.`,
  ];
}

function checkRoute(rest) {
  if (rest.length === 2 && isFine(rest, named('(?:\\.test)?\\.tsx'))) return [];
  return [
    'a route is routes/<area>/<screen>.tsx in kebab-case: move it there, or into the feature that holds its logic.',
  ];
}

function checkFeature(app, [noun, ...rest]) {
  if (noun === 'README.md' && rest.length === 0) return [];
  const known = featureOrder[app];
  if (!known.includes(noun))
    return [`features/ has one folder per noun (${list(known)}): move it to the noun it belongs to.`];
  if (rest.length > 0 && rest.length <= 2 && isFine(rest, featureFile[app])) return [];
  return [`${featureRule[app]}: rename it, or move it up.`];
}

const featureFile = {
  server: named('(?:(?:\\.(?:api|http|race))?\\.test)?\\.ts'),
  web: named('(?:\\.test)?\\.tsx?'),
};

const featureRule = {
  server: 'a feature holds kebab-case .ts files, in one subfolder at most',
  web: 'a feature holds kebab-case .ts files and components (.tsx), in one subfolder at most',
};

function isFine(rest, pattern) {
  const file = rest.at(-1);
  return file === 'README.md' || (rest.slice(0, -1).every((folder) => named('').test(folder)) && pattern.test(file));
}

/** Names that say nothing about what they hold. */
export function checkName({ path }) {
  const file = path.split('/').at(-1);
  if (/^index\.(?:ts|tsx|mjs)$/.test(file))
    return ['no index files: import from the file itself, or name it after what it holds.'];
  const lastWords = path.split('/').map((name) => name.split('.')[0].split('-').at(-1));
  const vague = vagueNames.find((name) => lastWords.includes(name));
  return vague
    ? [`"${vague}" says nothing: name it after what it holds, or move its parts to what they belong to.`]
    : [];
}

const dataFile = /\.generated\.ts$|^packages\/(?:curriculum\/src|[a-z]+\/fixtures)\//;

export function checkSize({ path, source }) {
  if (!codeFile.test(path) || dataFile.test(path)) return [];
  const lines = source.trimEnd().split('\n').length;
  const isRoute = path.startsWith(`${layers.web.source}/routes/`) && !isTest(path);
  if (isRoute && lines > limits.route) {
    return [`${lines} lines, a route has at most ${limits.route}: move its parts into features/<noun>/.`];
  }
  return lines > limits.source
    ? [`${lines} lines, a file has at most ${limits.source}: split it by what its parts do.`]
    : [];
}

export function list(words) {
  return words.join(', ');
}
