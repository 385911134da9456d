import { userInfo } from 'node:os';
import { DATA_COMMANDS, parseDataCommand, runDataCommand } from './backup/data-command.ts';
import { openDatabase } from './db/client.ts';
import { FolderInUseError } from './db/embedded-folder.ts';
import { type Env, parseEnv } from './env.ts';
import { type AdminCommand, parseCommand } from './features/access/admin-command.ts';
import { ADMIN_COMMAND_PATH } from './features/access/admin-routes.ts';
import { runCommand } from './features/access/run-command.ts';
import { openLog } from './plugins/log/log.ts';
import { logCommand } from './plugins/log/security-event.ts';
import { callRunningServer } from './running-server.ts';

const HELP = `npm run wickwise -- COMMAND

  grant EMAIL      gives Heritage to an address for free; if it has no account, on the first sign-in
  revoke EMAIL     takes Heritage away, whether it was granted or bought; refunds nothing
  purchases EMAIL  lists the purchases made with an address or held in its account, and their status
  user EMAIL       shows the account of an address
  two-factor-off EMAIL
                   turns two-factor sign-in off, for an owner who lost every way to pass it
  end-sessions EMAIL
                   signs an account out everywhere; with --all in place of the address, every account

  backup FILE      writes all data to a file, while the server runs or not
  verify FILE      checks a backup, and says what is in it
  restore FILE     puts a backup into an empty database
  copy --to PLACE  copies all data to an empty database: postgres://… or a folder for the embedded one

Each grant and revocation is recorded with your name. With the embedded database, run this as the user that runs the server.`;

const WRONG_USAGE = 2;

/** Runs one operator command, in this process or through the running server that has the database open. */
async function main(args: readonly string[]): Promise<void> {
  if (args.length === 1 && ['help', '--help', '-h'].includes(args[0] ?? '')) return console.log(HELP);
  if (DATA_COMMANDS.includes(args[0] ?? '')) return runOnData(args);
  const parsed = parseCommand(args, operatorName());
  if ('faults' in parsed) return explainUsage(parsed.faults);
  console.log(await runCommandAnywhere(parseEnv(process.env), parsed.command));
}

async function runOnData(args: readonly string[]): Promise<void> {
  const parsed = parseDataCommand(args);
  if ('faults' in parsed) return explainUsage(parsed.faults);
  const env = parseEnv(process.env);
  const log = openCommandLog();
  const context = { env, log: log.child({}, { level: 'error' }), now: new Date() };
  const command = { method: parsed.command.command, by: operatorName() };
  console.log(await logCommand(log, command, () => runDataCommand(parsed.command, context)));
}

function explainUsage(faults: readonly string[]): void {
  console.error([...faults, '', HELP].join('\n'));
  process.exitCode = WRONG_USAGE;
}

async function runCommandAnywhere(env: Env, command: AdminCommand): Promise<string> {
  try {
    return await runInProcess(env, command);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    return ((await callRunningServer(env, ADMIN_COMMAND_PATH, command)) as { report: string }).report;
  }
}

async function runInProcess(env: Env, command: AdminCommand): Promise<string> {
  const { db, close } = await openDatabase(env.database);
  try {
    const log = openCommandLog();
    return await runCommand({ db, log, environment: env.paymentEnvironment, now: new Date() }, command);
  } finally {
    await close();
  }
}

/** Apart from the report, which goes to standard output. */
function openCommandLog() {
  return openLog('info', process.stderr.fd);
}

/** A container's user may have an id but no name. */
function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** An AggregateError, as for a host where no address responds, has no message of its own. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('\n');
  return error.message;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
