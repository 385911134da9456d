import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type DatabasePlace, openDatabase } from '../db/client.ts';
import { FolderInUseError } from '../db/embedded-folder.ts';
import type { Env } from '../env.ts';
import { callRunningServer } from '../running-server.ts';
import { writeBackup } from './backup.ts';
import { type BackupSummary, verifyBackupFile } from './backup-file.ts';
import { BACKUP_PATH } from './backup-routes.ts';
import { copyDatabase } from './copy.ts';
import { restoreBackup } from './restore.ts';

/** A command about all that the database holds. */
export type DataCommand =
  | { readonly command: 'backup' | 'restore' | 'verify'; readonly file: string }
  | { readonly command: 'copy'; readonly to: DatabasePlace };

const FILE_COMMANDS = ['backup', 'restore', 'verify'] as const;

export const DATA_COMMANDS: readonly string[] = [...FILE_COMMANDS, 'copy'];

/** Parses the arguments of a data command, or returns what is wrong with them. */
export function parseDataCommand(args: readonly string[]): { command: DataCommand } | { faults: readonly string[] } {
  const [name, ...rest] = args;
  if (name === 'copy') return parseCopy(rest);
  const command = FILE_COMMANDS.find((known) => known === name);
  const [file, ...more] = rest;
  if (command === undefined || file === undefined || more.length > 0) return { faults: [`${name} takes one file.`] };
  return { command: { command, file: path.resolve(file) } };
}

function parseCopy([flag, place, ...more]: readonly string[]): ReturnType<typeof parseDataCommand> {
  if (flag !== '--to' || place === undefined || more.length > 0)
    return { faults: ['copy takes --to and the address of a PostgreSQL database or a folder.'] };
  const to = /^postgres(ql)?:\/\//.test(place) ? { url: place } : { dataDir: place };
  return { command: { command: 'copy', to } };
}

interface CommandContext {
  readonly env: Env;
  readonly log: FastifyBaseLogger;
  readonly now: Date;
}

/**
 * Runs a data command and returns what to print.
 * @throws BackupError with a message for the operator when it can't be done.
 */
export async function runDataCommand(command: DataCommand, { env, log, now }: CommandContext): Promise<string> {
  switch (command.command) {
    case 'backup':
      return describe(`Backed up to ${command.file}:`, await backUp(env, { file: command.file, now }));
    case 'verify':
      return describe(`${command.file} is whole. It holds:`, await verifyBackupFile(command.file));
    case 'restore':
      return describe('Restored:', await restoreBackup(command.file, { where: env.database, log }));
    case 'copy':
      return describe(
        'Copied, and the same on both sides:',
        await copyDatabase({ from: env.database, to: command.to, now, log }),
      );
  }
}

/** In this process, or in the running server that has the embedded database open. */
async function backUp(env: Env, request: { file: string; now: Date }): Promise<BackupSummary> {
  try {
    const connection = await openDatabase(env.database);
    return await writeBackup(connection, request).finally(connection.close);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    await callRunningServer(env, BACKUP_PATH, { file: request.file });
    return verifyBackupFile(request.file);
  }
}

function describe(title: string, { createdAt, engine, sums }: BackupSummary): string {
  const counts = Object.entries(sums).map(([name, { rows }]) => `${String(rows).padStart(10)}  ${plainName(name)}`);
  return [title, ...counts, `from ${createdAt}, ${engine === 'embedded' ? 'embedded database' : 'PostgreSQL'}`].join(
    '\n',
  );
}

function plainName(table: string): string {
  return table.replace(/^public\./, '').replaceAll('"', '');
}
