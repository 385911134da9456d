import { describe, expect, it } from 'vitest';
import { emailProblem, signInProblems, signUpProblems } from './fields.ts';

describe('checks before the request', () => {
  const filled = { name: 'Ada', email: 'ada@example.com', password: 'correct horse' };

  it('valid entries pass', () => {
    expect(signInProblems({ ...filled, name: '', password: 'old' })).toEqual({});
    expect(signUpProblems(filled)).toEqual({});
  });

  it('every empty field is named', () => {
    const empty = { name: ' ', email: '', password: '' };
    expect(Object.keys(signInProblems(empty))).toEqual(['email', 'password']);
    expect(signUpProblems(empty)).toEqual({
      name: 'Enter a name.',
      email: 'Enter your email address.',
      password: 'Use at least 10 characters.',
    });
  });

  it('a new password can be neither too short nor too long', () => {
    expect(signUpProblems({ ...filled, password: 'x'.repeat(9) }).password).toMatch(/at least 10/);
    expect(signUpProblems({ ...filled, password: 'x'.repeat(128) })).toEqual({});
    expect(signUpProblems({ ...filled, password: 'x'.repeat(129) }).password).toMatch(/at most 128/);
  });

  it.each([
    ['', 'Enter your email address.'],
    ['ada', 'Check the address: it should look like name@example.com.'],
    ['ada@', 'Check the address: it should look like name@example.com.'],
    ['ada@example..com', 'Check the address: it should look like name@example.com.'],
    [' ada@example.com ', null],
    ['ada@localhost', 'Check the address: it should look like name@example.com.'],
    ['ada..l@example.com', 'Check the address: it should look like name@example.com.'],
    ['adä@example.com', expect.stringMatching(/accented or non-Latin letters before the @/)],
    ['ada@bücher.example', null],
    ["o'hara+books@sub.example.co.uk", null],
  ])('the address %j is checked', (email, problem) => {
    expect(emailProblem(email)).toEqual(problem);
  });
});
