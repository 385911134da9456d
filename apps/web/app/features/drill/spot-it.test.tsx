import type { DrillReview } from '@wickwise/contract/drill';
import { patterns } from '@wickwise/curriculum/patterns';
import { drawPictureQuestions } from '@wickwise/curriculum/questions/draw-questions';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { answer, recordedCalls, refusal, unreachable } from '#tests/component/answers.ts';
import { people, stats } from '#tests/component/people.ts';
import { cleanup, renderScreen, screen } from '#tests/component/render-screen.tsx';
import { SpotIt } from './spot-it.tsx';

const READ = 'GET /api/patterns/:patternId/drills/:drillId';
const ANSWER = 'POST /api/patterns/:patternId/drills/:drillId/answers';

const hammer = patterns.find(({ id }) => id === 'hammer');
if (hammer === undefined) throw new Error('There is no hammer.');
const questions = drawPictureQuestions({ entry: hammer, pool: patterns, seed: 5 });

/** The server's response to each question in turn, whatever is chosen. */
function judgeAll(are: readonly boolean[], earned: DrillReview['earned']) {
  answer(ANSWER, () => {
    const index = recordedCalls(ANSWER).length - 1;
    const drawn = questions[index];
    if (drawn === undefined) throw new Error('There is no such question.');
    const { picture, checks, explanation, notes } = drawn.review;
    const isCorrect = are[index] === true;
    const chosen = isCorrect ? drawn.answer : (drawn.choices.find(({ id }) => id !== drawn.answer)?.id ?? '');
    const review = { explanation, notes, picture, checks: [...checks] };
    return { ...review, chosen, isCorrect, answer: drawn.answer, earned: index === 2 ? earned : null };
  });
}

const DRILL_ID = '5e1a3c0e-9c0a-4f5b-8b0a-1c2d3e4f5a6b';

function renderSpotIt(who: 'visitor' | 'genesis' = 'genesis', props: Partial<ComponentProps<typeof SpotIt>> = {}) {
  answer('GET /api/auth/user', people[who]);
  const asked = questions.map(({ kind, question, picture, choices }) => {
    return { kind, question, picture, choices: choices.map(({ id, text, picture }) => ({ id, text, picture })) };
  });
  answer(READ, { patternId: 'hammer', drillId: DRILL_ID, questions: asked });
  return renderScreen(<SpotIt patternId="hammer" {...props} />, { at: '/learn/hammer' });
}

const button = (name: string) => screen.findByText(name, { selector: 'button' });
const page = () => document.body.textContent ?? '';

test('a drill waits for its button, and says what a correct answer earns', async () => {
  const { user } = renderSpotIt();
  expect(await screen.findByText(/Each correct answer earns 10 XP/)).toBeTruthy();
  expect(recordedCalls(READ)).toEqual([]);
  await user.click(await button('Try three charts'));
  expect(await screen.findByText(questions[0]?.question ?? '')).toBeTruthy();
  expect(page()).toContain('1 of 3');
});

test('a number key answers, and the feedback shows the rule and what was measured', async () => {
  judgeAll([false, true, true], null);
  const { user } = renderSpotIt();
  await user.click(await button('Try three charts'));
  await screen.findByText(questions[0]?.question ?? '');
  await user.keyboard('2');
  await button('Next question');
  expect(recordedCalls(ANSWER)[0]?.body).toEqual({ question: 0, chosen: '2', responseMs: expect.any(Number) });
  expect(page()).toContain('Not quite.');
  const [first] = questions;
  expect(page()).toContain(first?.review.explanation);
  for (const { rule, bound } of first?.review.checks ?? [])
    for (const text of [rule, bound]) expect(page()).toContain(text);
  await user.keyboard('1');
  expect(recordedCalls(ANSWER)).toHaveLength(1);
});

test('an answer that was given can be asked about, and no other', async () => {
  judgeAll([false, true, true], null);
  answer('GET /api/auth/user', people.genesis);
  const tutor = vi.fn(() => <p>Ask about it</p>);
  const { user } = renderSpotIt('genesis', { tutor });
  await user.click(await button('Try three charts'));
  await screen.findByText(questions[0]?.question ?? '');
  expect(tutor).not.toHaveBeenCalled();
  await user.keyboard('2');
  expect(await screen.findByText('Ask about it')).toBeTruthy();
  expect(tutor).toHaveBeenLastCalledWith({ patternId: 'hammer', drillId: DRILL_ID, question: 0 });
});

