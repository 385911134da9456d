import { eq } from 'drizzle-orm';
import { user } from '../../../apps/server/src/db/schema/identity.ts';
import { openSession, type TestLearner, type TestServer } from '../server.ts';

/** The demo accounts in the roles that have figures; a visitor has none on the server. */
export const demoAccounts = [
  { who: 'an account from today', email: 'new@example.com' },
  { who: 'a free learner with history', email: 'learner@example.com' },
  { who: 'a member', email: 'heritage@example.com' },
  { who: 'a member whose money was returned', email: 'heritage@example.com', isRefunded: true },
];

/** Signs in with a demo account, once those are seeded. */
export async function openDemoSession(server: TestServer, email: string): Promise<TestLearner> {
  const [row] = await server.runtime.db.select().from(user).where(eq(user.email, email));
  const id = row?.id ?? '';
  return { id, email, cookie: await openSession(server, id) };
}
