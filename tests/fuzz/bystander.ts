import { eq } from 'drizzle-orm';
import { purchase } from '../../apps/server/src/db/schema/access.ts';
import { createLearner, TEST_PASSWORD, type TestServer } from '../support/server.ts';
import { tokenOf } from './actors.ts';
import { placeholders } from './examples.ts';
import type { KnownTexts } from './values.ts';

/** A learner who makes no calls, and whose ids and address are used as inputs. */
export interface Bystander {
  readonly knownTexts: KnownTexts;
  /** What others' calls have changed about them. */
  findHarm(): Promise<string[]>;
}

const GENERAL_TEXTS = [
  'doji',
  'hammer',
  'bullish-engulfing',
  'head-and-shoulders',
  'no-such-pattern',
  '/learn',
  '/quiz?kind=candles',
  '/sign-in?returnTo=%2Flearn',
  '/Ā',
  '/é#ü',
  'nobody@example.com',
  'NOBODY@example.com',
  ...Object.values(placeholders),
  'pi_unknown',
  'cs_test_unknown',
  'Europe/Berlin',
  'Pacific/Kiritimati',
  'Another Name',
  TEST_PASSWORD,
  'another-password',
  'no-such-token',
];

export async function createBystander(server: TestServer): Promise<Bystander> {
  const { db } = server.runtime;
  const { id, email, cookie } = await createLearner(server, { role: 'heritage', email: 'bystander@example.com' });
  const before = await server.app.findLearner(tokenOf(cookie));
  if (before === null) throw new Error('The bystander is not signed in.');
  const readPurchases = () => db.select().from(purchase).where(eq(purchase.userId, id));
  const purchases = await readPurchases();
  const ids = [id, before.session.id, ...purchases.map((bought) => bought.id)];
  return {
    knownTexts: [...GENERAL_TEXTS, email, ...ids],
    async findHarm() {
      const after = await server.app.findLearner(tokenOf(cookie));
      const isSame = JSON.stringify([after, await readPurchases()]) === JSON.stringify([before, purchases]);
      return isSame ? [] : [`The bystander was changed: ${JSON.stringify(after)}`];
    },
  };
}
