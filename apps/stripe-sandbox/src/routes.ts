import type { FastifyInstance } from 'fastify';
import { authenticationRoutes } from './page/authentication-routes.ts';
import { checkoutRoutes } from './page/checkout-routes.ts';
import { confirmationRoute } from './page/confirmation-route.ts';
import type { Sandbox } from './sandbox.ts';

/** Mounts what browsers use under /sandbox: card confirmation, the authentication page and the checkout page. */
export function sandboxRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.register(
    async (scope) => {
      const form = 'application/x-www-form-urlencoded';
      scope.addContentTypeParser(form, { parseAs: 'string' }, (_, body, done) => done(null, body));
      scope.addHook('onRequest', async (_, reply) => {
        reply.header('cache-control', 'no-store');
      });
      confirmationRoute(scope, sandbox.browser);
      authenticationRoutes(scope, sandbox);
      checkoutRoutes(scope, sandbox);
    },
    { prefix: '/sandbox' },
  );
}
