import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type HTMLElement, parse } from 'node-html-parser';
import { toErrorBody } from './errors.ts';
import { pagePolicy, sourcesOfPage } from './security-headers.ts';
import { updateSignedInCookie } from './signed-in-cookie.ts';

const BUILD = fileURLToPath(new URL('../../../web/build', import.meta.url));
const EMPTY_PAGE = '__spa-fallback.html';
const YEAR_SECONDS = 31_536_000;

/** The built web application, as far as the server needs to know it. */
export interface Site {
  readonly folder: string;
  readonly pages: readonly Page[];
  /** Files next to the pages that are requested by name, such as the icon. */
  readonly files: readonly string[];
}

interface Page {
  /** In the router's syntax: `:name` for a parameter, `*` for any other path. */
  readonly path: string;
  readonly file: string;
  /** CSP sources that allow the inline scripts of this page, and no others. */
  readonly scriptHashes: readonly string[];
  /** Whether the page's URL may carry a one-time token and must not be sent as a referrer, by its own meta tag. */
  readonly isSecret: boolean;
}

/** Reads the build. Returns null when there is none: then the server serves calls only. */
export async function readSite(build = BUILD): Promise<Site | null> {
  const folder = path.join(build, 'client');
  const names = await readdir(folder, { recursive: true }).catch(nullIfMissing);
  if (names === null) return null;
  const parameterPaths = JSON.parse(await readFile(path.join(build, 'parameter-paths.json'), 'utf8')) as string[];
  const addresses = [
    ...names.filter((name) => name.endsWith('index.html')).map((file) => ({ file, path: addressOf(file) })),
    ...[...parameterPaths, '*'].map((pattern) => ({ file: EMPTY_PAGE, path: pattern })),
  ];
  const pages = addresses.map(async ({ file, path: address }) => {
    const document = parse(await readFile(path.join(folder, file), 'utf8'));
    const isSecret = document.querySelector('meta[name=referrer][content=no-referrer]') !== null;
    return { path: address, file, scriptHashes: inlineScriptHashes(document), isSecret };
  });
  return { folder, pages: await Promise.all(pages), files: names.filter(isFileBesidePages) };
}

/** A build that exists but can't be read is an error that stops the start. */
function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** `learn/index.html` is the page at `/learn`. */
function addressOf(file: string): string {
  return `/${file.split(path.sep).slice(0, -1).join('/')}`;
}

function isFileBesidePages(name: string): boolean {
  return !name.includes(path.sep) && /\.(svg|png|ico|txt|webmanifest|js)$/.test(name);
}

function inlineScriptHashes(document: HTMLElement): string[] {
  const scripts = document.querySelectorAll('script:not([src])').map(({ rawText }) => rawText);
  return [...new Set(scripts)].map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

/** The valid values of path parameters, by path. Any other value is a 404. */
export type KnownNames = Readonly<Record<string, ReadonlyMap<string, unknown>>>;

export async function serveSite(app: FastifyInstance, site: Site | null, names: KnownNames): Promise<void> {
  const unknownPage = site?.pages.find((page) => page.path === '*');
  if (site !== null) await serveFiles(app, site, names);
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (site === null || unknownPage === undefined || !isRead) return sendNotFound(reply);
    const address = lowerCaseAddress(site, request.url);
    return address === null ? sendPage(reply.code(404), unknownPage) : reply.redirect(address, 301);
  });
  // The router matches decoded paths here too, so that no spelling of a call gets a page.
  await app.register(async (calls) => calls.setNotFoundHandler((_, reply) => sendNotFound(reply)), {
    prefix: '/api',
  });
}

/** The address of the page that is meant by `/Learn`; null when there is none. The application ignores case, too. */
function lowerCaseAddress({ pages }: Site, url: string): string | null {
  const [asked = '', ...query] = url.split('?');
  const lower = asked.toLowerCase();
  const isPage = pages.some(({ path: pattern }) => pattern !== '*' && matchesPattern(lower, pattern));
  return isPage && lower !== asked ? [lower, ...query].join('?') : null;
}

function matchesPattern(address: string, pattern: string): boolean {
  return new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(address);
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).send(toErrorBody('not_found', 'There is nothing at this address.'));
}

async function serveFiles(app: FastifyInstance, { folder, pages, files }: Site, names: KnownNames): Promise<void> {
  const options = { root: folder, preCompressed: true, cacheControl: false };
  await app.register(fastifyStatic, { ...options, serve: false });
  await app.register(fastifyStatic, {
    ...options,
    root: path.join(folder, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    // Their names carry a hash of their content.
    setHeaders: (reply) => reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`),
  });
  for (const page of pages.filter((known) => known.path !== '*')) {
    const known = names[page.path];
    app.get<{ Params: Record<string, string> }>(page.path, ({ params }, reply) => {
      const isUnknown = known !== undefined && !Object.values(params).every((name) => known.has(name));
      return sendPage(isUnknown ? reply.code(404) : reply, page);
    });
  }
  for (const file of files) {
    app.get(`/${file}`, (_, reply) => reply.header('cache-control', 'no-cache').sendFile(file));
  }
}

function sendPage(reply: FastifyReply, { path: address, file, scriptHashes, isSecret }: Page): FastifyReply {
  const policy = pagePolicy(scriptHashes, reply.server.pageSources, sourcesOfPage(address, reply.request.query));
  reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': policy });
  // The meta tag comes too late for resources above it, such as fonts.
  if (isSecret) reply.header('referrer-policy', 'no-referrer');
  updateSignedInCookie(reply);
  return reply.sendFile(file);
}
