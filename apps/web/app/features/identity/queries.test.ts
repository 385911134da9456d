import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentUserQuery } from './queries.ts';

function answerWith(answer: () => Promise<Response>): QueryClient {
  vi.stubGlobal('fetch', answer);
  return new QueryClient({ defaultOptions: { queries: { retry: false } } });
}

afterEach(() => vi.unstubAllGlobals());

describe('the current user', () => {
  it.each([401, 403])('there is no current user after a response of %d', async (status) => {
    const client = answerWith(async () => new Response('', { status }));
    expect(await client.fetchQuery(currentUserQuery)).toBeNull();
  });

  it('the current user is unknown while the server fails or is unreachable', async () => {
    const failing = answerWith(async () => new Response('', { status: 503 }));
    await expect(failing.fetchQuery(currentUserQuery)).rejects.toThrow('503');
    const unreachable = answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(unreachable.fetchQuery(currentUserQuery)).rejects.toThrow(TypeError);
  });
});
