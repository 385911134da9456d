import { once } from 'node:events';
import { connect } from 'node:net';

const HEADERS = [
  'POST /api/auth/link HTTP/1.1',
  'Content-Type: application/json',
  'Content-Length: 60000',
  // The server says when it has read the headers.
  'Expect: 100-continue',
];

export interface SlowUpload {
  /** All that the server has said, once it has ended the connection. */
  readonly ended: Promise<string>;
}

/** Begins an upload that takes many minutes, byte by byte. Resolves when the server has begun to receive it. */
export async function beginSlowUpload({ port, origin }: { port: number; origin: string }): Promise<SlowUpload> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let heard = '';
  socket.on('data', (text: string) => {
    heard += text;
  });
  // Writing to a connection that has just been cut fails: that is one way to end.
  socket.on('error', () => {});
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(heard)));
  socket.write([...HEADERS, `Host: ${new URL(origin).host}`, `Origin: ${origin}`, '', ''].join('\r\n'));
  await once(socket, 'data');
  const drip = setInterval(() => socket.write(' '), 20);
  void ended.then(() => clearInterval(drip));
  return { ended };
}
