import { expect, test } from 'vitest';
import { makeDataDir, removeDataDir, startServer } from '../../../tests/browser/support/server-process.ts';
import { Client } from '../../../tests/crash/client.ts';
import { payForHeritage } from '../../../tests/crash/payment.ts';
import { startSilentServer, startSmtpServer } from '../../../tests/support/smtp.ts';

test('a receipt that a killed process was sending is sent by the next one, once', async () => {
  const [silent, dataDir] = [await startSilentServer(), await makeDataDir()];
  const server = await startServer(dataDir, { SMTP_URL: silent.url });
  const gate = { isOpen: Promise.resolve() };
  const world = { origin: server.url, gate, leaving: 0, random: () => 0, isOver: false, acknowledged: 0 };
  const losses: string[] = [];
  const client = new Client(world);
  await payForHeritage({ ...world, paid: [], losses }, { client, email: 'guest@example.com' });
  expect(losses).toEqual([]);
  await expect.poll(silent.connections, { timeout: 20_000 }).toBe(1);
  await server.kill();
  await silent.close();

  const smtp = await startSmtpServer(silent.port);
  await server.start();
  await expect.poll(() => smtp.deliveries.length, { timeout: 20_000 }).toBe(1);
  await server.stop();
  await server.start();
  await server.stop();
  expect(smtp.deliveries.map(({ recipients }) => recipients)).toEqual([['guest@example.com']]);
  expect(smtp.deliveries[0]?.mail.messageId).toMatch(/^<receipt-[\w-]+@/);
  await smtp.close();
  await removeDataDir(dataDir);
}, 180_000);
