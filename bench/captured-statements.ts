import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { quizCalls } from '@wickwise/contract/quiz';
import { openDatabase } from '../apps/server/src/db/client.ts';
import { call, createLearner, startTestServer, type TestLearner, type TestServer } from '../tests/support/server.ts';

/** A quiz result as the server receives it, and what that makes the database do. */
export interface CapturedEvent {
  readonly path: string;
  /** With `$attempt` for an id that is new each time. */
  readonly body: string;
  /** In pgbench's language, for a learner drawn at random: the session query, then the transaction. */
  readonly statements: readonly string[];
  /** The other values, as `name=value`. */
  readonly variables: readonly string[];
}

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

const ATTEMPT = '$attempt';
const RATE_LIMIT = 'quiz-result:';
/** A bare score: the answers of a quiz are judged one call at a time, before its result is recorded. */
const quiz = { category: 'vocabulary', score: 3, totalQuestions: 4, seconds: 60 };
/** Records a quiz result in a server of its own. */
export async function captureEvent(databaseUrl: string): Promise<CapturedEvent> {
  const connection = await openDatabase({ url: databaseUrl });
  const server = await startTestServer({}, { sharing: connection });
  const learner = await createLearner(server, { role: 'heritage' });
  const take = (attemptId: string) =>
    call(server, quizCalls.recordQuizResult, { as: learner, body: { ...quiz, attemptId } });
  // The first call of a learner reads what later ones remember.
  await take(randomUUID());
  const statements = recordStatements(server);
  const attemptId = randomUUID();
  const { status } = await take(attemptId);
  await server.close();
  await connection.close();
  if (status !== 200) throw new Error(`The quiz was answered with ${status}.`);
  const own = statements.filter(({ text }) => !/pgboss|sandbox_|^(begin|commit)/i.test(text));
  const locked = own.findIndex(({ text }) => text.startsWith('update "user"'));
  const variables = { learnerId: learner.id, token: tokenOf(learner), values: new Map<string, string>() };
  const written = own.map((statement) => toPgbench(statement, variables));
  return {
    path: quizCalls.recordQuizResult.path,
    body: JSON.stringify({ ...quiz, attemptId: ATTEMPT }),
    statements: [...written.slice(0, locked), 'begin;', ...written.slice(locked), 'commit;'],
    variables: [...variables.values].map(([name, value]) => `${name}=${value}`),
  };
}

/** Records the statements that run in and outside of transactions from now on, with their values. */
function recordStatements({ runtime }: TestServer): Statement[] {
  const statements: Statement[] = [];
  type Logger = { logQuery(text: string, values: unknown[]): void };
  const { session } = runtime.db as unknown as { session: { logger: Logger; options: { logger?: Logger } } };
  session.logger.logQuery = (text, values) => statements.push({ text, values: [...values] });
  session.options.logger = session.logger;
  return statements;
}

/** The token of the session cookie, without its signature. */
function tokenOf({ cookie }: TestLearner): string {
  return decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)).split('.')[0] ?? '';
}

interface RandomLearner {
  readonly learnerId: string;
  readonly token: string;
}

/** Values are sent with each statement, as the product does: PostgreSQL would plan around a constant in its text. */
function toPgbench({ text, values }: Statement, variables: Variables): string {
  const filled = text.replaceAll(/\$(\d+)/g, (_, place: string) => expressionOf(values[Number(place) - 1], variables));
  return `${filled.replaceAll(/\s*\n\s*/g, ' ')};`;
}

interface Variables extends RandomLearner {
  /** By their names. */
  readonly values: Map<string, string>;
}

/** In pgbench's language, whose variables are neither null nor empty. */
function expressionOf(value: unknown, { learnerId, token, values }: Variables): string {
  if (value === learnerId) return "('active-' || (:learner)::int)";
  if (value === token) return "('active-token-' || (:learner)::int)";
  if (isRandom(value)) return NEW_ID;
  if (isRateLimitKey(value)) return `('${RATE_LIMIT}' || (:learner)::int)`;
  if (value === null || value === undefined) return 'null';
  if (value === '') return "''";
  const name = `value${values.size}`;
  values.set(name, toText(value));
  return `:${name}`;
}

/** As the driver sends it. */
function toText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map((item) => `"${item}"`).join(',')}}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A constant within its statement, as the product's is: PostgreSQL looks up no key that a volatile function gives. */
const NEW_ID = "('00000000-0000-4000-8000-' || lpad(to_hex((:attempt)::bigint), 12, '0'))";
const NEW_IDS = 2 ** 48 - 1;

/** The id of the attempt, which the browser makes for each. */
function isRandom(value: unknown): boolean {
  return typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
}

/** One for each learner, or pgbench's clients would wait for each other. */
function isRateLimitKey(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith(RATE_LIMIT);
}

interface PgbenchRun {
  /** Of all clients together. */
  readonly transactions: number;
  readonly clients: number;
  /** The number of active learners that it draws from. */
  readonly learners: number;
}

/** Transactions per second of PostgreSQL's own benchmark, with statements prepared and planned once, as the product's. */
export async function runPgbench(databaseUrl: string, event: CapturedEvent, run: PgbenchRun): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wickwise-pgbench-'));
  const script = path.join(folder, 'event.sql');
  const { transactions, clients, learners } = run;
  await writeFile(
    script,
    [`\\set learner random(1, ${learners})`, `\\set attempt random(1, ${NEW_IDS})`, ...event.statements].join('\n'),
  );
  const options = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-t', String(transactions / clients)];
  const env = { ...process.env, PGOPTIONS: '-c plan_cache_mode=force_generic_plan' };
  const variables = event.variables.flatMap((variable) => ['-D', variable]);
  const result = spawnSync('pgbench', [...options, ...variables, '-f', script, databaseUrl], { encoding: 'utf8', env });
  await rm(folder, { recursive: true });
  if (result.error !== undefined)
    throw new Error('pgbench is missing. It comes with the client programs of PostgreSQL.');
  const [, speed] = /tps = ([\d.]+)/.exec(result.stdout) ?? [];
  if (speed === undefined) throw new Error(result.stderr);
  return Number(speed);
}
