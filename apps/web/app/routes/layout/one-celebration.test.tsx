import type { ComponentProps } from 'react';
import { useParams } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Celebrations } from '#app/features/reward/celebrations.tsx';
import { answer } from '#tests/component/answers.ts';
import { button, renderLessonRoute } from '#tests/component/lesson.tsx';
import { completed, people, stats } from '#tests/component/people.ts';
import { keepRun, renderQuiz, SAVE, saved, TRIGGER } from '#tests/component/quiz.tsx';
import { screen, within } from '#tests/component/render-screen.tsx';
import { celebrationOf } from '#tests/component/rewards.ts';
import Lesson from '../pattern/lesson.tsx';

// Confetti needs a canvas, which is missing here, and is skipped with reduced motion.
beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  answer('GET /api/celebrations', []);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const beside = <Celebrations nameOf={() => 'Doji'} />;

function celebrated(cause: string, title: string, points: number) {
  return celebrationOf({
    id: cause,
    triggerEvent: cause,
    celebrationData: { title, description: `About ${cause}.`, points },
  });
}

/** What the server tells of these: each is paid for, and celebrated. */
function earnedBy(...celebrations: ReturnType<typeof celebrated>[]) {
  const entries = celebrations.map(({ triggerEvent, celebrationData: { points = 0 } }) => ({
    cause: triggerEvent,
    points,
  }));
  return { entries, stats, celebrations };
}

const streak = celebrated('streak-day:2026-03-09', '7-day streak', 10);
const milestone = celebrated('milestone:perfect_scores:1', 'Milestone reached', 20);
const badge = celebrated('badge:three-days', 'Badge Unlocked', 25);
const level = celebrated('level-up:2', 'Level 2', 40);

/** The only thing on the page that tells of it: no second dialog does, and no toast. */
async function onlyCard(name: string) {
  const card = await screen.findByRole('dialog', { name });
  expect(screen.getAllByRole('dialog')).toEqual([card]);
  expect(within(await screen.findByRole('region', { name: /^Notifications/ })).queryAllByRole('listitem')).toEqual([]);
  const elsewhere = screen.queryAllByText(/\bXP\b/).filter((element) => !card.contains(element));
  expect(elsewhere.filter((element) => element.role !== 'status').map(({ textContent }) => textContent)).toEqual([]);
  return within(card);
}

function LessonAtAddress() {
  const route = { params: useParams(), loaderData: { patterns: '[]' } } as unknown;
  return <Lesson {...(route as ComponentProps<typeof Lesson>)} />;
}

test('a lesson with a streak, a milestone, a badge and a level is told on one card', async () => {
  const { user, address } = renderLessonRoute(<LessonAtAddress />, { beside });
  const mastered = celebrated('pattern-mastered:doji', 'Lesson completed', 50);
  const [progress] = completed('doji');
  if (progress === undefined) throw new Error('There is no progress.');
  const earned = earnedBy(mastered, streak, milestone, badge, level);
  answer('PUT /api/progress/:patternId', { progress, earned });
  await user.click(await button('Mark as Complete'));
  const card = await onlyCard('You earned 145 XP');
  expect(
    card.getAllByRole('listitem').filter(({ parentElement }) => parentElement?.closest('li') === null),
  ).toHaveLength(5);
  await expect.poll(address).toBe('/learn');
  expect(window.history.state.usr.earnedText).toBeNull();
});

test('a perfect quiz, and the badge that is found a moment later, are told on one card', async () => {
  keepRun(people.genesis.id);
  const perfect = celebrated('quiz-perfect:level-1', 'Perfect score', 100);
  const { attempt } = saved();
  answer(SAVE, {
    attempt: { ...attempt, score: 4 },
    earned: earnedBy(perfect, streak, level),
    remainingToday: 9,
    nextMilestone: null,
  });
  const { user } = renderQuiz('genesis', { beside });
  answer(TRIGGER, { badges: [], earned: earnedBy(badge) });
  await user.click(await screen.findByText('Result saved'));
  await onlyCard('You earned 175 XP');
});
