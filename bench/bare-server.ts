import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import Fastify from 'fastify';
import pg from 'pg';

/** What the reads are compared with, in a process of its own as the product is. */
export async function startBareServer(databaseUrl: string): Promise<{ url: string; close(): Promise<void> }> {
  const child: ChildProcess = fork(import.meta.filename, { env: { ...process.env, BARE_DATABASE_URL: databaseUrl } });
  const [url] = (await once(child, 'message')) as [string];
  return {
    url,
    close: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** One prepared SELECT by primary key. */
async function serve(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const { rows } = await pool.query<{ id: string }>('select id from "user" limit 1');
  const values = [rows[0]?.id];
  const app = Fastify();
  app.get('/', async () => {
    const result = await pool.query({ name: 'one', text: 'select * from "user" where id = $1', values });
    return result.rows[0];
  });
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
}

const { BARE_DATABASE_URL } = process.env;
if (BARE_DATABASE_URL !== undefined) await serve(BARE_DATABASE_URL);
