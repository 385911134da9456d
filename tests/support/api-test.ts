import { afterAll, beforeEach } from 'vitest';
import { startTestServer, type TestServer, type TestServerOptions } from './server.ts';

/**
 * One server for all tests of the file that calls this at its top: `const server = await useTestServer()`. It closes
 * after the last of them, and each begins in the present.
 */
export async function useTestServer(
  variables: Record<string, string> = {},
  options: TestServerOptions = {},
): Promise<TestServer> {
  const server = await startTestServer(variables, options);
  beforeEach(() => {
    server.now = new Date();
  });
  afterAll(() => server.close());
  return server;
}
