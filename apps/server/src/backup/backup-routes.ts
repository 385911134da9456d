import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { DatabaseConnection } from '../db/client.ts';
import { CallError } from '../plugins/errors.ts';
import { requireOwner } from '../plugins/owner-key.ts';
import { writeBackup } from './backup.ts';
import { BackupError } from './backup-file.ts';

/** A running server writes a backup here, with the key from its data folder. */
export const BACKUP_PATH = '/operator/backup';

interface BackupOptions {
  readonly connection: DatabaseConnection;
  readonly clock: () => Date;
  readonly ownerKey: string;
}

const body = z.object({ file: z.string().refine(path.isAbsolute, 'Name the whole path of the file.') });

/** Lets `npm run wickwise -- backup` work while this process has the embedded database open. */
export function backupRoutes(app: FastifyInstance, { connection, clock, ownerKey }: BackupOptions): void {
  app.post<{ Body: z.output<typeof body> }>(
    BACKUP_PATH,
    { schema: { hide: true, body }, onRequest: async (request) => requireOwner(request, ownerKey) },
    async ({ body: { file } }) => writeBackup(connection, { file, now: clock() }).catch(explain),
  );
}

/** The operator reads why, as in their own process. */
function explain(error: unknown): never {
  throw error instanceof BackupError ? new CallError('invalid_request', error.message) : error;
}
