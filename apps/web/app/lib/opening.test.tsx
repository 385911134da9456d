import { Link, Route, Routes, useNavigate } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { useIsOpened, useOpenedItems } from './opening.ts';

const ITEMS = Array.from({ length: 10 }, (_, index) => index);

/** What each render of the page saw. */
let renders: (readonly [items: number, isOpened: boolean])[] = [];
beforeEach(() => {
  renders = [];
});

function Start() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/list">The list</Link>
      <Link to="/list#end">Its end</Link>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

function List() {
  const items = useOpenedItems(ITEMS, 3);
  renders.push([items.length, useIsOpened()]);
  return <Link to="/">Start</Link>;
}

function renderPages() {
  return renderScreen(
    <Routes>
      <Route path="/" element={<Start />} />
      <Route path="list" element={<List />} />
    </Routes>,
  );
}

test('a page that a link opens is drawn in two steps, and whole on the way back', async () => {
  const { user } = renderPages();
  await user.click(screen.getByRole('link', { name: 'The list' }));
  expect(renders[0]).toEqual([3, false]);
  expect(renders.at(-1)).toEqual([10, true]);
  await user.click(screen.getByRole('link', { name: 'Start' }));
  renders = [];
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(renders.length).toBeGreaterThan(0);
  expect(new Set(renders.map(String))).toEqual(new Set(['10,true']));
});

test('a link to a heading opens the page whole, so that it can scroll there', async () => {
  const { user } = renderPages();
  await user.click(screen.getByRole('link', { name: 'Its end' }));
  expect(new Set(renders.map(String))).toEqual(new Set(['10,true']));
});
