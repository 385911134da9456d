const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a URL has the origin of this site. A server on this machine has more than one name. */
export function isOwnOrigin(url: string, publicUrl: string): boolean {
  const [given, own] = [URL.parse(url), new URL(publicUrl)];
  if (given === null || given.protocol !== own.protocol || given.port !== own.port) return false;
  return given.hostname === own.hostname || [given, own].every(({ hostname }) => LOOPBACK.includes(hostname));
}
