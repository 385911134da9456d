import { vocabulary } from '@wickwise/curriculum/vocabulary/vocabulary';
import { expect, test } from 'vitest';
import { GlossaryText } from '#app/ui/glossary.tsx';
import { fireEvent, renderScreen, screen } from '#tests/component/render-screen.tsx';
import { TermGlossary } from './term-glossary.tsx';

const TEXTS = ['Price leaves a gap.', 'The gap is above the trend line.'];
const gap = vocabulary.find(({ id }) => id === 'gap');

function renderTexts(...termIds: string[]) {
  return renderScreen(
    <TermGlossary termIds={termIds} texts={TEXTS}>
      {TEXTS.map((text) => (
        <p key={text}>
          <GlossaryText text={text} />
        </p>
      ))}
    </TermGlossary>,
  );
}

const term = () => screen.findByRole('link', { name: 'gap' });
const definition = () => screen.findByText(gap?.definition ?? '');
const hasDefinition = () => screen.queryByText(gap?.definition ?? '') !== null;

test('the text is unchanged, and each term on the page is explained at its first mention', async () => {
  renderTexts('gap', 'trend');
  await term();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['gap', 'trend']);
  expect(document.body.textContent).toContain(TEXTS.join(''));
});

test('hovering a term shows its definition, which the pointer can move onto', async () => {
  const { user } = renderTexts('gap');
  await user.hover(await term());
  await user.hover(await definition());
  expect(hasDefinition()).toBe(true);
  await user.unhover(await definition());
  await expect.poll(hasDefinition).toBe(false);
});

test('a term in focus shows its definition and is described by it; Escape closes it', async () => {
  const { user } = renderTexts('gap');
  await term();
  await user.tab();
  const card = (await definition()).parentElement;
  expect((await term()).getAttribute('aria-describedby')).toBe(card?.id);
  await user.keyboard('{Escape}');
  expect(hasDefinition()).toBe(false);
  expect(document.activeElement).toBe(await term());
});

test('a tap shows the definition and stays on the page, from which a link leads to the term', async () => {
  const { address } = renderTexts('gap');
  fireEvent.pointerDown(await term(), { pointerType: 'touch' });
  fireEvent.click(await term());
  await definition();
  expect(address()).toBe('/');
  expect(screen.getByRole('link', { name: 'More about this term' }).getAttribute('href')).toBe('/vocabulary?term=gap');
});

test('the term itself leads to its details', async () => {
  const { user, address } = renderTexts('gap');
  await user.click(await term());
  expect(address()).toBe('/vocabulary?term=gap');
});
