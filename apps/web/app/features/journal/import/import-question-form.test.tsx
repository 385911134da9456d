import { expect, test, vi } from 'vitest';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { ImportQuestionForm } from './import-question-form.tsx';
import type { ImportView } from './import-view.ts';
import { layoutsToRemember } from './remembered-answers.ts';

const id = 'day:das-trader-trades:trades.csv';

test('a missing day is answered with a date', async () => {
  const onAnswer = vi.fn();
  const question = { id, kind: 'day', text: 'On which day?', choices: [], input: 'day', rows: [] } as const;
  const { user } = renderScreen(
    <ImportQuestionForm questions={[{ ...question, heading: [], shown: [] }]} onAnswer={onAnswer} onCancel={vi.fn()} />,
  );
  await user.type(screen.getByLabelText('Your answer'), '2026-05-04');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onAnswer).toHaveBeenCalledWith({ [id]: '2026-05-04' });
});

test('a missing purchase is answered with its price and day, once both are there', async () => {
  const onAnswer = vi.fn();
  const opening = { id: 'opening:a.csv:x', kind: 'opening', text: 'What was paid?', choices: [], rows: [] } as const;
  const { user } = renderScreen(
    <ImportQuestionForm
      questions={[{ ...opening, input: 'opening', heading: [], shown: [] }]}
      onAnswer={onAnswer}
      onCancel={vi.fn()}
    />,
  );
  await user.type(screen.getByLabelText('Price'), '50,5');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(true);
  await user.type(screen.getByLabelText('Day'), '2026-01-29');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onAnswer).toHaveBeenCalledWith({ [opening.id]: '50.5 2026-01-29' });
});

test('the questions of a group are one, and answered together', async () => {
  const onAnswer = vi.fn();
  const choices = [
    { value: 'buy', label: 'Buy' },
    { value: 'aside', label: 'Not a trade: leave it out' },
  ];
  const ask = (item: string, line: number) => ({
    ...({ id: `word:x:kind=${item}`, kind: 'word', text: `What is “${item}”?`, choices, input: 'choice' } as const),
    group: { id: 'words:x', text: 'What are rows with these words in “Type”?', item },
    rows: [{ file: 'a.csv', line }],
    heading: ['Type'],
    shown: [{ file: 'a.csv', line, cells: [item] }],
  });
  const { group: _, ...alone } = { ...ask('Other', 6), id: 'other' };
  const { user } = renderScreen(
    <ImportQuestionForm
      questions={[ask('Ingreso', 2), ask('Ajuste', 5), alone]}
      onAnswer={onAnswer}
      onCancel={vi.fn()}
    />,
  );
  expect(screen.getByRole('heading', { name: 'What are rows with these words in “Type”?' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('The first of at least 2 questions before anything is imported');
  expect(screen.getAllByRole('cell', { name: /Ingreso|Ajuste/ })).toHaveLength(2);
  await user.selectOptions(screen.getByLabelText('Ingreso'), 'Buy');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(true);
  await user.selectOptions(screen.getByLabelText('Ajuste'), 'Not a trade: leave it out');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onAnswer).toHaveBeenCalledWith({ 'word:x:kind=Ingreso': 'buy', 'word:x:kind=Ajuste': 'aside' });
});

test('the day of one file is not remembered for the next', () => {
  const layout = { id: 'das-trader-trades', name: 'DAS Trader' };
  const tables = [{ layout, isGuess: false }];
  const view = { files: [{ name: 'trades.csv', tables }] } as unknown as ImportView;
  expect(layoutsToRemember(view, { [id]: '2026-05-04' })).toEqual([]);
});
