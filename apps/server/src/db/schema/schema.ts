import { purchase } from './access.ts';
import { account, passkey, rateLimit, session, user, verification } from './identity.ts';
import { activity, xpLedger } from './reward.ts';

/** Every table, for the database client and the sign-in library. */
export const schema = { user, session, account, verification, passkey, rateLimit, purchase, activity, xpLedger };
