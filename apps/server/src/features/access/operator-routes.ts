import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client.ts';
import type { PaymentEnvironment } from '../../db/schema/payment.ts';
import { requireOwner } from '../../plugins/owner-key.ts';
import { obey } from './operator.ts';
import { type OperatorOrder, operatorOrder } from './operator-order.ts';

/** Where a running server takes an operator's orders, with the key from its data folder. */
export const OPERATOR_PATH = '/operator';

interface OperatorOptions {
  readonly db: Database;
  readonly payments: { readonly environment: PaymentEnvironment };
  readonly clock: () => Date;
  readonly ownerKey: string;
}

/** Lets `npm run wickwise` work while this process holds the embedded database. */
export function operatorRoutes(app: FastifyInstance, options: OperatorOptions): void {
  const { db, payments, clock, ownerKey } = options;
  const { environment } = payments;
  app.post<{ Body: OperatorOrder }>(
    OPERATOR_PATH,
    { schema: { hide: true, body: operatorOrder }, onRequest: async (request) => requireOwner(request, ownerKey) },
    async ({ body }) => ({ report: await obey({ db, environment, now: clock() }, body) }),
  );
}
