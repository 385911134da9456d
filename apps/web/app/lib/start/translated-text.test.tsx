import { Fragment, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act } from '#tests/component/render-screen.tsx';
import { surviveTranslation } from './translated-text.ts';

const { appendChild, insertBefore, removeChild } = Node.prototype;
beforeAll(surviveTranslation);
afterAll(() => {
  Object.assign(Node.prototype, { appendChild, insertBefore, removeChild });
  Reflect.deleteProperty(Text.prototype, 'nodeValue');
});

/** As Chrome does it. */
function replace(text: Text): void {
  const font = document.createElement('font');
  font.textContent = `«${text.data}»`;
  text.replaceWith(font);
}

/** As other translators do. */
function wrap(text: Text): void {
  const font = document.createElement('font');
  text.replaceWith(font);
  font.append(text);
}

/** Texts next to each other, of which one changes, and one comes and goes. */
function Figures({ known, total, late }: { known: number; total: number; late: boolean }) {
  return (
    <p>
      {late && 'Late: '}
      {known} of {total}
      {!late && ' so far'}
    </p>
  );
}

function openPage() {
  const page = document.createElement('main');
  document.body.replaceChildren(page);
  const root = createRoot(page);
  const render = (element: ReactNode) => act(() => root.render(element));
  return { page, render, shown: () => page.textContent?.replaceAll(/[«»]/g, '') };
}

function translateAll(page: Element, translate: (text: Text) => void): void {
  const texts = [...page.querySelectorAll('p')].flatMap((paragraph) => [...paragraph.childNodes]);
  for (const text of texts) if (text instanceof Text) translate(text);
}

/** A page whose texts have been translated. */
function renderTranslated(translate: (text: Text) => void, figures: Parameters<typeof Figures>[0]) {
  const { page, render, shown } = openPage();
  const change = (changed: typeof figures) => render(<Figures {...changed} />);
  change(figures);
  translateAll(page, translate);
  return { shown, change };
}

const FIRST = { known: 1, total: 5, late: false };

test.each(Object.entries({ replace, wrap }))(
  'a figure that changes is shown where its translation was: %s',
  (_, translate) => {
    const { shown, change } = renderTranslated(translate, FIRST);
    change({ ...FIRST, known: 2 });
    expect(shown()).toBe('2 of 5 so far');
  },
);

test.each(Object.entries({ replace, wrap }))(
  'texts come and go in their places, with their translations: %s',
  (_, translate) => {
    const { shown, change } = renderTranslated(translate, FIRST);
    change({ ...FIRST, late: true });
    expect(shown()).toBe('Late: 1 of 5');
    change(FIRST);
    expect(shown()).toBe('1 of 5 so far');
  },
);

test.each(Object.entries({ replace, wrap }))(
  'texts that change places take their translations along: %s',
  (_, translate) => {
    const { page, render, shown } = openPage();
    const texts = { one: 'One, ', two: 'two, ', three: 'three. ' };
    const list = (...keys: (keyof typeof texts)[]) => keys.map((key) => <Fragment key={key}>{texts[key]}</Fragment>);
    render(<p>{list('one', 'two', 'three')}</p>);
    translateAll(page, translate);
    render(<p>{list('three', 'two', 'one')}</p>);
    expect(shown()).toBe('three. two, One, ');
  },
);

test('what is no longer there is removed without an error, and what came before it is not lost', () => {
  const parent = document.createElement('p');
  const gone = document.createElement('b');
  const added = document.createElement('i');
  expect(parent.removeChild(gone)).toBe(gone);
  parent.insertBefore(added, gone);
  expect(parent.lastChild).toBe(added);
});
