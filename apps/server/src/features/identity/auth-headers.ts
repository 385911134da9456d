import type { FastifyReply, FastifyRequest } from 'fastify';
import { ADDRESS_HEADER, type Auth } from './auth.ts';

/** The request headers for better-auth, with those that only this server may set. */
export function toAuthHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && !name.startsWith('x-') && name !== 'content-length') headers.set(name, value);
  }
  headers.set(ADDRESS_HEADER, request.ip);
  return headers;
}

/** Copies better-auth's cookies to the reply. */
export function copyCookies(reply: FastifyReply, response: Response): void {
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
}

/** The session token in better-auth's cookie, or null when there was no sign-in. */
export async function sessionTokenIn(auth: Auth, response: Response): Promise<string | null> {
  const { name } = (await auth.$context).authCookies.sessionToken;
  const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  const [value = ''] = line?.slice(name.length + 1).split(';') ?? [];
  const token = decodeURIComponent(value).split('.')[0] ?? '';
  return token === '' ? null : token;
}
