/// <reference path="./fxa-common-password-list.d.ts" />

import { CallError } from '../../../plugins/errors.ts';
import { CONTEXT_WORDS } from './context-words.ts';

interface NewPassword {
  readonly password: string;
  readonly name: string;
  readonly email: string;
}

/**
 * Refuses a new password that attackers try first.
 * @throws CallError `common_password` when it is on a list of leaked ones, `guessable_password` when there is little in it
 * but the learner's name or address and words of the context.
 */
export async function requireUnguessable({ password, name, email }: NewPassword): Promise<void> {
  if (await isCommon(password)) throw new CallError('common_password', COMMON);
  if (isMadeOf([...CONTEXT_WORDS, ...personalWords(name, email)], password)) {
    throw new CallError('guessable_password', GUESSABLE);
  }
}

const COMMON = 'This password is on lists that attackers try first. Choose another one.';
const GUESSABLE =
  'This password is little more than your name, your address or a word that attackers try here first. Choose another one.';

/** The list takes megabytes, so it is loaded with the first new password. Its entries are in lower case. */
async function isCommon(password: string): Promise<boolean> {
  const { default: commonPasswords } = await import('fxa-common-password-list');
  return commonPasswords.test(password.toLowerCase());
}

/** A password needs this many letters besides words that can be guessed. */
const MIN_OTHER_LETTERS = 4;

/** Digits and punctuation don't count: `Wickwise-2026!` is as easy to guess as the name alone. */
function isMadeOf(words: readonly string[], password: string): boolean {
  const letters = lettersOf(password);
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const others = longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), letters);
  return others.length < letters.length && others.length < MIN_OTHER_LETTERS;
}

/** Shorter words are parts of too many others. */
const MIN_WORD_LENGTH = 3;

/** The learner's names, and the address: whole, and the part before the @ whole and in its parts. */
function personalWords(name: string, email: string): string[] {
  const localPart = email.slice(0, email.lastIndexOf('@'));
  const parts = [...name.split(NOT_LETTERS), ...localPart.split(NOT_LETTERS), localPart, email];
  return parts.map(lettersOf).filter((word) => word.length >= MIN_WORD_LENGTH);
}

const NOT_LETTERS = /\P{L}+/u;

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/\P{L}/gu, '');
}
