import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openUpgraded } from '#tests/support/database/upgraded-database.ts';
import { HERITAGE, signInByLink } from '#tests/support/learner/buyers.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import type { DatabaseConnection } from './client.ts';

/**
 * Everything an earlier release had stored after three accounts had learned and five payments had been made: one
 * refunded, one debit processing and one card declined.
 */
const rows = readFileSync(new URL('../../../../tests/dumps/before-0003.sql', import.meta.url), 'utf8');

let connection: DatabaseConnection;
let server: TestServer;
beforeAll(async () => {
  connection = await openUpgraded({ before: 'trust', rows });
  server = await startTestServer({}, { sharing: connection });
});
afterAll(async () => {
  await server.close();
  await connection.close();
});

async function select<T>(query: string): Promise<T[]> {
  return (await connection.run(`select * from (${query}) as result where $1`, [true])).rows as T[];
}

test('an upgrade keeps every row of an earlier release', async () => {
  const stored = [...rows.matchAll(/^insert into "(\w+)"/gm)].map(([, table]) => table ?? '');
  for (const table of new Set(stored)) {
    const [found] = await select<{ count: number }>(`select count(*)::int as count from "${table}"`);
    expect([table, found?.count]).toEqual([table, stored.filter((name) => name === table).length]);
  }
});

test('an upgrade records why each purchase belongs to its owner, and the browser that started it', async () => {
  const purchases = await select(`
    select p.email like 'guest%' as guest, p.status, p.bound_by, p.proof_digest = o.proof_digest as "hasProof"
    from purchase p left join payment_order o on o.id = p.order_id order by p.number`);
  expect(purchases).toEqual([
    { guest: false, status: 'paid', bound_by: 'account', hasProof: null },
    { guest: false, status: 'paid', bound_by: 'account', hasProof: true },
    { guest: false, status: 'refunded', bound_by: 'account', hasProof: true },
    { guest: true, status: 'paid', bound_by: null, hasProof: true },
    { guest: true, status: 'paid', bound_by: 'browser', hasProof: true },
  ]);
});

test('an upgrade renames lessons that were opened again to reopened', async () => {
  const kinds = await select(`select kind, count(*)::int as count from activity group by kind order by kind`);
  expect(kinds).toEqual([
    { kind: 'lesson-completed', count: 14 },
    { kind: 'lesson-reopened', count: 1 },
  ]);
});

test('after an upgrade a guest can claim a purchase by verifying the mailbox', async () => {
  const guest = await signInByLink(server, 'guest@example.com');
  expect(await guest.currentUser()).toMatchObject(HERITAGE);
});

test('after an upgrade a processing debit can still be looked up', async () => {
  const states = await select<{ state: string }>(`select state from payment_order order by created_at`);
  expect(states.map(({ state }) => state)).toContain('processing');
});
