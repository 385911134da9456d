import { beforeEach, expect, test } from 'vitest';
import { screen } from '#tests/component/render-screen.tsx';
import { answerForJournal, buttonNamed, renderJournal, stored, trade } from '#tests/component/trading-journal.tsx';

beforeEach(answerForJournal);

const picture = { id: 'p', alt: 'The hammer', width: 1600, height: 900, bytes: 90_000 };

test('a browser that can’t keep pictures offers none, and says of a picture that it isn’t there', async () => {
  const { user } = renderJournal(trade({ symbol: 'ONE', pictures: [picture] }));
  expect(screen.queryByRole('button', { name: /^Add picture/ })).toBeNull();
  expect(await screen.findByText('Not in this browser')).toBeTruthy();
  await user.click(buttonNamed('Open: The hammer'));
  expect(await screen.findByText(/^This picture isn’t in this browser/)).toBeTruthy();
});

test('a description is stored, also when Escape closes the dialog within its field', async () => {
  const { user } = renderJournal(trade({ symbol: 'ONE', pictures: [{ ...picture, alt: '' }] }));
  await user.click(buttonNamed(/^Open: Picture 1 of ONE/));
  await user.type(await screen.findByLabelText('Description of Picture 1'), 'At support');
  await user.keyboard('{Escape}');
  expect(stored()).toMatchObject([{ pictures: [{ id: 'p', alt: 'At support' }] }]);
  expect(await screen.findByRole('button', { name: 'Open: At support' })).toBeTruthy();
});

test('a removed picture can be put back in its place', async () => {
  const { user } = renderJournal(
    trade({ symbol: 'ONE', pictures: [picture, { ...picture, id: 'q', alt: 'The exit' }] }),
  );
  await user.click(buttonNamed('Open: The hammer'));
  expect(await screen.findByText(/The pictures in your journal take up 180 KB\.$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove Picture 1' }));
  expect(await screen.findByText(/The picture in your journal takes up 90 KB\.$/)).toBeTruthy();
  expect(stored()).toMatchObject([{ pictures: [{ id: 'q' }] }]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(stored()).toMatchObject([{ pictures: [{ id: 'p' }, { id: 'q' }] }]);
});

test('a copy of a trade begins without its pictures', async () => {
  const { user } = renderJournal(trade({ symbol: 'ONE', pictures: [picture] }));
  await user.click(buttonNamed(/^Duplicate ONE/));
  await user.click(buttonNamed('Save Trade'));
  expect(stored().map(({ pictures = [] }) => pictures.length)).toEqual([0, 1]);
});
