import { systemCalls } from '@wickwise/contract/system';
import type { Database, DatabaseConnection } from '../../db/client.ts';
import { databaseUnavailable } from '../../plugins/errors.ts';
import { createRateLimiter, enforceRateLimit, networkOf } from '../../plugins/rate-limit.ts';
import { registerCall, type Scope } from '../../plugins/scope.ts';

/** From one network address: enough for a browser that stops working on every page. */
const crashLimit = { name: 'crash', points: 10, seconds: 60 };
const TOO_MANY_CRASHES = 'The crashes of this browser are known by now.';

export interface SystemOptions {
  readonly connection: DatabaseConnection;
  readonly db: Database;
  readonly supportEmail: string | null;
  readonly academyUrl: string | null;
  readonly hasRealTimeData: boolean;
  readonly hasModel: boolean;
}

export function systemRoutes(scope: Scope<'everyone'>, options: SystemOptions): void {
  const { connection, db, supportEmail, academyUrl, hasRealTimeData, hasModel } = options;
  registerCall(scope, systemCalls.health, () => ({ status: 'ok' as const }));

  registerCall(scope, systemCalls.ready, async () => {
    try {
      await connection.ping();
      return { status: 'ready' as const };
    } catch (cause) {
      throw Object.assign(databaseUnavailable(), { cause });
    }
  });

  registerCall(scope, systemCalls.support, () => ({ email: supportEmail, academyUrl, hasRealTimeData, hasModel }));

  const crashes = createRateLimiter(db, crashLimit);
  registerCall(scope, systemCalls.reportCrash, async ({ request, body }) => {
    await enforceRateLimit(crashes, networkOf(request), TOO_MANY_CRASHES);
    request.log.error({ crash: body }, 'a page stopped working in a browser');
    return { reference: request.id };
  });
}
