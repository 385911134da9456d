import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface PushMessage {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A stand-in for the push service of browsers: it keeps what it gets, and answers with `status`. */
export interface PushService {
  readonly messages: PushMessage[];
  status: number;
  /** A new browser's subscription, as it sends it to the server. */
  subscription(): { endpoint: string; keys: { p256dh: string; auth: string } };
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const messages: PushMessage[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    messages.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(service.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const subscription = () => ({
    endpoint: `http://localhost:${port}/${randomBytes(16).toString('hex')}`,
    keys: { p256dh: publicKey(), auth: randomBytes(16).toString('base64url') },
  });
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const service: PushService = { messages, status: 201, subscription, close };
  return service;
}

function publicKey(): string {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return keys.getPublicKey('base64url');
}
