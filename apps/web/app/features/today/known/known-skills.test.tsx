import { expect, test } from 'vitest';
import { answer } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { renderScreen, screen, within } from '#tests/component/render-screen.tsx';
import { answerToday, knownSkill } from '#tests/component/today.ts';
import { KnownSkills } from './known-skills.tsx';

const skills = [
  knownSkill(),
  knownSkill({ skill: 'recognize:hammer', name: 'Hammer', status: 'mastered' }),
  knownSkill({ skill: 'tell-apart:doji+hammer', name: 'Doji or Hammer', status: 'learning' }),
  knownSkill({ skill: 'term:candlestick-pattern', name: 'Candlestick pattern', status: 'learning' }),
];

async function renderKnown() {
  answer('GET /api/auth/user', people.genesis);
  answerToday({ skills });
  const rendered = renderScreen(<KnownSkills />);
  await rendered.user.click(await screen.findByText('What you know'));
  return rendered;
}

test('skills are counted by status and listed by kind, the best known first', async () => {
  await renderKnown();
  expect(screen.getByText('1 mastered, 1 familiar, 2 learning')).toBeTruthy();
  const kinds = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(kinds).toEqual(['Patterns', 'Telling patterns apart', 'Terms']);
  const patterns = screen.getAllByRole('list')[0] as HTMLElement;
  const rows = within(patterns).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual(['HammerMastered', 'DojiFamiliar']);
});

test('what was only missed in a placement check comes back after its lesson', async () => {
  answer('GET /api/auth/user', people.genesis);
  answerToday({ skills: [knownSkill({ status: 'learning', dueOn: null })] });
  const { user } = renderScreen(<KnownSkills />);
  await user.click(await screen.findByText('What you know'));
  await user.click(screen.getByRole('button', { name: 'Learning: why Doji counts as learning' }));
  expect((await screen.findByRole('dialog', { name: 'Doji' })).textContent).toContain(
    'It comes back after its lesson.',
  );
});

test('a status opens what mastery takes, and below familiar also what that takes', async () => {
  const { user } = await renderKnown();
  await user.click(screen.getByRole('button', { name: 'Familiar: why Doji counts as familiar' }));
  const familiar = within(await screen.findByRole('dialog', { name: 'Doji' }));
  expect(familiar.getByText('Correct in your last ten answers on unseen charts: 5 (6 needed)')).toBeTruthy();
  expect(familiar.getByText(/^5 of your last 6 answers were right\./)).toBeTruthy();
  expect(familiar.queryByText(/^Familiar takes 3 right answers/)).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Learning: why Doji or Hammer counts as learning' }));
  const learning = within(await screen.findByRole('dialog', { name: 'Doji or Hammer' }));
  expect(learning.getByText(/^Familiar takes 3 right answers to unseen questions and 60% right/)).toBeTruthy();
});
