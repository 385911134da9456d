import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { CallError } from './errors.ts';

/** How long a running call may take to finish when the server stops. */
const DRAIN_MS = 4_000;

/**
 * Closes every connection once the running calls are finished or their time is up: a client can hold an upload open
 * for any time. Browsers also open connections in advance. Node doesn't count those as idle, and a server that waits
 * for them takes a minute to stop.
 */
export function drainOnClose(app: FastifyInstance, withinMs = DRAIN_MS): void {
  const underWay = new Set<ServerResponse>();
  const drained = Promise.withResolvers<void>();
  let closing = false;
  app.addHook('onRequest', (_, reply, next) => {
    underWay.add(reply.raw);
    reply.raw.once('close', () => {
      underWay.delete(reply.raw);
      if (closing && underWay.size === 0) drained.resolve();
    });
    if (closing) next(new CallError('unavailable', 'The server is restarting. Please try again in a moment.'));
    else next();
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
