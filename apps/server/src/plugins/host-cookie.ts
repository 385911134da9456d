import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Over HTTPS, browsers take a cookie of this name only from this very host, encrypted and for all of its paths. */
export const HOST_PREFIX = '__Host-';

declare module 'fastify' {
  interface FastifyInstance {
    /** What names of cookies begin with: nothing where the site is served over HTTP. */
    cookiePrefix: '' | typeof HOST_PREFIX;
  }
}

/** A cookie that only the server reads. */
export interface HostCookie {
  readonly name: string;
  /** Its path over HTTP, and over HTTPS before its name had the prefix. */
  readonly path: string;
}

interface HostCookieOptions {
  readonly maxAge: number;
  readonly signed?: boolean;
}

/** Browsers may have the cookie under its former name, without the prefix. */
export function readHostCookie({ cookies, server }: FastifyRequest, { name }: HostCookie): string | undefined {
  return cookies[`${server.cookiePrefix}${name}`] ?? cookies[name];
}

export function setHostCookie(
  reply: FastifyReply,
  { name, path }: HostCookie,
  { value, ...options }: HostCookieOptions & { value: string },
): void {
  const { cookiePrefix } = reply.server;
  const scope = { path: cookiePrefix === '' ? path : '/', httpOnly: true, sameSite: 'lax' } as const;
  reply.setCookie(`${cookiePrefix}${name}`, value, { ...scope, ...options });
}

export function clearHostCookie(reply: FastifyReply, { name, path }: HostCookie): void {
  const { cookiePrefix } = reply.server;
  if (cookiePrefix !== '') reply.clearCookie(`${cookiePrefix}${name}`, { path: '/', httpOnly: true });
  reply.clearCookie(name, { path, httpOnly: true });
}
