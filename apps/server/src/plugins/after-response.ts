import { finished } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Runs `work` once the response was sent, so that the response time reveals nothing about it. A failure is logged, and
     * shutdown waits for it.
     */
    afterResponse(work: () => Promise<void>): void;
  }
}

export function registerAfterResponse(app: FastifyInstance): void {
  const pending = new Set<Promise<void>>();
  app.decorateReply('afterResponse', function (this: FastifyReply, work: () => Promise<void>) {
    const running = finished(this.raw)
      // The client may have disconnected before the response was sent.
      .catch(() => {})
      .then(work)
      .catch((error: unknown) => this.log.error({ err: error }, 'work after the response failed'))
      .finally(() => pending.delete(running));
    pending.add(running);
  });
  app.addHook('onClose', async () => {
    await Promise.all(pending);
  });
}
