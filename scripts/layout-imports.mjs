// Who may import whom.
import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { isTest, list } from './layout-places.mjs';
import {
  appImports,
  clockReads,
  featureOrder,
  frameworks,
  impurities,
  layers,
  packages,
  publicCurriculum,
  publicView,
} from './layout-rules.mjs';
import { lineAt, listImports, withoutProse } from './layout-source.mjs';

/** The imports of a file that run the wrong way. Each message says where the code belongs instead. */
export function checkImports({ path, source }) {
  const from = placeOf(path);
  if (isTest(path) || !from) return [];
  return listImports(source).flatMap(({ specifier, typeOnly, line }) => {
    const target = resolveImport(path, specifier);
    const fault =
      target && faultOf({ from, to: placeOf(target) ?? { workspace: target.split('/')[0] }, specifier, typeOnly });
    return fault ? [`line ${line} imports ${specifier}: ${fault}`] : [];
  });
}

/** The repository path that an import names, or null for a library. */
function resolveImport(path, specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  if (specifier.startsWith('#tests/')) return specifier.slice(1);
  if (specifier.startsWith('#app/')) return `${layers.web.source}/${specifier.slice('#app/'.length)}`;
  const [, workspace, file] = /^@wickwise\/([^/]+)\/?(.*)$/.exec(specifier) ?? [];
  if (!workspace) return null;
  if (workspace in packages) return posix.normalize(`packages/${workspace}/src/${file}`);
  return workspace in layers ? `apps/${workspace}/${file}` : `${workspace}/${file}`;
}

/** The workspace of a file and, inside an app, its layer and feature. */
function placeOf(path) {
  const [area, workspace, , ...inner] = path.split('/');
  if (area === 'packages') return { workspace, file: inner.join('/') };
  if (area !== 'apps') return null;
  const { source } = layers[workspace] ?? {};
  if (!source || !path.startsWith(`${source}/`)) return { workspace, isPublicView: path === publicView };
  const [top, second, ...rest] = path.slice(source.length + 1).split('/');
  if (second === undefined) return { workspace, layer: top === 'env.ts' ? 'env' : 'entry', file: top };
  return top === 'features'
    ? { workspace, layer: top, noun: second, file: rest.join('/') }
    : { workspace, layer: top, file: [second, ...rest].join('/') };
}

function faultOf({ from, to, specifier, typeOnly }) {
  if (from.workspace !== to.workspace) return workspaceFault({ from, to, specifier, typeOnly });
  if (from.workspace === 'curriculum') return premiumFault({ from, to, typeOnly });
  if (!from.layer || !to.layer || from.layer === 'entry') return null;
  return layerFault(from, to) ?? aliasFault({ from, to, specifier });
}

/** Far away, a path from the top is easier to read and survives a move of the importer. */
function aliasFault({ from, to, specifier }) {
  if (from.workspace !== 'web' || !specifier.startsWith('../../')) return null;
  return `write it from the top: #app/${[to.layer, to.noun, to.file].filter(Boolean).join('/')}.`;
}

function workspaceFault({ from, to, specifier, typeOnly }) {
  if (from.file === 'seed.ts' && to.workspace === 'tests') return null;
  const values = valueImports(from);
  const types = packages[from.workspace]?.importsTypes ?? [];
  if (types.includes(to.workspace) && !typeOnly) {
    return `${from.workspace} takes only types from ${to.workspace}: write "import type", or move the value into ${from.workspace}.`;
  }
  if (![...values, ...types].includes(to.workspace)) return foreignFault(from, [...values, ...types]);
  if (from.workspace === 'web' && to.workspace === 'curriculum' && !isPublic(to) && !from.isPublicView) {
    return 'premium content must never reach a browser: ask the server for it through a call of the contract.';
  }
  return specifier.startsWith('.') ? `import other workspaces by name: @wickwise/${to.workspace}/<file>.` : null;
}

