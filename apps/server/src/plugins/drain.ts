import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How long a call under way may take to end when the server stops. */
const DRAIN_MS = 4_000;

/**
 * Ends every connection once the calls under way are answered, or when their time is up: an upload can be held open for
 * as long as its sender likes. Browsers also open connections ahead of need; nothing counts those as idle, and a server
 * that waits for them takes a minute to stop.
 */
export function drainOnClose(app: FastifyInstance, withinMs = DRAIN_MS): void {
  const underWay = new Set<ServerResponse>();
  const drained = Promise.withResolvers<void>();
  let closing = false;
  app.addHook('onRequest', async (_, reply) => {
    underWay.add(reply.raw);
    reply.raw.once('close', () => {
      underWay.delete(reply.raw);
      if (closing && underWay.size === 0) drained.resolve();
    });
  });
  // Fastify waits for its first socket only; where `localhost` has two addresses there is a second one.
  app.addHook('preClose', async () => {
    closing = true;
    app.server.on('connection', (socket) => socket.destroy());
    const limit = setTimeout(drained.resolve, underWay.size === 0 ? 0 : withinMs);
    await drained.promise;
    clearTimeout(limit);
    if (underWay.size > 0) app.log.warn({ calls: underWay.size }, 'calls cut off: they took too long to end');
    for (const { socket } of underWay) socket?.destroy();
    app.server.closeAllConnections();
  });
}
