import type { FastifyInstance } from 'fastify';

/**
 * Ends every connection once the calls under way are answered. Browsers also open connections ahead of need; nothing
 * counts those as idle, and a server that waits for them takes a minute to stop.
 */
export function drainOnClose(app: FastifyInstance): void {
  let underWay = 0;
  let closing = false;
  const cutWhenDone = () => {
    if (closing && underWay === 0) app.server.closeAllConnections();
  };
  app.addHook('onRequest', async (_, reply) => {
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
      cutWhenDone();
    });
  });
  app.addHook('preClose', async () => {
    closing = true;
    app.server.on('connection', (socket) => socket.destroy());
    cutWhenDone();
  });
}
