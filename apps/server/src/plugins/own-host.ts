import { BlockList, isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * A hook that shows what it guards only to requests that name this machine or the configured host. A page of another
 * site can have its own name resolve to this machine and read what is here, but the browser still sends that name.
 */
export function requireOwnHost({ publicUrl, host }: Pick<Env, 'publicUrl' | 'host'>) {
  const configured = [new URL(publicUrl).hostname, hostnameOf(host.includes(':') ? `[${host}]` : host)];
  // With a callback, for an answer that is still on its way would not keep a promise's request from its handler.
  return (request: FastifyRequest, reply: FastifyReply, next: () => void): void => {
    const name = hostnameOf(request.headers.host ?? '');
    if (name !== null && (isLoopback(name) || configured.includes(name))) next();
    else reply.callNotFound();
  };
}

/** The name in a Host header, in the one spelling that URLs give it, or null when there is none. */
function hostnameOf(host: string): string | null {
  return URL.parse(`http://${host}`)?.hostname ?? null;
}

function isLoopback(hostname: string): boolean {
  if (hostname === 'localhost') return true;
  const address = hostname.replace(/^\[|\]$/g, '');
  const version = isIP(address);
  return version !== 0 && loopback.check(address, version === 6 ? 'ipv6' : 'ipv4');
}
