import type { FastifyInstance } from 'fastify';
import type { Sandbox } from './sandbox.ts';

/** What a browser needs of the sandbox, under /sandbox: confirming a card, authentication, the checkout page. */
export function sandboxRoutes(_app: FastifyInstance, _sandbox: Sandbox): void {}
