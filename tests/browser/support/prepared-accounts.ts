export interface Account {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Of every account that is prepared: that of `npm run seed`. */
export const PASSWORD = 'candlestick-demo';

/** Has bought heritage and got the money back. */
export const refunded: Account = { name: 'Bo Buyer', email: 'refunded@example.com', password: PASSWORD };

/** Accounts with a proven mailbox and nothing learned yet, for `createAccount`: each is used by one test. */
export const unused: readonly Account[] = Array.from({ length: 400 }, (_, index) => ({
  name: `Robin ${index + 1}`,
  email: `robin-${index + 1}@example.com`,
  password: PASSWORD,
}));
