import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { SESSION_SCHEME } from './scope.ts';
import { pagePolicy } from './security-headers.ts';

/**
 * Serves the page at `/api/docs`, generated from the registered calls. Register it before the routes. `sessionCookie` is
 * the name of the session cookie.
 */
export async function documentCalls(
  app: FastifyInstance,
  { publicUrl, sessionCookie }: { publicUrl: string; sessionCookie: string },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Wickwise', description: 'Every call between browser and server.', version: '1' },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { [SESSION_SCHEME]: { type: 'apiKey', in: 'cookie', name: sessionCookie } } },
    },
    // Calls have tags. Pages, files and what the sandbox mounts have none.
    hideUntagged: true,
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: pagePolicy([]) });
}
