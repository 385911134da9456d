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
    <ImportQuestionForm
      question={{ ...question, heading: [], shown: [] }}
      left={1}
      onAnswer={onAnswer}
      onCancel={vi.fn()}
    />,
  );
  await user.type(screen.getByLabelText('Your answer'), '2026-05-04');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onAnswer).toHaveBeenCalledWith('2026-05-04');
});

test('a missing purchase is answered with its price and day, once both are there', async () => {
  const onAnswer = vi.fn();
  const opening = { id: 'opening:a.csv:x', kind: 'opening', text: 'What was paid?', choices: [], rows: [] } as const;
  const { user } = renderScreen(
    <ImportQuestionForm
      question={{ ...opening, input: 'opening', heading: [], shown: [] }}
      left={1}
      onAnswer={onAnswer}
      onCancel={vi.fn()}
    />,
  );
  await user.type(screen.getByLabelText('Price'), '50,5');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(true);
  await user.type(screen.getByLabelText('Day'), '2026-01-29');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onAnswer).toHaveBeenCalledWith('50.5 2026-01-29');
});

test('the day of one file is not remembered for the next', () => {
  const layout = { id: 'das-trader-trades', name: 'DAS Trader' };
  const tables = [{ layout, isGuess: false }];
  const view = { files: [{ name: 'trades.csv', tables }] } as unknown as ImportView;
  expect(layoutsToRemember(view, { [id]: '2026-05-04' })).toEqual([]);
});
