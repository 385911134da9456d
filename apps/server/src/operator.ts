import { userInfo } from 'node:os';
import { openDatabase } from './db/client.ts';
import { FolderInUseError } from './db/embedded-folder.ts';
import { type Env, parseEnv } from './env.ts';
import { obey } from './features/access/operator.ts';
import { type OperatorOrder, readOrder } from './features/access/operator-order.ts';
import { OPERATOR_PATH } from './features/access/operator-routes.ts';
import { askRunningServer } from './running-server.ts';
import { databaseOf } from './runtime.ts';

const HELP = `npm run wickwise -- COMMAND EMAIL

  grant EMAIL      opens heritage to an address, for nothing; without an account it waits for its owner
  revoke EMAIL     closes heritage again, whether it was granted or bought; pays nothing back
  purchases EMAIL  lists what was bought with an address or is in its account, and what became of it
  user EMAIL       shows the account of an address

Each change is on record with your name. Embedded database: run it as the user that runs the server.`;

const WRONG_USAGE = 2;

/** Carries out one command of an operator: on the database itself, or through the running server that holds it. */
async function operate(args: readonly string[]): Promise<void> {
  if (args.length === 1 && ['help', '--help', '-h'].includes(args[0] ?? '')) return console.log(HELP);
  const read = readOrder(args, operatorName());
  if ('faults' in read) return explainUsage(read.faults);
  console.log(await obeyHereOrThere(parseEnv(process.env), read.order));
}

function explainUsage(faults: readonly string[]): void {
  console.error([...faults, '', HELP].join('\n'));
  process.exitCode = WRONG_USAGE;
}

async function obeyHereOrThere(env: Env, order: OperatorOrder): Promise<string> {
  try {
    return await obeyHere(env, order);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    return ((await askRunningServer(env, OPERATOR_PATH, order)) as { report: string }).report;
  }
}

async function obeyHere(env: Env, order: OperatorOrder): Promise<string> {
  const { db, close } = await openDatabase(databaseOf(env));
  try {
    return await obey({ db, environment: env.paymentEnvironment, now: new Date() }, order);
  } finally {
    await close();
  }
}

/** In a container the user may have a number only. */
function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** A sentence also where the database says nothing by itself, such as when no address of it answers. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError) return error.errors.map(sentenceOf).join('\n');
  return error.message;
}

operate(process.argv.slice(2)).catch((error: unknown) => {
  console.error(sentenceOf(error));
  process.exitCode = 1;
});
