import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { Dialog } from './dialog.tsx';

function PageWithDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <a href="/elsewhere">A card</a>
      <Dialog open={isOpen} onOpenChange={setOpen} title="A dialog" />
    </main>
  );
}

test('a dialog returns the focus to what had it before', async () => {
  const { user } = renderScreen(<PageWithDialog />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  await screen.findByRole('dialog', { name: 'A dialog' });
  await user.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(opener);
});

test('a dialog keeps the focus, and returns it to what the page behind it focused meanwhile', async () => {
  const { user } = renderScreen(<PageWithDialog />);
  const card = screen.getByRole('link', { name: 'A card' });
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'A dialog' });
  card.focus();
  expect(dialog.contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(card);
});
