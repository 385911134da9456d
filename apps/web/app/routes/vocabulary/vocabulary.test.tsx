import type { Completions } from '@wickwise/contract/progress';
import { counts } from '@wickwise/curriculum/copy/counts';
import { vocabulary } from '@wickwise/curriculum/vocabulary/vocabulary';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, recordedCalls, unreachable } from '#tests/component/answers.ts';
import { people, stats } from '#tests/component/people.ts';
import { renderScreen, screen, within } from '#tests/component/render-screen.tsx';
import Vocabulary from './vocabulary.tsx';

const MARK = 'PUT /api/completions/:kind/:itemId';
const NOTHING: Completions = { terms: [], sections: [], modules: [], articles: [] };

interface ScreenOptions {
  who?: 'visitor' | 'genesis';
  at?: string;
  studied?: string[];
}

function renderVocabulary({ who = 'visitor', at = '/vocabulary', studied = [] }: ScreenOptions = {}) {
  answer('GET /api/auth/user', people[who]);
  answer('GET /api/completions', { ...NOTHING, terms: studied });
  return renderScreen(<Vocabulary />, { at, path: '/vocabulary' });
}

const cards = () => within(screen.getByRole('list', { name: 'Terms' })).getAllByRole('heading', { level: 3 });
const studyButton = () => screen.findByRole('button', { name: 'Mark as studied' });

// There is no canvas for confetti here.
beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
});

test('the grid shows all terms with their definitions, and Take Quiz leads to the quiz', () => {
  renderVocabulary();
  expect(cards()).toHaveLength(counts.terms);
  for (const { definition } of vocabulary) expect(document.body.textContent).toContain(definition);
  expect(screen.getByRole('link', { name: 'Take Quiz' }).getAttribute('href')).toBe('/vocabulary-quiz');
});

