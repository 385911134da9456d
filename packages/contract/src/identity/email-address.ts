const INTERNATIONAL_DOMAIN = /^(?=.*[^!-~])[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * An address as mail servers know it: a domain such as `bücher.example` becomes `xn--bcher-kva.example`, its other
 * spelling. Anything else stays as it is, so a malformed address stays malformed.
 */
export function toAsciiEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (at < 0 || !INTERNATIONAL_DOMAIN.test(domain)) return email;
  const address = `http://${domain}/`;
  return URL.canParse(address) ? `${email.slice(0, at)}@${new URL(address).hostname}` : email;
}

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const TOP_LEVEL_DOMAIN = '(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])';

/**
 * An address that any mail server accepts: RFC 5321 without quotes and numeric hosts, its domain in ASCII. Letters beyond
 * ASCII before the @ would need every server on the way to support RFC 6531.
 */
export const EMAIL_ADDRESS = new RegExp(
  `^(?=.{3,254}$)(?=[^@]{1,64}@)${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${TOP_LEVEL_DOMAIN}$`,
);

const MISSING = 'Please enter your email address';
const MALFORMED = 'Check the address: it should look like name@example.com.';
const BEYOND_ASCII =
  'We can’t send email to an address with accented or non-Latin letters before the @. Use another one.';

/** Why an address can't be used, in the spelling of `toAsciiEmail`; null when it can. */
export function addressProblem(email: string): string | null {
  if (EMAIL_ADDRESS.test(email)) return null;
  if (email.trim() === '') return MISSING;
  const isBeyondAscii = EMAIL_ADDRESS.test(email.replaceAll(/(?![ -~])[\p{L}\p{M}\p{N}]/gu, 'a'));
  return isBeyondAscii ? BEYOND_ASCII : MALFORMED;
}
