import type { AddressInfo } from 'node:net';
import type { Database } from '../../apps/server/src/db/client.ts';
import type { TestServer } from './server.ts';

/** Every query from now on, as the database library would log it. */
export function recordQueries(db: Database): string[] {
  const queries: string[] = [];
  const { logger } = (db as unknown as { session: { logger: { logQuery(query: string): void } } }).session;
  logger.logQuery = (query) => queries.push(query);
  return queries;
}

/** As `recordQueries`, with those of transactions: each of them takes its logger from the options of the session. */
export function recordStatements(db: Database): string[] {
  const statements = recordQueries(db);
  const { session } = db as unknown as { session: { logger: unknown; options: { logger?: unknown } } };
  session.options.logger = session.logger;
  return statements;
}

export interface AnsweredQueries {
  readonly status: number;
  /**
   * The queries until the response was sent, except those of the payment sandbox, which polls for due work on its own.
   */
  readonly untilAnswer: readonly string[];
  /** The queries so far; later ones are added. */
  readonly queries: readonly string[];
}

/** Lets a server listen. Returns how to post to it over the network and see the queries before and after the response. */
export async function listenToQueries(server: TestServer) {
  await server.app.listen({ port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const queries = recordQueries(server.runtime.db);
  let untilAnswer: string[] = [];
  server.app.server.on('request', (_, response) => {
    response.on('finish', () => {
      untilAnswer = queries.filter((query) => !query.includes('"sandbox_'));
    });
  });
  return async (path: string, body: object): Promise<AnsweredQueries> => {
    queries.length = 0;
    const headers = { origin: server.origin, 'content-type': 'application/json' };
    const url = `http://127.0.0.1:${port}${path}`;
    const { status } = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status, untilAnswer, queries };
  };
}
