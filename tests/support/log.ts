import { Writable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import { LOG_OPTIONS } from '../../apps/server/src/plugins/log/log.ts';

/** A log as the server writes it, at the most verbose level, that a test can read. */
export interface ReadableLog {
  readonly log: FastifyBaseLogger;
  /** Every line so far. */
  readonly lines: string[];
}

export function openLog(): ReadableLog {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  return { log: pino({ level: 'trace', ...LOG_OPTIONS }, stream), lines };
}
