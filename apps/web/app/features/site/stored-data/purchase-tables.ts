import type { StoredTable } from './stored-table.ts';

const AS_TAX_LAW = 'As long as tax law requires.';

export const PURCHASE_TABLES: readonly StoredTable[] = [
  {
    table: 'purchase',
    what: 'The amount, the date, the email address on the receipt, and Stripe’s reference. We never see your card number.',
    why: 'It’s your receipt, and what unlocks Heritage.',
    howLong: AS_TAX_LAW,
  },
  {
    table: 'access_change',
    what: 'When a purchase was paid, refunded or moved to another account, and why.',
    why: 'To explain each change of access.',
    howLong: AS_TAX_LAW,
  },
  {
    table: 'payment_order',
    what: 'Payments you started, with their amount and status.',
    why: 'To match what Stripe reports with what was ordered.',
    howLong: AS_TAX_LAW,
  },
  {
    table: 'payment_event',
    what: 'The ID, type and time of each message from Stripe, without its content.',
    why: 'To act on each message once.',
    howLong: '90 days. Stripe retries a message for up to 3 days.',
  },
];