test('the search box and both filters narrow the list, say how many are left, and can be reset', async () => {
  const { user } = renderVocabulary();
  const choicesOf = (label: string) =>
    [...screen.getByLabelText(label).querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(choicesOf('Category')).toEqual([
    'All categories',
    'Technical',
    'Fundamental',
    'Pattern',
    'Indicator',
    'Risk',
    'Market',
  ]);
  expect(choicesOf('Difficulty')).toEqual(['All difficulties', 'Beginner', 'Intermediate', 'Advanced']);
  await user.selectOptions(screen.getByLabelText('Category'), 'Risk');
  await user.selectOptions(screen.getByLabelText('Difficulty'), 'Beginner');
  const count = vocabulary.filter(
    ({ category, difficulty }) => category === 'risk' && difficulty === 'beginner',
  ).length;
  expect(document.body.textContent).toContain(`${count} of ${counts.terms} terms`);
  await user.type(screen.getByLabelText('Search'), 'no such word');
  expect(screen.getByRole('heading', { name: 'No terms match' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all terms' }));
  expect(cards()).toHaveLength(counts.terms);
});

test('a term opens its details at an address of its own, and its related terms lead on', async () => {
  const { user, address } = renderVocabulary();
  await user.click(screen.getByRole('link', { name: 'Gap' }));
  expect(address()).toBe('/vocabulary?term=gap');
  const gap = vocabulary.find(({ id }) => id === 'gap');
  const dialog = within(await screen.findByRole('dialog', { name: 'Gap' }));
  expect(dialog.getByText(gap?.definition ?? '')).toBeTruthy();
  expect(dialog.getByText(gap?.example ?? '')).toBeTruthy();
  const related = gap?.relatedTerms[0] ?? '';
  await user.click(dialog.getAllByRole('link')[0] ?? document.body);
  expect(address()).toBe(`/vocabulary?term=${related}`);
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(address()).toBe('/vocabulary');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a deep link opens the term it names, and none when there is no such term', async () => {
  renderVocabulary({ at: '/vocabulary?term=macd' });
  expect(await screen.findByRole('dialog', { name: 'MACD' })).toBeTruthy();
});

test('a deep link to an unknown term shows the list', () => {
  renderVocabulary({ at: '/vocabulary?term=no-such-term' });
  expect(cards()).toHaveLength(counts.terms);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a term is read aloud at rate 0.8 and pitch 1', async () => {
  const speak = vi.fn();
  vi.stubGlobal('speechSynthesis', { speak, cancel: vi.fn() });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  const { user } = renderVocabulary({ at: '/vocabulary?term=macd' });
  await user.click(await screen.findByRole('button', { name: 'Listen to MACD' }));
  expect(speak).toHaveBeenCalledWith(expect.objectContaining({ text: 'MACD', rate: 0.8, pitch: 1 }));
});

test('without speech in the browser there is no button to listen', async () => {
  renderVocabulary({ at: '/vocabulary?term=macd' });
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: /^Listen/ })).toBeNull();
});

test('a visitor’s studied terms are kept in the browser', async () => {
  const { user } = renderVocabulary({ at: '/vocabulary?term=gap' });
  await user.click(await studyButton());
  expect(await screen.findByText('1', { selector: 'span' })).toBeTruthy();
  expect(localStorage.getItem('wickwise.visitor-progress')).toContain('"terms":["gap"]');
  expect(recordedCalls(MARK)).toEqual([]);
});

test('a learner’s studied terms are kept on the server, and the experience of the day is shown', async () => {
  answer(MARK, { earned: { entries: [{ cause: 'streak-day:2026-03-02', points: 10 }], stats, celebrations: [] } });
  const { user } = renderVocabulary({ who: 'genesis', at: '/vocabulary?term=gap', studied: ['trend'] });
  await user.click(await studyButton());
  expect(await screen.findByText('+10 XP · day 1 of your streak')).toBeTruthy();
  expect(recordedCalls(MARK).map(({ path }) => path)).toEqual(['/api/completions/term/gap']);
  expect(screen.getByRole('progressbar', { name: 'Terms studied', hidden: true }).getAttribute('value')).toBe('2');
});

test('a term that could not be saved says so and can be tried again', async () => {
  answer(MARK, unreachable);
  const { user } = renderVocabulary({ who: 'genesis', at: '/vocabulary?term=gap' });
  await user.click(await studyButton());
  expect(await screen.findByText('We couldn’t reach the server, so this term isn’t marked yet.')).toBeTruthy();
  answer(MARK, { earned: { entries: [], stats, celebrations: [] } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Studied', { selector: '[role=dialog] span' })).toBeTruthy();
});

test.each([
  [9, 'Milestone: 10 terms studied'],
  [24, 'Milestone: 25 terms studied'],
  [counts.terms - 1, `All ${counts.terms} terms studied`],
])('after %i studied terms the next one is celebrated: %s', async (before, message) => {
  answer(MARK, { earned: { entries: [], stats, celebrations: [] } });
  const ids = vocabulary.map(({ id }) => id);
  const [next = ''] = ids.slice(before);
  const { user } = renderVocabulary({ who: 'genesis', at: `/vocabulary?term=${next}`, studied: ids.slice(0, before) });
  await user.click(await studyButton());
  expect(await screen.findByText(message)).toBeTruthy();
});

test.each([
  [9, 'Next milestone: 10 terms'],
  [25, `${counts.terms - 25} left to study`],
  [counts.terms, 'All of them. Well done.'],
])('after %i studied terms the progress leads on: %s', async (studied, text) => {
  renderVocabulary({ who: 'genesis', studied: vocabulary.slice(0, studied).map(({ id }) => id) });
  expect(await screen.findByText(text)).toBeTruthy();
});

test('studied terms that cannot be loaded are reported, and the terms are still shown', async () => {
  answer('GET /api/auth/user', people.genesis);
  answer('GET /api/completions', unreachable);
  renderScreen(<Vocabulary />, { at: '/vocabulary', path: '/vocabulary' });
  expect(await screen.findByText('We couldn’t load which terms you’ve studied')).toBeTruthy();
  expect(cards()).toHaveLength(counts.terms);
});

test('flashcards turn, wrap around at both ends, and start over with another filter', async () => {
  const { user } = renderVocabulary();
  await user.click(screen.getByRole('tab', { name: 'Flashcards' }));
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByText(`Card ${counts.terms} of ${counts.terms}`)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText(`Card 2 of ${counts.terms}`)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Flip the card/ }));
  expect(screen.getByText(vocabulary[1]?.definition ?? '')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Category'), 'Market');
  expect(screen.getByText('Card 1 of 11')).toBeTruthy();
});
