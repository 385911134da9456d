import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A response that is the same for every request, serialized and compressed once. */
export interface PreparedResponse {
  readonly etag: string;
  readonly type: string;
  readonly identity: Buffer;
  readonly gzip: Buffer;
  /** Begins to compress at its first call. */
  brotli(): BrotliBody;
}

/** The smallest form of a large response takes two seconds to compress: no start and no other request waits for it. */
interface BrotliBody {
  /** Null until the compression is done. */
  buffer: Buffer | null;
  readonly done: Promise<Buffer>;
}

interface EncodedBody {
  readonly encoding: 'br' | 'gzip' | 'identity';
  readonly buffer: Buffer;
}

const compress = promisify(brotliCompress);

export function prepareResponse(body: string, type = 'application/json; charset=utf-8'): PreparedResponse {
  const identity = Buffer.from(body);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  let brotli: BrotliBody | undefined;
  const startBrotli = () => {
    brotli ??= compressBrotli(identity);
    return brotli;
  };
  return { etag, type, identity, gzip: gzipSync(identity), brotli: startBrotli };
}

function compressBrotli(identity: Buffer): BrotliBody {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const done = compress(identity, { params }).then((buffer) => {
    body.buffer = buffer;
    return buffer;
  });
  const body: BrotliBody = { buffer: null, done };
  return body;
}

export interface PreparedReply {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly prepared: PreparedResponse;
  /** `private` when the response depends on who requests it. */
  readonly cache: 'public' | 'private';
}

/** Sends a prepared response in the best encoding the browser takes, or 304 when it already has it. */
export async function sendPrepared({ request, reply, prepared, cache }: PreparedReply): Promise<FastifyReply> {
  reply.headers({ etag: prepared.etag, vary: 'accept-encoding', 'cache-control': `${cache}, no-cache` });
  if (request.headers['if-none-match'] === prepared.etag) return reply.code(304).send();
  const { encoding, buffer } = await chooseBody(prepared, request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(prepared.type).send(buffer);
}

/** While Brotli is being compressed, browsers that take gzip as well get that. */
async function chooseBody(prepared: PreparedResponse, accepted = ''): Promise<EncodedBody> {
  const codings = new Set(accepted.toLowerCase().split(',').filter(isAccepted).map(nameOf));
  const brotli = codings.has('br') ? prepared.brotli() : null;
  if (brotli !== null && (brotli.buffer !== null || !codings.has('gzip'))) {
    return { encoding: 'br', buffer: await brotli.done };
  }
  return codings.has('gzip')
    ? { encoding: 'gzip', buffer: prepared.gzip }
    : { encoding: 'identity', buffer: prepared.identity };
}

/** A quality of zero refuses a coding. */
function isAccepted(coding: string): boolean {
  return !/;\s*q=0(?:\.0*)?\s*$/.test(coding);
}

function nameOf(coding: string): string {
  return (coding.split(';')[0] ?? '').trim();
}
