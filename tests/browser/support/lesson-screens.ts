import { expect, type Locator, type Page } from '@playwright/test';

/** The one message at the lower edge of the screen, also while a celebration lies over it. */
export function toast(page: Page): Locator {
  const region = page.getByRole('region', { name: 'Notifications (F8)', includeHidden: true });
  return region.getByRole('listitem', { includeHidden: true });
}

/** A lesson in the list, by its pattern's name. */
export function lessonCard(page: Page, name: string): Locator {
  return page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', { level: 3, name, exact: true }),
    });
}

/** The frame above the tabs that says which lesson comes next. */
export function nextLessonLink(page: Page): Locator {
  return page.locator('section[aria-labelledby="continue"]');
}

export function completeButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Mark as Complete' });
}

/**
 * Marks the lesson on screen complete, and waits until a message says so and the list is shown. A learner's first
 * completion of a lesson is celebrated over the list: see `closeCelebrations`.
 */
export async function completeLesson(page: Page, message: string): Promise<void> {
  await completeButton(page).click();
  await expect(toast(page)).toContainText('Lesson complete');
  await expect(toast(page)).toContainText(message);
  await expect(page).toHaveURL(/\/learn(\?|$)/);
}
