import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { errorAnswer } from './errors.ts';
import { pagePolicy } from './security.ts';

const BUILD = fileURLToPath(new URL('../../../web/build', import.meta.url));
const EMPTY_PAGE = '__spa-fallback.html';
const YEAR_SECONDS = 31_536_000;

/** The built web application: its pages and what the server must know of them. */
export interface Site {
  readonly folder: string;
  readonly pages: readonly Page[];
  /** Files beside the pages that are asked for by their own names, such as the icon. */
  readonly files: readonly string[];
}

interface Page {
  /** As the router reads it: with `:name` where any value is meant, `*` for what no other page answers. */
  readonly path: string;
  readonly file: string;
  /** CSP sources that allow the inline scripts of this page, and no others. */
  readonly scriptHashes: readonly string[];
  /** Whether no request may tell the page's address, which may carry a one-time token: its own tag says so. */
  readonly isSecret: boolean;
}

/** Reads the build, or answers null when there is none: then the server answers calls only. */
export async function readSite(build = BUILD): Promise<Site | null> {
  const folder = path.join(build, 'client');
  const names = await readdir(folder, { recursive: true }).catch(nullWhereNothingIs);
  if (names === null) return null;
  const parameterPaths = JSON.parse(await readFile(path.join(build, 'parameter-paths.json'), 'utf8')) as string[];
  const addresses = [
    ...names.filter((name) => name.endsWith('index.html')).map((file) => ({ file, path: addressOf(file) })),
    ...[...parameterPaths, '*'].map((pattern) => ({ file: EMPTY_PAGE, path: pattern })),
  ];
  const pages = addresses.map(async ({ file, path: address }) => {
    const html = await readFile(path.join(folder, file), 'utf8');
    const isSecret = html.includes('<meta name="referrer" content="no-referrer"');
    return { path: address, file, scriptHashes: inlineScriptHashes(html), isSecret };
  });
  return { folder, pages: await Promise.all(pages), files: names.filter(isFileBesidePages) };
}

/** A build that is there and cannot be read is no missing one: the start says what is wrong. */
function nullWhereNothingIs(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** `learn/index.html` is the page at `/learn`. */
function addressOf(file: string): string {
  return `/${file.split(path.sep).slice(0, -1).join('/')}`;
}

function isFileBesidePages(name: string): boolean {
  return !name.includes(path.sep) && /\.(svg|png|ico|txt|webmanifest)$/.test(name);
}

function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, code]) =>
      `'sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}'`,
  );
}

export async function serveSite(app: FastifyInstance, site: Site | null): Promise<void> {
  const unknownPage = site?.pages.find((page) => page.path === '*');
  if (site !== null) await serveFiles(app, site);
  // Limited like calls: the limit on routes does not see what matches none.
  const limit = { preHandler: app.rateLimit() };
  app.setNotFoundHandler(limit, (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (unknownPage !== undefined && isRead) return sendPage(reply.code(404), unknownPage);
    return sendNothingHere(reply);
  });
  // The router compares decoded addresses here too, so that no spelling of a call gets a page.
  await app.register(async (calls) => calls.setNotFoundHandler(limit, (_, reply) => sendNothingHere(reply)), {
    prefix: '/api',
  });
}

function sendNothingHere(reply: FastifyReply): FastifyReply {
  return reply.code(404).send(errorAnswer('not_found', 'There is nothing at this address.'));
}

async function serveFiles(app: FastifyInstance, { folder, pages, files }: Site): Promise<void> {
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
    app.get(page.path, { schema: { hide: true } }, (_, reply) => sendPage(reply, page));
  }
  for (const file of files) {
    app.get(`/${file}`, { schema: { hide: true } }, (_, reply) =>
      reply.header('cache-control', 'no-cache').sendFile(file),
    );
  }
}

function sendPage(reply: FastifyReply, { file, scriptHashes, isSecret }: Page): FastifyReply {
  const policy = pagePolicy(scriptHashes, reply.server.pageSources);
  reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': policy });
  // The tag comes too late for what stands above it, such as the fonts.
  if (isSecret) reply.header('referrer-policy', 'no-referrer');
  return reply.sendFile(file);
}
