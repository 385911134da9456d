import type { ServerResponse } from 'node:http';
import { systemCalls } from '@wickwise/contract/system';
import type { FastifyInstance } from 'fastify';
import { CallError } from './errors.ts';

/** How long a running call may take to finish when the server stops. */
const DRAIN_MS = 4_000;

/**
 * Accepts no more connections, so that a proxy turns to another process at once, whatever the method of the call. Calls
 * on open connections are answered, and each connection closed with its answer, or once their time is up: a client can
 * hold an upload open for any time. Browsers also open connections in advance. Node doesn't count those as idle, and a
 * server that waits for them takes a minute to stop.
 */
export function drainOnClose(app: FastifyInstance, withinMs = DRAIN_MS): void {
  const underWay = new Set<ServerResponse>();
  const drained = Promise.withResolvers<void>();
  let closing = false;
  app.addHook('onRequest', (request, reply, next) => {
    underWay.add(reply.raw);
    reply.raw.once('close', () => {
      underWay.delete(reply.raw);
      if (closing && underWay.size === 0) drained.resolve();
    });
    const isAsked = closing && request.routeOptions.url === systemCalls.ready.path;
    next(isAsked ? new CallError('unavailable', 'The server is restarting. Please try again in a moment.') : undefined);
  });
  // Fastify waits for its first socket only; where `localhost` has two addresses there is a second one.
  app.addHook('preClose', async () => {
    closing = true;
    app.server.close();
    app.server.on('connection', (socket) => socket.destroy());
    const limit = setTimeout(drained.resolve, underWay.size === 0 ? 0 : withinMs);
    await drained.promise;
    clearTimeout(limit);
    if (underWay.size > 0) app.log.warn({ calls: underWay.size }, 'calls cut off: they took too long to end');
    for (const { socket } of underWay) socket?.destroy();
    app.server.closeAllConnections();
  });
}
