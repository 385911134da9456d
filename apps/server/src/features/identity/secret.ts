import { createHash, randomBytes } from 'node:crypto';

export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret: enough to recognise it, not enough to use it. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
