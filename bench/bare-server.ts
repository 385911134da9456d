import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import Fastify from 'fastify';
import pg from 'pg';

interface BareServer {
  readonly url: string;
  readonly pid: number;
  close(): Promise<void>;
}

/**
 * The baseline for the reads, in a process of its own like the product: one prepared SELECT by primary key at `/`, and
 * at `/list` the bytes that the product sends for a list.
 */
export async function startBareServer(databaseUrl: string, listUrl: string): Promise<BareServer> {
  const env = { ...process.env, BARE_DATABASE_URL: databaseUrl, BARE_LIST_URL: listUrl };
  const child: ChildProcess = fork(import.meta.filename, { env });
  const [url] = (await once(child, 'message')) as [string];
  return {
    url,
    pid: child.pid ?? Number.NaN,
    close: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

async function serve(databaseUrl: string, listUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const { rows } = await pool.query<{ id: string }>('select id from "user" limit 1');
  const values = [rows[0]?.id];
  const list = await readCompressed(listUrl);
  const app = Fastify();
  app.get('/', async () => {
    const result = await pool.query({ name: 'one', text: 'select * from "user" where id = $1', values });
    return result.rows[0];
  });
  app.get('/list', (_, reply) => reply.type('application/json').header('content-encoding', 'br').send(list));
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
}

/** The bytes as a browser gets them, which `fetch` would decode. */
async function readCompressed(url: string): Promise<Buffer> {
  const [response] = await once(get(url, { headers: { 'accept-encoding': 'br' } }), 'response');
  return buffer(response);
}

const { BARE_DATABASE_URL, BARE_LIST_URL } = process.env;
if (BARE_DATABASE_URL !== undefined && BARE_LIST_URL !== undefined) await serve(BARE_DATABASE_URL, BARE_LIST_URL);
