import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { endOnPanic } from './embedded-panic.ts';

/** Emscripten's number for a disk that is full. */
const ENOSPC = 51;

/** From now on the log of the database can't grow. */
function fillDisk({ Module: { FS } }: PGlite): void {
  const write = FS.write.bind(FS);
  FS.write = (stream: { readonly path: string }, ...rest: unknown[]) => {
    if (stream.path.includes('pg_wal/')) throw new FS.ErrnoError(ENOSPC);
    return write(stream, ...rest);
  };
}

test('an embedded database whose log finds no room ends the process, and an ordinary error does not', async () => {
  const client = await PGlite.create();
  const ends: string[] = [];
  endOnPanic(client, ({ message }) => ends.push(message));
  await expect(client.query('select nonsense')).rejects.toThrow('does not exist');
  expect(ends).toEqual([]);
  fillDisk(client);
  // The database is left as it is: it would never answer again.
  await expect(client.query(`select pg_logical_emit_message(true, 'a', 'b')`)).rejects.toThrow();
  expect(ends).toHaveLength(1);
});
