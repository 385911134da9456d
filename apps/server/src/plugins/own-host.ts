import { BlockList, isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * A hook that responds only to requests for this machine's own or configured host name. It defends against DNS rebinding:
 * another site can point its name at this machine, but the browser still sends that name.
 */
export function requireOwnHost({ publicUrl, host }: Pick<Env, 'publicUrl' | 'host'>) {
  const configured = [new URL(publicUrl).hostname, hostnameOf(host.includes(':') ? `[${host}]` : host)];
  // A callback, not a promise: after a resolved promise Fastify could run the handler before the 404 was sent.
  return (request: FastifyRequest, reply: FastifyReply, next: () => void): void => {
    const name = hostnameOf(request.headers.host ?? '');
    if (name !== null && (isLoopback(name) || configured.includes(name))) next();
    else reply.callNotFound();
  };
}

/** The host name of a Host header, normalized as in URLs, or null when it is invalid. */
function hostnameOf(host: string): string | null {
  return URL.parse(`http://${host}`)?.hostname ?? null;
}

function isLoopback(hostname: string): boolean {
  if (hostname === 'localhost') return true;
  const address = hostname.replace(/^\[|\]$/g, '');
  const version = isIP(address);
  return version !== 0 && loopback.check(address, version === 6 ? 'ipv6' : 'ipv4');
}
