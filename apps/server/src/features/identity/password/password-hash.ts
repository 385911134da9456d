import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { verifyPassword as verifyFormerPassword } from 'better-auth/crypto';

interface Cost {
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** What OWASP asks for: 19 MiB, two passes, one lane. */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;

const derive = promisify(argon2);

interface Attempt {
  readonly hash: string;
  readonly password: string;
}

/** In the PHC string format, which other libraries read, too. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await tagOf(password, { salt, tagLength: TAG_BYTES, cost: COST });
  return `${prefixOf(COST)}${toBase64(salt)}$${toBase64(tag)}`;
}

/** Whether this is the password of a hash: of ours, or of better-auth, which made them until 2026-11-27. */
export async function verifyPassword({ hash, password }: Attempt): Promise<boolean> {
  const parts = PHC.exec(hash)?.groups;
  if (parts === undefined) return verifyFormerPassword({ hash, password });
  const { memory, passes, parallelism, salt = '', tag = '' } = parts;
  const expected = Buffer.from(tag, 'base64');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const given = { salt: Buffer.from(salt, 'base64'), tagLength: expected.length, cost };
  return timingSafeEqual(await tagOf(password, given), expected);
}

/** Whether a hash was made in another way than new ones are. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(prefixOf(COST));
}

/** The hashes of no password, for an attempt that is refused whatever they say. */
export const DECOYS = {
  current: `${prefixOf(COST)}${'A'.repeat(22)}$${'A'.repeat(43)}`,
  former: `${'0'.repeat(32)}:${'0'.repeat(128)}`,
} as const;

interface Derivation {
  readonly salt: Buffer;
  readonly tagLength: number;
  readonly cost: Cost;
}

/** Typed on another device, the same password may be in another Unicode form. */
function tagOf(password: string, { salt, tagLength, cost }: Derivation): Promise<Buffer> {
  return derive('argon2id', { message: password.normalize('NFKC'), nonce: salt, tagLength, ...cost });
}

const PHC =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<salt>[\w+/]+)\$(?<tag>[\w+/]+)$/;

function prefixOf({ memory, passes, parallelism }: Cost): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`;
}

function toBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
