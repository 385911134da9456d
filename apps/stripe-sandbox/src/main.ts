import pino from 'pino';
import { readSettings, type Settings } from './settings.ts';
import { SECRET_KEY, type Standalone, startStandalone, WEBHOOK_SECRET } from './standalone.ts';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const log = pino({ level: settings.logLevel }, openOutput());
  const standalone = await startStandalone(settings, log);
  console.log(startText(standalone, settings));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(standalone));
}

/** Written at once: the process could not end while lines wait for an output such as a file on a full disk. */
function openOutput() {
  const output = pino.destination({ sync: true, maxLength: 1_000_000 });
  output.on('error', () => {});
  return output;
}

function startText({ publicUrl }: Standalone, { webhookUrl, dataDir }: Settings): string {
  return [
    `Stripe sandbox at ${publicUrl}. No money moves.`,
    `  Secret key      ${SECRET_KEY}`,
    `  Webhook secret  ${WEBHOOK_SECRET}`,
    `  Webhook         ${webhookUrl ?? 'none: set WEBHOOK_URL'}`,
    `  Data            ${dataDir}`,
  ].join('\n');
}

function stop(standalone: Standalone): void {
  standalone.close().catch(fail);
}

function fail(error: unknown): void {
  console.error(`The Stripe sandbox failed.\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

main().catch(fail);
