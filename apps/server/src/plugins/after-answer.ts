import { finished } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Does something once the answer is out, so that its time tells nothing of what was done. A failure is logged; a
     * server that stops waits for it.
     */
    afterAnswer(work: () => Promise<void>): void;
  }
}

export function allowWorkAfterAnswer(app: FastifyInstance): void {
  const underway = new Set<Promise<void>>();
  app.decorateReply('afterAnswer', function (this: FastifyReply, work: () => Promise<void>) {
    const doing = finished(this.raw)
      // Who asked may have left without the answer.
      .catch(() => {})
      .then(work)
      .catch((error: unknown) => this.log.error({ err: error }, 'work after the answer failed'))
      .finally(() => underway.delete(doing));
    underway.add(doing);
  });
  app.addHook('onClose', async () => {
    await Promise.all(underway);
  });
}
