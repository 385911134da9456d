import { expect, test } from 'vitest';
import { renderScreen, screen, within } from '#tests/component/render-screen.tsx';
import { useToast } from './toast.tsx';

function TwoMessages() {
  const { toast } = useToast();
  return ['first', 'second'].map((title) => (
    <button key={title} type="button" onClick={() => toast({ title })}>
      Say {title}
    </button>
  ));
}

test('one message is shown at a time, the newest', async () => {
  const { user } = renderScreen(<TwoMessages />);
  const region = async () => within(await screen.findByRole('region', { name: 'Notifications (F8)' }));
  await user.click(screen.getByRole('button', { name: 'Say first' }));
  expect((await (await region()).findByRole('listitem')).textContent).toContain('first');
  await user.click(screen.getByRole('button', { name: 'Say second' }));
  expect((await (await region()).findByRole('listitem')).textContent).toContain('second');
});
