import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client.ts';
import { insertLearner, insertPurchase } from '../../db/factories.ts';
import type { PaymentEnvironment } from '../../db/schema/access.ts';
import { user } from '../../db/schema/identity.ts';
import { DAY_MS } from '../../plugins/duration.ts';
import { requireOwner } from '../../plugins/owner-key.ts';
import type { Learner } from '../../plugins/session.ts';
import type { Auth } from '../identity/public.ts';
import { replayHistory } from './study-history.ts';
import type { Student } from './study-plan.ts';

export const DEMONSTRATION_PASSWORD = 'candlestick-demo';
/** A running server seeds its database here, with the key from its data folder. */
export const SEED_PATH = '/dev/seed';

interface Demonstration extends Student {
  readonly name: string;
}

const demonstrations: readonly Demonstration[] = [
  {
    email: 'learner@example.com',
    name: 'Lena Learner',
    joinedDaysAgo: 92,
    isHeritage: false,
    lessons: [
      ['doji', 91],
      ['hammer', 64],
      ['bullish-engulfing', 23],
      ['shooting-star', 1],
    ],
  },
  {
    email: 'heritage@example.com',
    name: 'Henry Heritage',
    joinedDaysAgo: 40,
    isHeritage: true,
    lessons: [
      ['doji', 39],
      ['hammer', 38],
      ['shooting-star', 37],
      ['morning-star', 12],
      ['double-bottom', 2],
      ['evening-star', 1],
      ['piercing-pattern', 0],
    ],
  },
  { email: 'new@example.com', name: 'Nora New', joinedDaysAgo: 0, isHeritage: false, lessons: [] },
];

export interface DemonstrationOptions {
  readonly db: Database;
  readonly auth: Auth;
  readonly clock: () => Date;
  readonly payments: { readonly environment: PaymentEnvironment };
}

/** Creates the missing demonstration accounts and returns their addresses. Existing ones are left alone. */
export async function seedDemonstration(options: DemonstrationOptions): Promise<string[]> {
  const { password, secret } = await options.auth.$context;
  const passwordHash = await password.hash(DEMONSTRATION_PASSWORD);
  const made: string[] = [];
  for (const demonstration of demonstrations) {
    const existing = await options.db.select({ id: user.id }).from(user).where(eq(user.email, demonstration.email));
    if (existing.length > 0) continue;
    // In one transaction, so that an interrupted seed can be repeated.
    await options.db.transaction((tx) => seedAccount({ ...options, db: tx, secret }, demonstration, passwordHash));
    made.push(demonstration.email);
  }
  return made;
}

type SeedInput = Omit<DemonstrationOptions, 'auth'> & { readonly secret: string };

async function seedAccount(options: SeedInput, demonstration: Demonstration, passwordHash: string): Promise<void> {
  const { db, clock, payments, secret } = options;
  const { email, name, joinedDaysAgo, isHeritage } = demonstration;
  const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS);
  const createdAt = daysAgo(joinedDaysAgo);
  const id = await insertLearner(db, { email, name, passwordHash, createdAt });
  const { environment } = payments;
  if (isHeritage) await insertPurchase(db, { userId: id, email, paidAt: createdAt, environment });
  const learner = asLearner({ id, email, name, createdAt, isHeritage });
  await replayHistory({ db, learner, secret, student: demonstration, now: clock() });
}

function asLearner(account: {
  id: string;
  email: string;
  name: string;
  createdAt: Date;
  isHeritage: boolean;
}): Learner {
  const { createdAt, isHeritage, ...profile } = account;
  const session = { id: '', token: '', createdAt, lastUsedAt: createdAt, mailboxProvenAt: null };
  return {
    ...profile,
    logRevision: 0,
    timeZone: 'UTC',
    dayBeginsAt: 0,
    tier: isHeritage ? 'heritage' : 'genesis',
    status: 'active',
    session,
  };
}

/** Lets `npm run seed` fill the embedded database while this process has it open. Never in production. */
export function demonstrationRoutes(app: FastifyInstance, options: DemonstrationOptions & { ownerKey: string }): void {
  app.post(SEED_PATH, async (request) => {
    requireOwner(request, options.ownerKey);
    return { made: await seedDemonstration(options) };
  });
}
