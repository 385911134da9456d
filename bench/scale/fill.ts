import { spawnSync } from 'node:child_process';
import pg from 'pg';
import { makeDataDir, removeDataDir } from '../../tests/browser/support/server-process.ts';
import { SECRET } from '../product.ts';
import { ASSUMPTIONS, KEPT_DAYS } from './assumptions.ts';
import { copiedTables, copyStatements, templateStatements } from './copied-tables.ts';

const { yearsOf, heaviest, maxDays, spanDays, perBuyer, perDailyAnswer } = ASSUMPTIONS;

/** Learners per statement. */
const BATCH = 20_000;

/** The demonstration accounts, which are copied in turn. */
const TEMPLATES = `create table made_template as
  select u.id as template_id, (u.email = 'heritage@example.com')::int as odd, min(a.local_day) as begins
  from "user" u join activity a on a.user_id = u.id
  where u.email in ('learner@example.com', 'heritage@example.com') group by u.id`;

/** One row for each copy of a history: most learners have one, those with years of answers several. */
const MADE = `create table made as
  select n, copy, md5('learner ' || n)::uuid::text as id, n % 2 as odd, days,
    current_date - (case when copies = 1 then ends else copy * ${maxDays} % ${spanDays} end) - days as from_day
  from (select n, copies, case when copies = 1 then ${KEPT_DAYS} else ${maxDays} end as days,
      mod(hashint4(-n)::int8 + 2147483648, 365)::int as ends
    from (select n, case when n <= $1::int * ${heaviest.perMillion} / 1e6 then ${heaviest.copies}
        when n <= $1::int * ${heaviest.perMillion + yearsOf.perMillion} / 1e6 then ${yearsOf.copies} else 1 end as copies
      from generate_series(1, $1::int) n) as counted) as drawn, generate_series(0, copies - 1) copy`;

/** Learners with their account, and some with a purchase or answers to the charts of days. */
const PEOPLE = [
  `insert into "user" (id, name, email, email_verified, time_zone, created_at)
    select id, 'Made Learner', 'made-' || n || '@example.com', true, 'UTC', from_day
    from made where copy = 0 and n between $1 and $2`,
  `insert into account (id, account_id, provider_id, user_id, password)
    select md5('account ' || n)::uuid::text, id, 'credential', id, repeat('0', 161)
    from made where copy = 0 and n between $1 and $2`,
  `insert into purchase (id, user_id, bound_by, email, status, amount_cents, currency, paid_at)
    select md5('purchase ' || n)::uuid::text, id, 'account', 'made-' || n || '@example.com', 'paid', 3700, 'usd', now()
    from made where copy = 0 and n % ${perBuyer} = 0 and n between $1 and $2`,
  `insert into daily_answer (user_id, chart_day, pattern_id, question_kind, chosen, is_correct, is_near_miss,
      choice_count, offered_ids, entries, local_day, answered_at)
    select id, current_date - d, 'doji', 'judge', '1', (n + d) % 3 > 0, false, 2, '[]', '[]', current_date - d,
      now() - d * interval '1 day'
    from made, generate_series(0, 29) d where copy = 0 and n % ${perDailyAnswer} = 0 and n between $1 and $2`,
];

interface Filling {
  readonly count: number;
  readonly log: (text: string) => void;
}

/** Stores the demonstration accounts in an empty database, and made learners. */
export async function fillWithDemonstration(databaseUrl: string, filling: Filling): Promise<void> {
  const dataDir = await makeDataDir();
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, AUTH_SECRET: SECRET };
  const seed = spawnSync(process.execPath, ['apps/server/src/seed.ts'], { env, encoding: 'utf8' });
  await removeDataDir(dataDir);
  if (seed.status !== 0) throw new Error(seed.stderr);
  await addMadeLearners(databaseUrl, filling);
}

async function addMadeLearners(databaseUrl: string, { count, log }: Filling): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(SETTINGS);
    await client.query('drop table if exists made, made_template');
    for (const statement of [TEMPLATES, ...templateStatements]) await client.query(statement);
    await client.query(MADE, [count]);
    await client.query('create index on made (n)');
    await client.query('analyze made');
    const heavy = Math.floor((count * (heaviest.perMillion + yearsOf.perMillion)) / 1e6);
    await addLearners(client, 1, heavy);
    // The others have one copy each, which can't repeat a key: their rows are indexed once all of them are there.
    await withoutIndexes(client, async () => {
      for (let first = heavy + 1; first <= count; first += BATCH) {
        const last = Math.min(count, first + BATCH - 1);
        await addLearners(client, first, last);
        log(`${last.toLocaleString('en')} learners`);
      }
    });
    log('indexed');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Copies of rows that are in order: their foreign keys need no check. */
const SETTINGS = `set session_replication_role = replica; set synchronous_commit = off; set jit = off;
  set work_mem = '256MB'; set maintenance_work_mem = '1GB'`;

async function addLearners(client: pg.Client, first: number, last: number): Promise<void> {
  for (const statement of [...PEOPLE, ...copyStatements]) await client.query(statement, [first, last]);
}

/** The keys and indexes of the copied tables, each with how to drop it and how to make it again. */
const INDEXES = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
  from pg_constraint where contype in ('p', 'u') and conrelid = any($1::regclass[])
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  from pg_index where indrelid = any($1::regclass[])
    and not exists (select from pg_constraint where conindid = indexrelid)`;

async function withoutIndexes(client: pg.Client, run: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ drop: string; make: string }>(INDEXES, [copiedTables]);
  for (const { drop } of rows) await client.query(drop);
  await run();
  for (const { make } of rows) await client.query(make);
}

/** Opens a session for some of the learners, drawn by on how many days they studied. Returns their tokens. */
export async function openSessions(databaseUrl: string, count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ token: string }>(SESSIONS, [count]);
    await client.query('analyze session');
    return rows.map(({ token }) => token);
  } finally {
    await client.end();
  }
}

const SESSIONS = `insert into session (id, token, user_id, expires_at)
  select 'made-' || id, 'made-token-' || id, id, now() + interval '30 days'
  from (select id, least(sum(days), ${spanDays}) as days from made group by id) as learner
  order by ln(random()) / days desc limit $1
  on conflict (token) do update set expires_at = excluded.expires_at returning token`;
