import type { FastifyInstance } from 'fastify';
import { authenticationRoutes } from './page/authentication-routes.ts';
import { checkoutRoutes } from './page/checkout-routes.ts';
import { confirmationRoute } from './page/confirmation-route.ts';
import type { Sandbox } from './sandbox.ts';

/** What a browser needs of the sandbox, under /sandbox: confirming a card, authentication, the checkout page. */
export function sandboxRoutes(app: FastifyInstance, { browser }: Sandbox): void {
  app.register(
    async (scope) => {
      const form = 'application/x-www-form-urlencoded';
      scope.addContentTypeParser(form, { parseAs: 'string' }, (_, body, done) => done(null, body));
      scope.addHook('onRequest', async (_, reply) => {
        reply.header('cache-control', 'no-store');
      });
      confirmationRoute(scope, browser);
      authenticationRoutes(scope, browser);
      checkoutRoutes(scope, browser);
    },
    { prefix: '/sandbox' },
  );
}