/** The workspaces from which a file may import values. */
function valueImports({ workspace, layer }) {
  return layers[workspace]?.packages?.[layer] ?? packages[workspace]?.imports ?? appImports[workspace] ?? [];
}

function foreignFault({ workspace, layer }, allowed) {
  const importer = layers[workspace]?.packages?.[layer] ? layer : workspace;
  const others = allowed.length > 0 ? `imports only ${list(allowed)}` : 'imports no other workspace';
  return `${importer} ${others}: move what both need into a package that both may import, or pass it in as an argument.`;
}

/** What a public file loads goes to the browser with it. */
function premiumFault({ from, to, typeOnly }) {
  if (typeOnly || !isPublic(from) || isPublic(to)) return null;
  return 'what the web may import loads nothing premium: write "import type", or move what it needs beside it.';
}

function isPublic({ file }) {
  const name = file.replace(/\.ts$/, '');
  return publicCurriculum.some((part) => (part.endsWith('/') ? name.startsWith(part) : name === part));
}

function layerFault(from, to) {
  const { imports, doors, folders } = layers[from.workspace];
  if (from.layer === to.layer) return from.layer === 'features' ? neighborFault({ from, to, doors }) : null;
  const allowed = imports[from.layer];
  if (allowed?.includes(to.layer)) return null;
  if (to.layer === 'entry') return `nothing below it imports ${to.file}: move what you need into ${list(folders)}.`;
  const below = allowed?.length ? `imports only ${list(allowed)}` : 'imports no other layer';
  return `${from.layer} ${below}: move what you need down, or pass it in from above.`;
}

function neighborFault({ from, to, doors }) {
  if (from.noun === to.noun) return null;
  if (runsBack(from, to)) return directionFault(from, to);
  if (doors.includes(to.file)) return null;
  return `another feature is entered only through its ${doors.join(' or ')}: export what you need from there.`;
}

/** Whether a feature imports one that comes before it in the order of features. */
function runsBack({ workspace, noun }, to) {
  const order = featureOrder[workspace];
  return order.indexOf(to.noun) < order.indexOf(noun);
}

function directionFault({ workspace, noun }, to) {
  const above = workspace === 'web' ? 'a route' : 'app.ts';
  return `${to.noun} stands above ${noun} in featureOrder (scripts/layout-rules.mjs), and imports only run down: let ${above} hand in what you need, or move it down into ${noun}.`;
}

/** A pure package takes time, randomness and state as arguments. */
export function checkPurity({ path, source }) {
  if (isTest(path) || !/^packages\/[^/]+\/src\/.*\.ts$/.test(path)) return [];
  const uses = findUses(source, impurities).map(
    ({ line, what, instead }) => `line ${line} uses ${what}: packages are pure, ${instead}.`,
  );
  const imports = listImports(source)
    .filter(({ specifier }) => isPlatform(specifier))
    .map(({ specifier, line }) => `line ${line} imports ${specifier}: packages are pure, do this in an app.`);
  return [...uses, ...imports];
}

/** The server has one clock, which tests set: its features and plugins are handed it. */
export function checkClock({ path, source }) {
  if (isTest(path) || !/^apps\/server\/src\/(features|plugins)\/.*\.ts$/.test(path)) return [];
  return findUses(source, clockReads).map(({ line, what }) => `line ${line} uses ${what}: take the runtime's clock.`);
}

function findUses(source, forbidden) {
  const code = withoutProse(source);
  return forbidden.flatMap(({ pattern, what, instead }) => {
    const match = pattern.exec(code);
    return match ? [{ line: lineAt(code, match.index), what, instead }] : [];
  });
}

function isPlatform(specifier) {
  const name = specifier.split('/')[0];
  return specifier.startsWith('node:') || builtinModules.includes(name) || isFramework(name);
}

function isFramework(name) {
  return frameworks.includes(name) || name === '@fastify';
}
