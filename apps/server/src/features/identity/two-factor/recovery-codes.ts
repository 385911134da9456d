import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@wickwise/contract/constants';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/client.ts';
import { recoveryCode } from '../../../db/schema/two-factor.ts';
import type { Auth } from '../auth.ts';

/** Crockford's base 32, without letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SELECTOR_LENGTH = 4;
const CODE_LENGTH = 12;

/** Ten codes such as `7K4M-Q2XP-9DRT`, each found by its first four characters. */
export function createRecoveryCodes(): string[] {
  const codes = new Map<string, string>();
  while (codes.size < RECOVERY_CODES) {
    const code = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    codes.set(code.slice(0, SELECTOR_LENGTH), code);
  }
  return [...codes.values()].map((code) => code.replaceAll(/.{4}(?=.)/g, '$&-'));
}

/** A typed code as it was made: without spaces and hyphens, and with the digits that letters were mistaken for. */
function normalize(typed: string): string {
  const compact = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return compact.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

interface NewCodes {
  readonly auth: Auth;
  readonly userId: string;
  readonly codes: readonly string[];
  readonly now: Date;
}

/** The rows of codes, hashed as slowly as passwords, because they are short. */
export async function hashRecoveryCodes({ auth, userId, codes, now }: NewCodes) {
  const { password } = await auth.$context;
  return Promise.all(
    codes.map(normalize).map(async (code) => ({
      userId,
      selector: code.slice(0, SELECTOR_LENGTH),
      hash: await password.hash(code.slice(SELECTOR_LENGTH)),
      createdAt: now,
    })),
  );
}

interface TypedCode {
  readonly auth: Auth;
  readonly userId: string;
  readonly code: string;
}

/** The selector of an unused recovery code, or null for a wrong code. */
export async function findRecoveryCode(db: Database, { auth, userId, code }: TypedCode): Promise<string | null> {
  const typed = normalize(code);
  const selector = typed.slice(0, SELECTOR_LENGTH);
  const [stored] = await db.select({ hash: recoveryCode.hash }).from(recoveryCode).where(isCode(userId, selector));
  const { password } = await auth.$context;
  const isRight = stored && (await password.verify({ hash: stored.hash, password: typed.slice(SELECTOR_LENGTH) }));
  return isRight ? selector : null;
}

/** Uses up a recovery code. Returns false when another call has done so meanwhile. */
export async function takeRecoveryCode(tx: Transaction, userId: string, selector: string): Promise<boolean> {
  return (await tx.delete(recoveryCode).where(isCode(userId, selector)).returning()).length > 0;
}

function isCode(userId: string, selector: string) {
  return and(eq(recoveryCode.userId, userId), eq(recoveryCode.selector, selector));
}