test('after three questions the result says how many were right and what they earned', async () => {
  const entries = [
    { cause: 'drill:2026-03-02:2', points: 10 },
    { cause: 'streak-day:2026-03-02', points: 10 },
  ];
  judgeAll([true, false, true], { entries, stats, celebrations: [] });
  const told: boolean[] = [];
  const { user } = renderSpotIt('genesis', { onRunningChange: (isRunning) => told.push(isRunning) });
  await user.click(await button('Try three charts'));
  await screen.findByText(questions[0]?.question ?? '');
  // Until its results, leaving the page would throw it away.
  expect(told.at(-1)).toBe(true);
  for (const [index, next] of ['Next question', 'Next question', 'See how you did'].entries()) {
    await screen.findByText(questions[index]?.question ?? '');
    await user.keyboard('1');
    await user.click(await button(next));
  }
  expect(await screen.findByText('2 of 3 correct')).toBeTruthy();
  expect(told.at(-1)).toBe(false);
  expect(page()).toContain('You earned 10 XP. Today’s study earned you another 10 XP.');
  await user.click(await button('Try three more'));
  await screen.findByText(questions[0]?.question ?? '');
  expect(new Set(recordedCalls(READ).map(({ path }) => path)).size).toBe(2);
});

test('a drill that is done is not continued, however its results are left', async () => {
  judgeAll([true, true, true], null);
  const { user } = renderSpotIt();
  await user.click(await button('Try three charts'));
  for (const [index, next] of ['Next question', 'Next question', 'See how you did'].entries()) {
    await screen.findByText(questions[index]?.question ?? '');
    await user.keyboard('1');
    await user.click(await button(next));
  }
  await screen.findByText('3 of 3 correct');
  await user.keyboard('{Escape}');
  expect(await button('Try three charts')).toBeTruthy();
});

test('a drill that was left continues where it was, also after a reload', async () => {
  judgeAll([true, false, true], null);
  const { user } = renderSpotIt();
  await user.click(await button('Try three charts'));
  await screen.findByText(questions[0]?.question ?? '');
  await user.keyboard('1');
  await user.click(await button('Next question'));
  await screen.findByText(questions[1]?.question ?? '');
  await user.keyboard('1');
  await button('Next question');
  await user.click(screen.getByRole('button', { name: 'Back to the lesson' }));
  expect(screen.queryByText(questions[1]?.question ?? '')).toBeNull();
  cleanup();
  const again = renderSpotIt();
  await again.user.click(await button('Continue your three charts'));
  expect(await screen.findByText(questions[1]?.question ?? '')).toBeTruthy();
  expect(page()).toContain('2 of 3');
  expect(page()).toContain(questions[1]?.review.explanation);
  expect(recordedCalls(ANSWER)).toHaveLength(2);
  expect(new Set(recordedCalls(READ).map(({ path }) => path)).size).toBe(1);
});

test('a visitor can do a drill and is told that XP requires an account', async () => {
  judgeAll([true, true, true], null);
  const { user } = renderSpotIt('visitor');
  await user.click(await button('Try three charts'));
  expect(page()).not.toContain('earns 10 XP');
  for (const [index, next] of ['Next question', 'Next question', 'See how you did'].entries()) {
    await screen.findByText(questions[index]?.question ?? '');
    await user.keyboard('1');
    await user.click(await button(next));
  }
  expect(await screen.findByText('3 of 3 correct')).toBeTruthy();
  expect(page()).toContain('Sign in to earn XP for correct answers.');
});

test('an answer that did not reach the server is kept and can be sent again', async () => {
  answer(ANSWER, unreachable);
  const { user } = renderSpotIt();
  await user.click(await button('Try three charts'));
  await screen.findByText(questions[0]?.question ?? '');
  await user.keyboard('1');
  expect(await screen.findByText('Your answer wasn’t sent')).toBeTruthy();
  judgeAll([true, true, true], null);
  await user.click(await button('Send again'));
  expect(recordedCalls(ANSWER).map(({ body }) => body)).toMatchObject([
    { question: 0, chosen: '1' },
    { question: 0, chosen: '1' },
  ]);
});

test('an answer after the session has ended leads to the sign-in and back to the lesson', async () => {
  answer(ANSWER, refusal('not_signed_in'));
  const { user } = renderSpotIt();
  await user.click(await button('Try three charts'));
  await screen.findByText(questions[0]?.question ?? '');
  await user.keyboard('1');
  const link = await screen.findByText('Sign in again');
  expect(link.getAttribute('href')).toBe('/api/login?returnTo=%2Flearn%2Fhammer');
});

test('charts that fail to load can be requested again', async () => {
  const { user } = renderSpotIt();
  answer(READ, refusal('unavailable'));
  await user.click(await button('Try three charts'));
  expect(await screen.findByText('The charts couldn’t be loaded')).toBeTruthy();
  expect(await button('Try again')).toBeTruthy();
});
