import { expect, type Page, type Request } from '@playwright/test';

/** The requests and responses of a page, while it shows a mailed link. */
export function recordRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  return requests;
}

/** Expects that the token of a link leaks neither in an address nor in a header such as Referer. */
export async function expectTokenNotLeaked(requests: Request[], link: string): Promise<void> {
  const others = requests.filter((request) => request.url() !== link);
  expect(others.length, 'requests besides the link itself').toBeGreaterThan(0);
  const token = new URL(link).searchParams.get('token') ?? '';
  expect(token, 'the token of the link').not.toBe('');
  const told = await Promise.all(
    others.map(async (request) => ({ url: request.url(), headers: JSON.stringify(await request.allHeaders()) })),
  );
  const telling = told.filter(({ url, headers }) => url.includes(token) || headers.includes(token));
  expect(telling, 'requests that tell the token').toEqual([]);
}
