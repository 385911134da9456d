import type { PatternLesson } from '@wickwise/contract/lesson/lesson';
import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { expect, test } from 'vitest';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { canTellApart, FirstLook } from './first-look.tsx';

const lessons = readerPatterns({ hasHeritageAccess: true }).filter(
  (pattern): pattern is PatternLesson => pattern.access === 'lesson',
);

function lessonOf(id: string): PatternLesson {
  const lesson = lessons.find((known) => known.id === id);
  if (lesson === undefined) throw new Error(`There is no lesson ${id}.`);
  return lesson;
}

const doji = lessonOf('doji');
const button = (name: RegExp) => screen.getByRole('button', { name });
const verdict = () => screen.getByRole('status').textContent;

test('a lesson asks which chart shows its pattern, and says why the other one does not', async () => {
  const { user } = renderScreen(<FirstLook lesson={doji} />);
  expect(screen.getByRole('heading', { name: 'Which of these charts ends in a doji?' })).toBeTruthy();
  expect(verdict()).toBe('');
  for (const picture of screen.getAllByRole('img')) {
    expect(picture.getAttribute('aria-label')).toMatch(/^16 candles .* the last one is marked\.$/);
  }
  await user.click(button(/Chart 1/));
  expect(verdict()).toBe(`You’re right. Chart 2 only looks like it. ${doji.nearMiss.caption}`);
  expect(button(/Chart 1/).textContent).toContain('Correct');
  // The first answer stands.
  await user.click(button(/Chart 2/));
  expect(verdict()).toMatch(/^You’re right/);
});

test('a wrong answer is marked, and so is the right one', async () => {
  const { user } = renderScreen(<FirstLook lesson={doji} />);
  await user.click(button(/Chart 2/));
  expect(verdict()).toMatch(/^Not quite\. Chart 2 only looks like it\./);
  expect(button(/Chart 2/).textContent).toContain('Your answer');
  expect(button(/Chart 1/).textContent).toContain('Correct');
});

test('the right chart is not always in the same place', async () => {
  const { user } = renderScreen(<FirstLook lesson={lessonOf('hanging-man')} />);
  await user.click(button(/Chart 1/));
  expect(verdict()).toMatch(/^Not quite\./);
});

test('only a lesson whose near miss breaks a rule later, by what follows, has no such question', () => {
  expect(lessons.filter((lesson) => !canTellApart(lesson)).map(({ id }) => id)).toEqual(['double-bottom']);
});
