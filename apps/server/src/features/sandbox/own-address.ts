const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an address is one of this site. A server on this machine has more than one name. */
export function isOwnAddress(address: string, publicUrl: string): boolean {
  const [wanted, own] = [URL.parse(address), new URL(publicUrl)];
  if (wanted === null || wanted.protocol !== own.protocol || wanted.port !== own.port) return false;
  return wanted.hostname === own.hostname || [wanted, own].every(({ hostname }) => LOCAL.includes(hostname));
}
