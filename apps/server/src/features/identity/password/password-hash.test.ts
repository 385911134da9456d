import { hashPassword as hashFormerly } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { hashPassword, isOutdated, verifyPassword } from './password-hash.ts';

const password = 'zwölf Kerzen 🔑';

test('a hash is salted, is of its password alone, and says how it was made', async () => {
  const hash = await hashPassword(password);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await hashPassword(password)).not.toBe(hash);
  expect(await verifyPassword({ hash, password })).toBe(true);
  expect(await verifyPassword({ hash, password: password.normalize('NFD') })).toBe(true);
  expect(await verifyPassword({ hash, password: `${password} ` })).toBe(false);
  expect(isOutdated(hash)).toBe(false);
});

test('a hash that another library made, at another cost, is verified', async () => {
  // Of the reference implementation's tests.
  const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await verifyPassword({ hash, password: 'password' })).toBe(true);
  expect(await verifyPassword({ hash, password: 'passwore' })).toBe(false);
  expect(isOutdated(hash)).toBe(true);
});

test('a hash of better-auth is verified, and outdated', async () => {
  const hash = await hashFormerly(password);
  expect(await verifyPassword({ hash, password })).toBe(true);
  expect(await verifyPassword({ hash, password: 'another one' })).toBe(false);
  expect(isOutdated(hash)).toBe(true);
});
