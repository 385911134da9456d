import { systemCalls } from '@wickwise/contract/system';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { CallError } from '../../plugins/errors.ts';
import { answer, type Scope } from '../../plugins/scope.ts';

export interface SystemOptions {
  readonly db: Database;
  readonly supportEmail: string | null;
}

export function systemRoutes(scope: Scope<'everyone'>, { db, supportEmail }: SystemOptions): void {
  answer(scope, systemCalls.health, () => ({ status: 'ok' as const }));

  answer(scope, systemCalls.ready, async ({ request }) => {
    try {
      await db.execute(sql`select 1`);
      return { status: 'ready' as const };
    } catch (error) {
      request.log.error({ err: error }, 'database not reachable');
      throw new CallError('unavailable', 'The database does not answer. Please try again in a moment.');
    }
  });

  answer(scope, systemCalls.support, () => ({ email: supportEmail }));
}
