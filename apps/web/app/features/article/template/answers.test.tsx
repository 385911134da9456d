import { expect, test } from 'vitest';
import { readAnswers, type Template, writeTemplate } from './answers.ts';

const template: Template = {
  kind: 'template',
  title: 'My plan',
  fields: [
    { label: 'Setup', hint: 'A rule.' },
    { label: 'Stop', hint: 'A price.' },
  ],
};

test('a template is written with its answers, and with a line for each that is missing', () => {
  const line = '_'.repeat(60);
  expect(writeTemplate(template, { Setup: ' Close above the high \n' })).toBe(
    `My plan\n\nSetup\nClose above the high\n\nStop\n(A price.)\n${line}\n`,
  );
});

test('answers that another version stored are read as far as they are texts', () => {
  const key = { owner: 'visitor', form: 'My plan' };
  expect(readAnswers(key)).toEqual({});
  localStorage.setItem('wickwise.draft.visitor.My plan', '{"Setup":"a","Stop":2}');
  expect(readAnswers(key)).toEqual({ Setup: 'a' });
  localStorage.setItem('wickwise.draft.visitor.My plan', '"text"');
  expect(readAnswers(key)).toEqual({});
});
