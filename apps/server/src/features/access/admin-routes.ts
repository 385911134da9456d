import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client.ts';
import type { PaymentEnvironment } from '../../db/schema/access.ts';
import { requireOwner } from '../../plugins/owner-key.ts';
import { type AdminCommand, adminCommand } from './admin-command.ts';
import { runCommand } from './run-command.ts';

/** A running server accepts operator commands here, with the key from its data folder. */
export const ADMIN_COMMAND_PATH = '/operator';

interface AdminOptions {
  readonly db: Database;
  readonly payments: { readonly environment: PaymentEnvironment };
  readonly clock: () => Date;
  readonly ownerKey: string;
}

/** Lets `npm run wickwise` work while this process has the embedded database open. */
export function adminRoutes(app: FastifyInstance, options: AdminOptions): void {
  const { db, payments, clock, ownerKey } = options;
  const { environment } = payments;
  app.post<{ Body: AdminCommand }>(
    ADMIN_COMMAND_PATH,
    { schema: { hide: true, body: adminCommand }, onRequest: async (request) => requireOwner(request, ownerKey) },
    async ({ body, log }) => ({ report: await runCommand({ db, log, environment, now: clock() }, body) }),
  );
}
