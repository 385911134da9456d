import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from '#tests/component/render-screen.tsx';
import { earlyPressScript } from './early-presses.ts';

let tab: HTMLElement;
let seen: string[];
beforeEach(() => {
  document.body.innerHTML = '<button role="tab">Create account</button>';
  tab = document.body.querySelector('button') as HTMLElement;
  seen = [];
  // Like the page's own script in the head.
  new Function(earlyPressScript)();
});

/** What hydration attaches and then reports. */
function work(): void {
  for (const type of ['mousedown', 'click']) tab.addEventListener(type, () => seen.push(type));
  document.dispatchEvent(new Event('wickwise:alive'));
}

function press(...types: string[]): void {
  for (const type of types) tab.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
}

test('a click before the page is interactive is repeated once it is', () => {
  press('pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click');
  work();
  expect(seen).toEqual(['mousedown', 'click']);
});

test('a press that starts before the page is interactive and ends after is repeated as a whole', () => {
  press('pointerdown', 'mousedown');
  work();
  press('pointerup', 'mouseup', 'click');
  expect(seen).toEqual(['mousedown', 'click']);
});

test('a click on an interactive page happens once', () => {
  work();
  press('pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click');
  expect(seen).toEqual(['mousedown', 'click']);
});

test('a press that started early and ended elsewhere does not affect the next one', () => {
  press('pointerdown', 'mousedown');
  work();
  press('pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click');
  expect(seen).toEqual(['mousedown', 'click']);
});

test('a form submitted twice before the page is interactive is submitted once', () => {
  document.body.innerHTML = '<button type="submit">Sign in</button>';
  const button = document.body.querySelector('button') as HTMLElement;
  for (const _ of [1, 2]) button.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true }));
  const sent = vi.fn();
  button.addEventListener('click', sent);
  document.dispatchEvent(new Event('wickwise:alive'));
  expect(sent).toHaveBeenCalledTimes(1);
});

test('text typed before the page is interactive reaches React once it is', async () => {
  document.body.innerHTML = '<div id="root"><input aria-label="Search" value=""/></div>';
  const field = document.querySelector('input') as HTMLInputElement;
  field.value = 'hammer';
  const root = document.querySelector('#root') as HTMLElement;
  await act(async () => hydrateRoot(root, <Search />));
  document.dispatchEvent(new Event('wickwise:alive'));
  await waitFor(() => expect(root.querySelector('output')?.textContent).toBe('hammer'));
  expect(field.value).toBe('hammer');
});

function Search() {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
      {text === '' ? null : <output>{text}</output>}
    </>
  );
}
