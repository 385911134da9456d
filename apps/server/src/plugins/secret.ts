import { createHash, randomBytes } from 'node:crypto';

export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Stored in place of a secret: enough to recognize it, not enough to use it. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
