import { expect, test } from 'vitest';
import { logForVisitor, visitorLogStore } from '#app/features/progress/public.ts';
import { readPlacement } from '#app/features/quiz/placement/placement.ts';
import { visitorCheckStore } from '#app/features/quiz/public.ts';
import { visitorReviewStore } from '#app/features/review/public.ts';
import { VISITOR } from '#app/lib/owned-store.ts';
import { answer, recordedCalls, refusal } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { answerToday, knownSkill } from '#tests/component/today.ts';
import { NextStepLine } from '../next-step-line.tsx';
import { KnownSkills } from './known-skills.tsx';

const at = new Date(Date.now() - 86_400_000).toISOString();

/** A visitor whose placement check skipped the Doji, and who completed a lesson. */
function keepVisit(): void {
  const judged = { patternId: 'doji', isCorrect: true, choices: 5, chosenPatternId: null, offeredIds: [] };
  const answers = [false, true].map((isNearMiss) => ({ ...judged, isNearMiss, questionId: `picture-${isNearMiss}` }));
  visitorCheckStore().change(() => [{ id: 'try', takenAt: at, sent: [], answers }]);
  localStorage.setItem('wickwise.placement', JSON.stringify({ known: ['doji'], startWith: 'hammer' }));
  logForVisitor({ kind: 'lesson', id: 'lesson:hammer', at, patternId: 'hammer' });
  logForVisitor({ kind: 'vocabulary', id: 'term', at, termId: 'ask', question: 'example', isCorrect: true });
  const grade = { kind: 'grade', cardId: 'hammer', grade: 'good', retentionPercent: 90 } as const;
  visitorReviewStore().change(() => [{ ...grade, id: crypto.randomUUID(), reviewedAt: at }]);
}

function renderKnown(who: 'visitor' | 'genesis') {
  answer('GET /api/auth/user', people[who]);
  return renderScreen(
    <>
      <NextStepLine />
      <KnownSkills />
    </>,
  );
}

/** Opens what is known and asks to start over. */
async function ask(user: ReturnType<typeof renderKnown>['user']) {
  await user.click(await screen.findByText('What you know'));
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  return screen.findByRole('alertdialog');
}

const confirm = () => screen.getByRole('button', { name: 'Start over' });

test('a visitor who starts over is taught again what their check skipped, and keeps what they completed', async () => {
  keepVisit();
  const { user } = renderKnown('visitor');
  expect(await screen.findByText('Next: Read “How to Read a Candle”')).toBeTruthy();
  const dialog = await ask(user);
  expect(dialog.textContent).toMatch(/are deleted from this browser\. Your completed lessons and quiz results stay\./);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(visitorCheckStore().getState().value).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  await user.click(confirm());
  expect(await screen.findByText('Next: Learn Doji')).toBeTruthy();
  expect(screen.queryByText('What you know')).toBeNull();
  expect(screen.getByText('You’ve started over')).toBeTruthy();
  expect([visitorReviewStore().getState().value, readPlacement(VISITOR)]).toEqual([[], null]);
  const log = visitorLogStore().getState().value;
  expect(log.map(({ id }) => id)).toEqual(['lesson:hammer']);
});

test('a learner’s start over is the server’s, and says so where it fails', async () => {
  answerToday({ skills: [knownSkill()] });
  answer('DELETE /api/skills', refusal('unavailable'));
  const { user } = renderKnown('genesis');
  const dialog = await ask(user);
  expect(dialog.textContent).toMatch(/Your completed lessons, XP, badges and flashcards stay/);
  await user.click(confirm());
  expect(await screen.findByText('That didn’t work')).toBeTruthy();
  answerToday();
  answer('DELETE /api/skills', []);
  await user.click(confirm());
  expect(await screen.findByText('You’ve started over')).toBeTruthy();
  await expect.poll(() => screen.queryByText('What you know')).toBeNull();
  expect(recordedCalls('DELETE /api/skills')).toHaveLength(2);
});
