import { beforeEach, expect, test } from 'vitest';
import { screen, toastButton, waitFor } from '#tests/component/render-screen.tsx';
import {
  answerForJournal,
  buttonNamed,
  field,
  renderJournal,
  stored,
  trade,
} from '#tests/component/trading-journal.tsx';

beforeEach(answerForJournal);

const tags = () => stored().map((entry) => entry.tags ?? []);

test('tags are added to the selected trades at once, and undoing it takes them back', async () => {
  const { user } = renderJournal(
    trade({ symbol: 'AAPL', tags: ['news'] }),
    trade({ symbol: 'MSFT' }),
    trade({ symbol: 'TSLA' }),
  );
  await user.click(buttonNamed('Select'));
  await user.click(field(/^Select AAPL/));
  await user.click(field(/^Select TSLA/));
  expect(screen.getByText('2 trades selected')).toBeTruthy();
  await user.type(field('Tags to add or remove'), 'gap, , news');
  await user.click(buttonNamed('Add tags'));
  await waitFor(() => expect(tags()).toEqual([['news', 'gap'], [], ['gap', 'news']]));
  expect(await screen.findByText('2 trades changed')).toBeTruthy();
  await user.click(await toastButton('Undo'));
  await waitFor(() => expect(tags()).toEqual([['news'], [], []]));
});

test('R in bulk comes from the default risk in the settings, and leaves typed risk amounts alone', async () => {
  const { user } = renderJournal(trade({ riskAmount: null }), trade({ riskAmount: 25 }));
  await user.click(buttonNamed('Settings'));
  await user.selectOptions(field('Risk per trade'), 'percent');
  await user.type(field('Percent'), '0.5');
  await user.type(field('Balance'), '5000');
  await user.click(buttonNamed('Save Settings'));
  await user.click(buttonNamed('Select'));
  await user.click(buttonNamed('Select all 2'));
  await user.click(buttonNamed('Set risk from stops'));
  expect(
    await screen.findByText(
      'Every selected trade already has a risk amount, or has no stop on the losing side of its entry.',
    ),
  ).toBeTruthy();
  await user.click(buttonNamed('Set default risk'));
  // A profit of 50 at a risk of 25.
  await waitFor(() =>
    expect(stored().map(({ riskAmount, rMultiple }) => [riskAmount, rMultiple])).toEqual([
      [25, 2],
      [25, 2],
    ]),
  );
  await user.click(buttonNamed('Set default risk'));
  expect(
    await screen.findByText(
      'Every selected trade already has a risk amount, or is in another currency than your default risk.',
    ),
  ).toBeTruthy();
});
