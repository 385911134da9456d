import { expect, test } from 'vitest';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import NotFound from './not-found.tsx';

test('the page of an unknown path names itself, wherever it is shown, and leads home and to the lessons', () => {
  renderScreen(<NotFound />);
  expect(document.title).toBe('404 Page Not Found · Wickwise');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 Page Not Found');
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: 'Go to the lessons' }).getAttribute('href')).toBe('/learn');
});
