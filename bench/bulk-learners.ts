import { createHmac } from 'node:crypto';
import pg from 'pg';

async function withClient<T>(databaseUrl: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

const ACTIVE_LEARNERS = [
  `insert into "user" (id, name, email, email_verified, time_zone)
    select 'active-' || n, 'Active', 'active-' || n || '@example.com', true, 'UTC' from generate_series(1, $1::int) n`,
  `insert into purchase (id, user_id, bound_by, email, status, amount_cents, currency, paid_at)
    select 'active-' || n, 'active-' || n, 'account', 'active-' || n || '@example.com', 'paid', 3700, 'usd', now()
    from generate_series(1, $1::int) n`,
  `insert into session (id, token, user_id, expires_at)
    select 'active-' || n, 'active-token-' || n, 'active-' || n, now() + interval '30 days'
    from generate_series(1, $1::int) n`,
];

/** Enough that few of their calls wait for each other, and none takes more quizzes than the limit allows. */
export const ACTIVE_COUNT = 2000;

/** Adds learners with Heritage and a session each, whose quizzes have no daily limit. */
export async function addActive(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    for (const statement of ACTIVE_LEARNERS) await client.query(statement, [ACTIVE_COUNT]);
  });
}

/** The cookies of the active learners' sessions, signed as the server signs them. */
export function cookiesOf({ count, secret }: { count: number; secret: string }): string[] {
  return Array.from({ length: count }, (_, place) => {
    const token = `active-token-${place + 1}`;
    const signature = createHmac('sha256', secret).update(token).digest('base64');
    return `wickwise.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
  });
}

/** One learner's short history: what they did, earned, answered, reviewed and celebrated. */
const BULK = [
  `insert into "user" (id, name, email, email_verified, time_zone)
    select 'bulk-' || n, 'Bulk', 'bulk-' || n || '@example.com', true, 'UTC' from generate_series($1::int, $2::int) n`,
  `insert into activity (user_id, kind, subject, counts_as_study, occurred_at, local_day, time_zone)
    select 'bulk-' || n, 'lesson-completed', (array['doji', 'hammer', 'shooting-star'])[d], true,
      now() - d * interval '1 day', (now() - d * interval '1 day')::date, 'UTC'
    from generate_series($1::int, $2::int) n, generate_series(1, 3) d`,
  `insert into xp_ledger (user_id, cause, points, earned_at)
    select 'bulk-' || n, 'streak-day:' || d, 10, now() - d * interval '1 day'
    from generate_series($1::int, $2::int) n, generate_series(1, 3) d`,
  `insert into quiz_attempt (user_id, id, category, score, total_questions, results, entries, local_day, finished_at)
    select 'bulk-' || n, 'attempt', 'candlesticks', 3, 4, '[]', '[]', now()::date, now()
    from generate_series($1::int, $2::int) n`,
  `insert into review (user_id, entry_id, kind, card_id, grade, reviewed_at, local_day)
    select 'bulk-' || n, 'review', 'grade', 'doji', 'good', now(), now()::date from generate_series($1::int, $2::int) n`,
  `insert into celebration (user_id, trigger, id, type, points, created_at)
    select 'bulk-' || n, 'badge:first-candle', gen_random_uuid(), 'reward', 25, now()
    from generate_series($1::int, $2::int) n`,
];

const AT_ONCE = 100_000;

/** Stores the learners from number `from` to number `to`, each with a short history. */
export async function addLearners(databaseUrl: string, { from, to }: { from: number; to: number }): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    for (let first = from; first <= to; first += AT_ONCE) {
      for (const statement of BULK) await client.query(statement, [first, Math.min(to, first + AT_ONCE - 1)]);
    }
    await client.query('vacuum analyze');
  });
}
