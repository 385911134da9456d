import { expect, test } from 'vitest';
import { filterLabel } from '#app/features/pattern/model.ts';
import { answer, never, refusal } from '#tests/component/answers.ts';
import { renderScreen, screen, within } from '#tests/component/render-screen.tsx';
import { listGallery } from '../../../../server/src/features/pattern/data.ts';
import Gallery from './gallery.tsx';

const GALLERY = 'GET /api/gallery';
const cards = listGallery();

function renderGallery(names = cards.map(({ name }) => name)) {
  answer(
    GALLERY,
    cards.filter(({ name }) => names.includes(name)),
  );
  return renderScreen(<Gallery />, { at: '/pattern-gallery' });
}

// Found by text: a search by role takes seconds with this many pictures.
const button = (name: string) => screen.findByText(name, { selector: 'h2 button' });
const cardOf = async (name: string) => (await button(name)).closest('li') ?? document.body;
const shown = () => [...document.querySelectorAll('h2 button')].map(({ textContent }) => textContent);
const details = () => document.querySelector<HTMLElement>('section[aria-label$=": details"]');

test('fifteen cards show a pattern, its badges, its evidence, its timeframe and 30 characters of its signal', async () => {
  renderGallery();
  expect(screen.getByRole('heading', { level: 1, name: 'Chart Pattern Gallery' })).toBeTruthy();
  for (const { name, category, alsoIn, reliability, evidence, description, timeframe, tradingSignal } of cards) {
    const card = await cardOf(name);
    const rating = `Textbooks: ${reliability} reliability`;
    const badges = [category, ...alsoIn].map(filterLabel);
    for (const fact of [...badges, rating, evidence, timeframe]) expect(card.textContent).toContain(fact);
    expect(within(card).getByText(description).className).toContain('line-clamp-2');
    const preview = within(card).getByText('Signal').nextElementSibling?.textContent ?? '';
    expect(preview.replace(/…$/, '')).toBe(tradingSignal.slice(0, 30).trimEnd());
    expect(card.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBeTruthy();
  }
  expect(shown()).toHaveLength(15);
});

test('each filter shows the patterns of its category, also those of two, and All Patterns shows them all again', async () => {
  const { user, address } = renderGallery();
  await button('Double Top');
  for (const filter of ['Bullish', 'Bearish', 'Continuation', 'Reversal']) {
    const category = filter.toLowerCase();
    await user.click(screen.getByText(filter, { selector: 'fieldset button' }));
    const expected = cards.filter((card) => [card.category, ...card.alsoIn].some((each) => each === category));
    expect(shown()).toEqual(expected.map(({ name }) => name));
    expect(shown().includes('Bull Flag')).toBe(['bullish', 'continuation'].includes(category));
    expect(shown().includes('Double Top')).toBe(['bearish', 'reversal'].includes(category));
    expect(address()).toBe(`/pattern-gallery?category=${category}`);
  }
  await user.click(screen.getByText('All Patterns', { selector: 'button' }));
  expect(shown()).toHaveLength(15);
});

test('details hold the first three key features, the signal, target, stop, volume, examples and the lesson', async () => {
  const { user } = renderGallery(['Double Top']);
  const card = cards[0];
  if (card === undefined) throw new Error('The gallery is empty.');
  await user.hover(await cardOf(card.name));
  const text = details()?.textContent ?? '';
  for (const feature of card.keyFeatures.slice(0, 3)) expect(text).toContain(feature);
  for (const feature of card.keyFeatures.slice(3)) expect(text).not.toContain(feature);
  const { tradingSignal, targetCalculation, stopLoss, volume, examples } = card;
  for (const part of [tradingSignal, targetCalculation, stopLoss, volume, ...examples]) expect(text).toContain(part);
  expect(details()?.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBe(card.picture.alt);
  const link = within(details() ?? document.body).getByText(/^Go to the lesson/);
  expect(link.getAttribute('href')).toBe(`/learn/${card.lessonId}`);
});

test('a pattern without a lesson links to none', async () => {
  const { user } = renderGallery(['Pennant']);
  await user.hover(await cardOf('Pennant'));
  expect(details()?.querySelector('a')).toBeNull();
});

test('details open on focus, stay open for the link inside, and close on blur or Escape', async () => {
  const { user } = renderGallery(['Double Top', 'Bear Flag']);
  const first = await button('Double Top');
  first.focus();
  expect((await screen.findByLabelText('Double Top: details')).id).toBe(first.getAttribute('aria-controls'));
  await user.tab();
  await user.tab();
  expect(document.activeElement?.textContent).toMatch(/^Go to the lesson/);
  await user.keyboard('{Escape}');
  expect(details()).toBeNull();
  expect(document.activeElement).toBe(first);
  await user.keyboard('{Enter}');
  expect(details()).not.toBeNull();
  screen.getByText('All Patterns', { selector: 'button' }).focus();
  await expect.poll(details).toBeNull();
});

test('a tap opens details, moving the pointer away does not close them, and a second tap does', async () => {
  const { user } = renderGallery(['Bull Flag']);
  const tap = { keys: '[TouchA]', target: await button('Bull Flag') };
  await user.pointer(tap);
  expect(details()?.getAttribute('aria-label')).toBe('Bull Flag: details');
  await user.pointer({ pointerName: 'TouchA', target: document.body });
  expect(details()).not.toBeNull();
  await user.pointer(tap);
  expect(details()).toBeNull();
});

test('details opened by hovering close with the pointer, and Escape closes them even without the focus', async () => {
  const { user } = renderGallery(['Double Top', 'Bear Flag']);
  await user.hover(await cardOf('Bear Flag'));
  expect(details()?.getAttribute('aria-label')).toBe('Bear Flag: details');
  await user.hover(await cardOf('Double Top'));
  expect(details()?.getAttribute('aria-label')).toBe('Double Top: details');
  await user.keyboard('{Escape}');
  expect(details()).toBeNull();
  await user.hover(await cardOf('Bear Flag'));
  await user.unhover(await cardOf('Bear Flag'));
  expect(details()).toBeNull();
});

test('a Pro Tip advises practice and risk management', () => {
  answer(GALLERY, never);
  renderScreen(<Gallery />);
  expect(screen.getByText('Loading the gallery...')).toBeTruthy();
  const tip = screen.getByText('Pro Tip').closest('aside');
  for (const advice of ['Practice', 'risk']) expect(tip?.textContent).toContain(advice);
});

test('a gallery that fails can be requested again', async () => {
  answer(GALLERY, refusal('unavailable'));
  const { user } = renderScreen(<Gallery />);
  expect((await screen.findByRole('alert')).textContent).toContain('The gallery couldn’t be loaded');
  answer(GALLERY, cards.slice(0, 1));
  await user.click(screen.getByText('Try again', { selector: 'button' }));
  await button('Double Top');
  expect(screen.queryByRole('alert')).toBeNull();
});
