import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer } from './errors.ts';

const BUILD = fileURLToPath(new URL('../../../web/build', import.meta.url));
const EMPTY_PAGE = '__spa-fallback.html';
const YEAR_SECONDS = 31_536_000;

/** The built web application: its pages and what the server must know of them. */
export interface Site {
  readonly folder: string;
  /** CSP sources that allow the inline scripts of the pages, and no others. */
  readonly scriptHashes: readonly string[];
  /** Paths with parameters, which share one empty page; every other path is a file. */
  readonly parameterPaths: readonly RegExp[];
}

/** Reads the build, or answers null when there is none: then the server answers calls only. */
export async function readSite(build = BUILD): Promise<Site | null> {
  const folder = path.join(build, 'client');
  const names = await readdir(folder, { recursive: true }).catch(() => null);
  if (names === null) return null;
  const pages = names.filter((name) => name.endsWith('.html')).map((name) => readFile(path.join(folder, name), 'utf8'));
  const paths = JSON.parse(await readFile(path.join(build, 'parameter-paths.json'), 'utf8')) as string[];
  return {
    folder,
    scriptHashes: [...new Set((await Promise.all(pages)).flatMap(inlineScriptHashes))],
    parameterPaths: paths.map((pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`)),
  };
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
  if (site !== null) await serveFiles(app, site);
  app.setNotFoundHandler((request, reply) => answerUnknownPath({ request, reply, site }));
}

async function serveFiles(app: FastifyInstance, site: Site): Promise<void> {
  await app.register(fastifyStatic, {
    root: site.folder,
    preCompressed: true,
    wildcard: false,
    cacheControl: false,
    setHeaders: (response, file) => response.header('cache-control', cacheControl(file)),
  });
}

/** Files under `assets` carry a hash of their content in their name. */
function cacheControl(file: string): string {
  return file.includes(`${path.sep}assets${path.sep}`) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
}

interface Unknown {
  request: FastifyRequest;
  reply: FastifyReply;
  site: Site | null;
}

/** The empty page draws whatever the path means; for a path that means nothing that is the 404 page. */
function answerUnknownPath({ request, reply, site }: Unknown): FastifyReply {
  const { pathname } = new URL(request.url, 'http://internal');
  const wantsPage = request.method === 'GET' && !pathname.startsWith('/api/') && site !== null;
  if (!wantsPage) return reply.code(404).send(errorAnswer('not_found', 'There is nothing at this address.'));
  const known = site.parameterPaths.some((pattern) => pattern.test(pathname));
  return reply
    .code(known ? 200 : 404)
    .header('cache-control', 'no-cache')
    .sendFile(EMPTY_PAGE);
}
