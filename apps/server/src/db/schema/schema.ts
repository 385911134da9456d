import { account, passkey, rateLimit, session, user, verification } from './identity.ts';
import { accessChange, paymentEvent, paymentOrder, purchase } from './payment.ts';
import { activity } from './progress.ts';
import { xpLedger } from './reward.ts';
import { sandboxAnswer, sandboxDelivery, sandboxObject } from './sandbox.ts';

/** Every table, for the database client and the sign-in library. */
export const schema = {
  ...{ user, session, account, verification, passkey, rateLimit },
  ...{ purchase, paymentOrder, paymentEvent, accessChange },
  ...{ sandboxObject, sandboxAnswer, sandboxDelivery },
  ...{ activity, xpLedger },
};
