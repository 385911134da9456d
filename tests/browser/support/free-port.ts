import { createServer } from 'node:net';

/** A port that the operating system has free at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      if (typeof address !== 'object' || address === null) return reject(new Error('The probe has no port.'));
      probe.close(() => resolve(address.port));
    });
  });
}
