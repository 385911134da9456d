import { expect, test } from 'vitest';
import { requireUnguessable } from './guessable-password.ts';

const learner = { name: 'Mary-Ann Reader', email: 'm.reader+wick@example.com' };

function check(password: string, of = learner): Promise<string> {
  return requireUnguessable({ password, ...of }).then(
    () => 'accepted',
    ({ code }: { code: string }) => code,
  );
}

test.each(['qwertyuiop', '1q2w3e4r5t', 'Password123', 'basketball', 'zaq12wsxcde3', '12345678910'])(
  'the common password %j is refused in any case',
  async (password) => {
    expect([await check(password), await check(password.toUpperCase())]).toEqual([
      'common_password',
      'common_password',
    ]);
  },
);

test.each([
  'Wickwise-2026!',
  'wick wise 1234',
  'candlesticks1!',
  'BullMarket99',
  'my-password-7',
  'maryann19840512',
  'Reader.Reader.1',
  'mreader wick 77',
  'm.reader+wick@example.com',
])('the password %j is refused as words of the context', async (password) => {
  expect(await check(password)).toBe('guessable_password');
});

test.each(['a trading desk in Ulm', 'correct horse', '8302917465', 'пароль 密码 🔑', 'read all 40 books'])(
  'the password %j is accepted',
  async (password) => {
    expect(await check(password)).toBe('accepted');
  },
);

test('a name or address of one or two letters forbids no word', async () => {
  expect(await check('abab-baba-77', { name: 'B', email: 'ab@example.com' })).toBe('accepted');
});
