import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { localDayAt } from '@wickwise/learning/local-day';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lessonsFor } from '#app/features/pattern/model.ts';
import { planVisitor } from '#app/features/today/visitor/visitor-plan.ts';
import { deviceDayClock } from '#app/lib/day-clock.ts';
import { answer, recordedCalls, refusal } from '#tests/component/answers.ts';
import {
  counter,
  DEFAULT_SETTINGS,
  front,
  renderFlashcards,
  reviewed,
  sentEntries,
  storedEntries,
} from '#tests/component/flashcards.tsx';
import { cleanup, screen, within } from '#tests/component/render-screen.tsx';
import { listFlashcards } from '../../../../server/src/features/review/data.ts';
import { toLogEntries, toReviewState } from '../../../../server/src/features/review/rules.ts';
import { gradeEntry } from '../../features/review/review-entry.ts';
import { visitorReviewStore, visitorSettingsStore } from '../../features/review/storage.ts';

const SAVE = 'PATCH /api/reviews/settings';

type User = ReturnType<typeof renderFlashcards>['user'];

async function openSettings(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  return screen.getByLabelText<HTMLInputElement>('New cards per day');
}

async function type(user: User, text: string) {
  const field = await openSettings(user);
  await user.clear(field);
  if (text !== '') await user.type(field, text);
  return field;
}

const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }));

async function figure(term: string) {
  const figures = await screen.findByRole('complementary', { name: 'Your reviews' });
  return within(figures).getByText(term).nextElementSibling?.textContent;
}

test('with no new cards a day, only due cards come up, and only the changed setting is sent', async () => {
  const { user } = renderFlashcards({ who: 'genesis', schedules: [reviewed('doji', 3), reviewed('hammer', 6)] });
  expect((await counter()).textContent).toBe('Card 1 of 5');
  await type(user, '0');
  answer(SAVE, { ...DEFAULT_SETTINGS, newCardsPerDay: 0 });
  await save(user);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(recordedCalls(SAVE)).toMatchObject([{ body: { newCardsPerDay: 0 } }]);
  expect(recordedCalls(SAVE)[0]?.body).not.toHaveProperty('retentionPercent');
  expect((await counter()).textContent).toBe('Card 1 of 2');
  expect([await figure('Patterns due'), await figure('New today')]).toEqual(['2', '0 of 0']);
});

test.each(['51', '-1', '2.5', ''])('%j new cards are refused beside the field, which keeps them', async (text) => {
  const { user } = renderFlashcards({ who: 'genesis' });
  const field = await type(user, text);
  await save(user);
  expect(screen.getByText('Enter a whole number from 0 to 50.')).toBeTruthy();
  expect([field.value, field.getAttribute('aria-invalid'), document.activeElement]).toEqual([text, 'true', field]);
  expect(recordedCalls(SAVE)).toEqual([]);
});

test('settings that could not be saved stay in the form and can be saved again', async () => {
  const { user } = renderFlashcards({ who: 'genesis' });
  const field = await type(user, '20');
  answer(SAVE, refusal('unavailable'));
  await save(user);
  expect(await screen.findByText(/^Something went wrong on our side/)).toBeTruthy();
  expect(field.value).toBe('20');
  answer(SAVE, { ...DEFAULT_SETTINGS, newCardsPerDay: 20 });
  await save(user);
  expect(await screen.findByText('Settings saved')).toBeTruthy();
});

test('a retention says what it costs, leaves due days as they are, and counts for the next grade', async () => {
  const { user } = renderFlashcards({ who: 'genesis', schedules: [reviewed('doji', 3)] });
  await openSettings(user);
  await user.selectOptions(screen.getByLabelText('Desired retention'), '80%');
  expect(screen.getByText(/a card due after 30 days at 90% is due after 99 days at 80%/)).toBeTruthy();
  answer(SAVE, { ...DEFAULT_SETTINGS, retentionPercent: 80 });
  await save(user);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(await figure('Patterns due')).toBe('1');
  await user.click(await front());
  expect(screen.getByRole('button', { name: /^Medium/ }).textContent).toContain('46 days');
  await user.keyboard('3');
  expect(sentEntries()).toMatchObject([{ cardId: 'doji', grade: 'good', retentionPercent: 80 }]);
});

test('a visitor’s settings are kept in the browser and count there', async () => {
  const { user } = renderFlashcards();
  await front();
  await type(user, '2');
  await user.selectOptions(screen.getByLabelText('Desired retention'), '95%');
  await save(user);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(recordedCalls(SAVE)).toEqual([]);
  cleanup();
  const again = renderFlashcards();
  await again.user.click(await screen.findByRole('tab', { name: 'Smart review' }));
  expect((await counter()).textContent).toBe('Card 1 of 2');
  await again.user.keyboard(' 3');
  expect(storedEntries()).toMatchObject([{ kind: 'grade', retentionPercent: 95 }]);
  expect(await figure('New today')).toBe('1 of 2');
  // More than a limit that was lowered since: as many as there were, and no limit that they would meet.
  await type(again.user, '0');
  await save(again.user);
  await expect.poll(() => figure('New today')).toBe('1');
});

test('a browser that cannot store a visitor’s settings says so, and the form keeps them', async () => {
  const { user } = renderFlashcards();
  await front();
  const field = await type(user, '2');
  const refuse = vi.spyOn(visitorSettingsStore(), 'change').mockReturnValue(false);
  await save(user);
  refuse.mockRestore();
  expect(await screen.findByText(/^This browser couldn’t store your settings/)).toBeTruthy();
  expect(field.value).toBe('2');
});

const NEWCOMER = { completed: new Set<string>(), hasHeritageAccess: false };

test('ten due cards are the same in the browser and from the server', async () => {
  const now = new Date('2026-03-09T12:00:00Z');
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => void vi.useRealTimers());
  const cards = listFlashcards({ hasHeritageAccess: true });
  const entries = cards.slice(0, 14).map(({ id: cardId }, index) => {
    const [grade, days] = index < 10 ? (['good', 20 - index] as const) : (['easy', 1] as const);
    const entry = gradeEntry({ cardId, grade, retentionPercent: 83 + index });
    return { ...entry, reviewedAt: new Date(now.getTime() - days * 86_400_000).toISOString() };
  });
  const settings = { newCardsPerDay: 3, retentionPercent: 85 };
  const dayClock = deviceDayClock();
  const today = localDayAt(now, dayClock);
  const log = toLogEntries(entries, { now, dayClock, today });
  visitorReviewStore().change(() => entries);
  visitorSettingsStore().change(() => settings);

  const shown = async (options: Parameters<typeof renderFlashcards>[0]) => {
    renderFlashcards({ cards, ...options });
    await screen.findByText(/of them in today’s plan\.$/);
    const count = (await counter()).textContent;
    const figures = screen.getByRole('complementary', { name: 'Your reviews' }).textContent;
    const first = (await front()).textContent;
    cleanup();
    return { count, figures, first };
  };
  const inBrowser = await shown({ who: 'visitor' });
  const state = toReviewState({ log, settings, today });
  const lessons = lessonsFor(readerPatterns({ hasHeritageAccess: false }), NEWCOMER);
  const planned = planVisitor({
    reviews: entries,
    log: [],
    checks: [],
    decisions: [],
    articles: [],
    lessons,
    minutes: 10,
    now,
  });
  expect(await shown({ who: 'heritage', state, today: planned })).toEqual(inBrowser);
  expect(inBrowser).toMatchObject({
    count: 'Card 1 of 13',
    figures: expect.stringMatching(/^Patterns due\d+New today0 of 3/),
  });
});
