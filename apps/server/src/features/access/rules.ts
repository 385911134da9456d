import { HERITAGE_PRICE_CENTS, LINK_VALID_MINUTES } from '@wickwise/contract/constants';

/** The product. Price and currency come from here, whatever a browser sends. */
export const HERITAGE = {
  amountCents: HERITAGE_PRICE_CENTS,
  currency: 'usd',
  description: 'Heritage Tier - Lifetime Access',
} as const;

/** Requests for access or for a link, per network address and across all calls. */
export const requestLimit = { name: 'access-request', seconds: 60 } as const;

export const messages = {
  directAccess: 'Heritage access activated! Redirecting to learning dashboard...',
  grantHeritageAccess: 'Heritage access activated! Redirecting to learning page...',
  /** The same whether the address has a purchase or not. */
  checkInbox: `Check your inbox: if Heritage was bought with this address, an email that tells you how to unlock it is on its way. A link that unlocks Heritage works for ${LINK_VALID_MINUTES} minutes.`,
  emergencyLogin: `Check your inbox: if we know this address, a link to sign in is on its way. It works for ${LINK_VALID_MINUTES} minutes.`,
  tooMany: 'Too many attempts from your address. Please wait a minute and try again.',
} as const;

/** As printed on the receipt. */
export function receiptNumber(number: number): string {
  return `W-${String(number).padStart(6, '0')}`;
}
