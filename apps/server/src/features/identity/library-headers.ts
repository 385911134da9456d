import { normalizeIP } from '@better-auth/core/utils/ip';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ADDRESS_HEADER, type Auth, SIGN_UP_PROOF_HEADER } from './auth.ts';

/** Whom a limit counts: the caller's address, or where addresses are cheap, the whole network. */
export function networkOf(request: FastifyRequest): string {
  return normalizeIP(request.ip);
}

/** What the library needs of a request, with the headers that only this server may set. */
export function toHeaders(request: FastifyRequest, signUpProof: string | null = null): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && !name.startsWith('x-') && name !== 'content-length') headers.set(name, value);
  }
  headers.set(ADDRESS_HEADER, request.ip);
  if (signUpProof !== null) headers.set(SIGN_UP_PROOF_HEADER, signUpProof);
  return headers;
}

/** Copies the library's cookies to the reply. */
export function copyCookies(reply: FastifyReply, response: Response): void {
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
}

/** The token of the session whose cookie the library sets, or null when nobody has signed in. */
export async function openedSession(auth: Auth, response: Response): Promise<string | null> {
  const { name } = (await auth.$context).authCookies.sessionToken;
  const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  const [value = ''] = line?.slice(name.length + 1).split(';') ?? [];
  const token = decodeURIComponent(value).split('.')[0] ?? '';
  return token === '' ? null : token;
}
