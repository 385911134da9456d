import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { tableNames } from '#tests/support/database/failing-writes.ts';

/** Tables that don't grow with what a learner does, each with the reason. All others are keyed by learner first. */
const NOT_BY_LEARNER: Readonly<Record<string, string>> = {
  user: 'the learners themselves',
  session: 'found by the token of a cookie; a few for each learner',
  account: 'found by the provider’s id; one for each way to sign in',
  verification: 'found by an address or a link, before anyone is signed in; short-lived',
  passkey: 'found by the browser’s credential; a few for each learner',
  email_change: 'found by the link in a mail; one for each learner',
  pending_sign_in: 'found by the cookie of a browser that has yet to give a code; short-lived',
  rate_limit_window: 'one row for each limited key; short-lived',
  open_stream: 'found by its id; at most four for each learner',
  candle_series: 'prices, the same for everyone',
  purchase: 'a guest’s has no learner yet; one for each buyer',
  payment_order: 'a guest’s has no learner yet; a few for each buyer',
  payment_event: 'found by the provider’s id; a few for each order',
  access_change: 'of a purchase, which can have no learner yet',
  push_subscription: 'belongs to a browser, not to the account signed in; a few for each learner',
};

/** Indexes over the rows of all learners, each with the reason. */
const ACROSS_LEARNERS: Readonly<Record<string, string>> = {
  daily_answer_chart_day: 'counts everyone’s answers to the chart of a day, once a minute',
};

/** The first column of each key and index. */
const INDEXES = `
  select t.relname as table, i.relname as index, a.attname as first
  from pg_index x join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
  left join pg_attribute a on a.attrelid = x.indrelid and a.attnum = x.indkey[0]
  where t.relnamespace = 'public'::regnamespace`;

interface IndexRow {
  readonly table: string;
  readonly index: string;
  readonly first: string | null;
}

const server = await useTestServer();
const indexes = (await server.connection.run(INDEXES)).rows as IndexRow[];

test('every key and index of a table that grows begins with the learner', () => {
  const growing = new Set(tableNames.filter((name) => !(name in NOT_BY_LEARNER)));
  const own = indexes.filter(({ table }) => growing.has(table));
  expect(new Set(own.map(({ table }) => table))).toEqual(growing);
  expect(own.filter(({ index, first }) => first !== 'user_id' && !(index in ACROSS_LEARNERS))).toEqual([]);
});

test('the exceptions exist', () => {
  const names = [...tableNames, ...indexes.map(({ index }) => index)];
  const exceptions = [...Object.keys(NOT_BY_LEARNER), ...Object.keys(ACROSS_LEARNERS)];
  expect(exceptions.filter((name) => !names.includes(name))).toEqual([]);
});
