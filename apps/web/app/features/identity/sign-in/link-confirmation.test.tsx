import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type LinkOwner, linkOwner } from '../model.ts';
import { LinkConfirmation } from './link-confirmation.tsx';

const ann = { email: 'ann@example.com', signedInAs: null };

interface ConfirmationOptions {
  problem?: string;
  pending?: boolean;
}

function render(owner: LinkOwner | null, { problem, pending = false }: ConfirmationOptions = {}): string {
  const words = { effect: 'on this device.', pendingLabel: 'Signing in…' };
  return renderToStaticMarkup(
    <LinkConfirmation {...words} owner={owner} problem={problem ?? null} pending={pending} onSpend={() => {}} />,
  );
}

/** What the status announces, and the label of the button. */
function read(markup: string) {
  const text = (part: string | undefined) =>
    part
      ?.replaceAll(/<[^>]+>/g, '')
      .replaceAll('&#x27;', "'")
      .trim() ?? null;
  const [, status] =
    /<div role="status">(.*?)<\/div>(?:<div role="alert"|<button|<span aria-hidden)/s.exec(markup) ?? [];
  const [, button] = /<button[^>]*>(.*?)<\/button>/s.exec(markup) ?? [];
  return { status: text(status), button: text(button) };
}

test('the confirmation names the address in its status and on its button', () => {
  expect(read(render(ann))).toEqual({
    status: 'This link signs you in as ann@example.com on this device.',
    button: 'Sign in as ann@example.com',
  });
});

test('the confirmation names the other account that is signed in', () => {
  expect(read(render({ ...ann, signedInAs: 'bob@example.com' })).status).toBe(
    'You’re signed in as bob@example.com; this link signs you in as ann@example.com on this device.',
  );
});

test('the link page has no button before the address is known', () => {
  const loading = render(null);
  expect(read(loading).button).toBeNull();
  expect(loading).toContain('<span class="sr-only">Reading your link</span>');
});

test('the link page keeps its button while the link is being used, and shows a failure', () => {
  const pending = render(ann, { pending: true });
  expect(read(pending).button).toBe('Signing in…');
  expect(pending).toContain('aria-disabled="true"');
  expect(render(ann, { problem: 'The server could not be reached.' })).toMatch(
    /role="alert">.*The server could not be reached\./s,
  );
});

test.each([
  [null, null],
  [{ email: 'Ann@Example.com' }, null],
  [{ email: 'bob@example.com' }, 'bob@example.com'],
])('with %j signed in, %s is another account', (user, signedInAs) => {
  expect(linkOwner('ann@example.com', user)).toEqual({ email: 'ann@example.com', signedInAs });
});
