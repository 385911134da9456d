import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer that is the same for every request, serialised and compressed once. */
export interface ReadyAnswer {
  readonly etag: string;
  readonly type: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

type Encoding = 'br' | 'gzip' | 'identity';

export function prepareAnswer(body: string, type = 'application/json; charset=utf-8'): ReadyAnswer {
  const identity = Buffer.from(body);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    type,
    bodies: { identity, gzip: gzipSync(identity), br: brotliCompressSync(identity, { params: quality }) },
  };
}

export interface ReadyReply {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly ready: ReadyAnswer;
  /** `private` when the answer depends on who asks. */
  readonly cache: 'public' | 'private';
}

/** Sends a ready answer in the best encoding the browser takes, or 304 when it already has it. */
export function sendReady({ request, reply, ready, cache }: ReadyReply): FastifyReply {
  reply.headers({ etag: ready.etag, vary: 'accept-encoding', 'cache-control': `${cache}, no-cache` });
  if (request.headers['if-none-match'] === ready.etag) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(ready.type).send(ready.bodies[encoding]);
}

function chooseEncoding(accepted = ''): Encoding {
  const codings = accepted.toLowerCase().split(',').filter(isWanted).map(nameOf);
  if (codings.includes('br')) return 'br';
  return codings.includes('gzip') ? 'gzip' : 'identity';
}

/** A quality of zero refuses a coding. */
function isWanted(coding: string): boolean {
  return !/;\s*q=0(?:\.0*)?\s*$/.test(coding);
}

function nameOf(coding: string): string {
  return (coding.split(';')[0] ?? '').trim();
}
