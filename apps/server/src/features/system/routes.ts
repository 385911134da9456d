import { systemCalls } from '@wickwise/contract/system';
import type { DatabaseConnection } from '../../db/client.ts';
import { databaseUnavailable } from '../../plugins/errors.ts';
import { registerCall, type Scope } from '../../plugins/scope.ts';

export interface SystemOptions {
  readonly connection: DatabaseConnection;
  readonly supportEmail: string | null;
  readonly academyUrl: string | null;
}

export function systemRoutes(scope: Scope<'everyone'>, { connection, supportEmail, academyUrl }: SystemOptions): void {
  registerCall(scope, systemCalls.health, () => ({ status: 'ok' as const }));

  registerCall(scope, systemCalls.ready, async () => {
    try {
      await connection.ping();
      return { status: 'ready' as const };
    } catch (cause) {
      throw Object.assign(databaseUnavailable(), { cause });
    }
  });

  registerCall(scope, systemCalls.support, () => ({ email: supportEmail, academyUrl }));
}
