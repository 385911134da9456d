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
