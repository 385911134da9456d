import { toAsciiEmail } from '@wickwise/contract/identity/email-address';

/** Normalizes case, Unicode form and the spelling of the domain, as purchases are stored. Look-alike letters stay different. */
export function normalizeEmail(email: string): string {
  return toAsciiEmail(email.normalize('NFKC')).toLowerCase();
}

/** `a•••@e•••.com`: enough for its owner to recognize, too little for anyone else to write to. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  const ending = domain.slice(domain.lastIndexOf('.'));
  return `${local.slice(0, 1)}•••@${domain.slice(0, 1)}•••${ending}`;
}
