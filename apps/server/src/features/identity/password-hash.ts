import { AsyncLocalStorage } from 'node:async_hooks';
import { hashPassword } from 'better-auth/crypto';

const prepared = new AsyncLocalStorage<string>();

/** The hash that was prepared for this call, or a new one. */
export async function preparedHash(password: string): Promise<string> {
  return prepared.getStore() ?? hashPassword(password);
}

/** Runs a call that hashes a password in a transaction, with its hash: hashing would hold the connection for 100 ms. */
export function withPreparedHash<T>(hash: string, run: () => Promise<T>): Promise<T> {
  return prepared.run(hash, run);
}
