import type { FastifyInstance, InjectOptions } from 'fastify';

export interface InjectedResponse {
  readonly statusCode: number;
  readonly headers: Record<string, string | string[] | number | undefined>;
  readonly rawPayload: Buffer;
}

/** As `app.inject`, for streams of events as well: the client leaves once it has the first part of one. */
export async function injectBriefly(app: FastifyInstance, options: InjectOptions): Promise<InjectedResponse> {
  const response = await app.inject({ ...options, payloadAsStream: true });
  const isEndless = String(response.headers['content-type']).startsWith('text/event-stream');
  const parts: Buffer[] = [];
  for await (const part of response.stream()) {
    parts.push(part as Buffer);
    if (isEndless) break;
  }
  if (isEndless) response.raw.res.destroy();
  return { statusCode: response.statusCode, headers: response.headers, rawPayload: Buffer.concat(parts) };
}
