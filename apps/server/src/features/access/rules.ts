import { LINK_VALID_MINUTES } from '@wickwise/contract/constants';

const MINUTE_MS = 60_000;

/** How often one network address may ask for heritage or for a link to it, whichever way. */
export const askAllowance = { burst: 5, everyMs: MINUTE_MS / 5 } as const;

export const messages = {
  directAccess: 'Heritage access activated! Redirecting to learning dashboard...',
  grantHeritageAccess: 'Heritage access activated! Redirecting to learning page...',
  /** The same whether the address has a purchase or not. */
  checkInbox: `Check your inbox: if Heritage was bought with this address, a link that opens it is on its way there. It works for ${LINK_VALID_MINUTES} minutes.`,
  emergencyLogin: `Check your inbox: if we know this address, a link to sign in is on its way there. It works for ${LINK_VALID_MINUTES} minutes.`,
  tooMany: 'Too many attempts from your address. Please wait a minute and try again.',
} as const;
