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

/** The card that says what to do next today. */
export function todayCard(page: Page): Locator {
  return page.locator('section[data-today]');
}

export function completeButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Mark as Complete' });
}

/** Marks the lesson on screen complete, and waits for the list, above which its recap is. */
export async function completeLesson(page: Page, note: string): Promise<void> {
  await completeButton(page).click();
  await expect(page).toHaveURL(/\/learn(\?|$)/);
  await expect(recap(page)).toContainText('Lesson complete');
  await expect(recap(page)).toContainText(note);
}

/** The end of the lesson that was just completed. */
export function recap(page: Page): Locator {
  return page.locator('section[aria-labelledby="recap"]');
}
