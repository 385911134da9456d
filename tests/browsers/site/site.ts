import { freePort } from '../../browser/support/free-port.ts';
import { makeDataDir, removeDataDir, startServer } from '../../browser/support/server-process.ts';
import { startProxy } from './proxy.ts';

/** The product on prepared data, behind the proxy that hears its pages. */
export interface Site {
  /** The address that browsers open. */
  readonly origin: string;
  /** The product itself, for calls that no browser makes. */
  readonly serverUrl: string;
  /** What has gone wrong since the last browser was opened. */
  readonly faults: string[];
  /** The next browser comes from an address of its own. */
  expectBrowser(): void;
  close(): Promise<void>;
}

export async function startSite(): Promise<Site> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const dataDir = await makeDataDir(process.env.PREPARED_DATA_DIR);
  const server = await startServer(dataDir, { PUBLIC_URL: origin, TRUST_PROXY: 'loopback' });
  const faults: string[] = [];
  let browsers = 0;
  const stopProxy = await startProxy({
    port,
    target: server.port,
    clientAddress: () => `10.0.0.${browsers}`,
    hear: (fault) => faults.push(fault),
  });
  return {
    origin,
    serverUrl: server.url,
    faults,
    expectBrowser: () => {
      browsers++;
      faults.length = 0;
    },
    close: async () => {
      stopProxy();
      await server.kill();
      await removeDataDir(dataDir);
    },
  };
}
