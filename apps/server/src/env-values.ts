import { isIP, isIPv6 } from 'node:net';
import { z } from 'zod';

export const port = z
  .string()
  .regex(/^\d{1,5}$/, 'a port number, such as 3000')
  .transform(Number)
  .refine((number) => number <= 65_535, 'a port number, such as 3000');
export const count = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'a whole number above zero')
  .transform(Number);
export const url = z.url({ protocol: /^https?$/, error: 'a web address, such as https://wickwise.example' });
export const proxies = z
  .string()
  .refine(areAddresses, 'the addresses of the proxies in front of this server, such as loopback or 10.0.0.0/8');
/** Several hosts may be named, as for libpq: of them, the one that takes writes is used. */
export const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'an address that starts with postgres://')
  .refine(
    (text) => /target_session_attrs=(?!read-write(?:&|$))/.exec(text) === null,
    'an address whose target_session_attrs, if any, is read-write',
  );
const SENDER = 'an email address, or a name and an address such as Wickwise <hello@wickwise.example>';
/** Mail to this address is not read. */
export const LOCAL_SENDER = { name: 'Wickwise', address: 'wickwise@localhost.localdomain' };
export const sender = z
  .string()
  .refine((text) => z.email().safeParse(senderOf(text).address).success, SENDER)
  .transform(senderOf);
export const vapidKey = (half: string, length: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${length}}$`), `the ${half} key that npx web-push generate-vapid-keys prints`);

/** Of `Name <address>`, or of an address alone. */
function senderOf(text: string): { name: string; address: string } {
  const [, name, address] = /^([^<>\r\n]+)<([^<>]+)>$/.exec(text) ?? [];
  return { name: name?.trim() ?? LOCAL_SENDER.name, address: address ?? text };
}

function areAddresses(list: string): boolean {
  return list.split(',').every((entry) => {
    const [address = '', bits = '0', ...more] = entry.trim().split('/');
    if (['loopback', 'linklocal', 'uniquelocal'].includes(entry.trim())) return true;
    return (
      isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32) && more.length === 0
    );
  });
}
