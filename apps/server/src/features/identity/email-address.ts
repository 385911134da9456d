import type { PurchaseBond } from '../../db/schema/payment.ts';
import type { Learner } from '../../plugins/session.ts';

/**
 * An address as purchases are filed under it: in lower case, in one Unicode form. Letters that only look alike stay
 * different.
 */
export function normalizeEmail(email: string): string {
  return email.normalize('NFKC').toLowerCase();
}

/** `a•••@e•••.com`: enough for its owner to recognize, too little for anyone else to write to. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  const ending = domain.slice(domain.lastIndexOf('.'));
  return `${local.slice(0, 1)}•••@${domain.slice(0, 1)}•••${ending}`;
}

interface Receipt {
  readonly email: string;
  readonly boundBy: PurchaseBond | null;
}

/** The address on a receipt: masked for a learner who has shown only that they use the buyer's browser. */
export function receiptEmail({ email, boundBy }: Receipt, learner: Pick<Learner, 'email'>): string {
  return boundBy === 'browser' && email !== normalizeEmail(learner.email) ? maskEmail(email) : email;
}
