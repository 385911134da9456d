import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { createLearner } from '#tests/support/server.ts';
import { commitWithLast } from './transaction.ts';

const server = await useTestServer();

test('statements of a transaction that are sent at once run in order, and one that fails undoes all of them', async () => {
  const { id } = await createLearner(server);
  const { db } = server.runtime;
  const rename = (name: string) => sql`update "user" set name = ${name} where id = ${id} returning name`;
  const readName = () => server.connection.run('select name from "user" where id = $1', [id]);
  await db.transaction((tx) => Promise.all([tx.execute(rename('first')), tx.execute(rename('second'))]));
  expect((await readName()).rows).toEqual([{ name: 'second' }]);
  const failing = db.transaction((tx) =>
    Promise.all([tx.execute(rename('third')), tx.execute(sql`select 1 / 0`), tx.execute(rename('fourth'))]),
  );
  await expect(failing).rejects.toThrow();
  expect((await readName()).rows).toEqual([{ name: 'second' }]);
});

test('a commit that is sent along with the last statements undoes all of them when one fails or is not sent', async () => {
  const { id } = await createLearner(server);
  const { db } = server.runtime;
  const readName = async () => (await server.connection.run('select name from "user" where id = $1', [id])).rows;
  const rename = (name: string, failing = sql`select 1`) =>
    commitWithLast(db, async (tx) => {
      const first = tx.execute(sql`update "user" set name = ${name} where id = ${id}`);
      return { last: Promise.all([first, tx.execute(failing)]) };
    });
  await rename('first');
  expect(await readName()).toEqual([{ name: 'first' }]);
  await expect(rename('second', sql`select 1 / 0`)).rejects.toThrow();
  await expect(rename('third', sql`select ${sql.placeholder('missing')}`)).rejects.toThrow();
  expect(await readName()).toEqual([{ name: 'first' }]);
});
