import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

export interface Delivery {
  /** The addresses that the server was to deliver to. */
  readonly recipients: string[];
  readonly sender: string;
  readonly mail: Email;
}

export interface SmtpServer {
  readonly url: string;
  readonly deliveries: Delivery[];
  /** The codes with which the next mails are refused, one each; then mails are taken. */
  readonly refusals: number[];
  /** How many mails were offered, taken or not. */
  offered: number;
  close(): Promise<void>;
}

/** A real mail server on a port of this machine: a free one, or `port`. */
export async function startSmtpServer(port = 0): Promise<SmtpServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, callback) => {
      smtp.offered += 1;
      void receive(stream).then((mail) => {
        const code = smtp.refusals.shift();
        const { mailFrom, rcptTo } = session.envelope;
        if (code !== undefined) return callback(refusal(code, rcptTo[0]?.address));
        const sender = mailFrom ? mailFrom.address : '';
        smtp.deliveries.push({ mail, sender, recipients: rcptTo.map(({ address }) => address) });
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const smtp: SmtpServer = { url: `smtp://127.0.0.1:${address.port}`, deliveries: [], refusals: [], offered: 0, close };
  return smtp;
}

/** Worded like real mail servers, with the address. */
function refusal(code: number, address: string | undefined): Error {
  const text = `${Math.floor(code / 100)}.1.1 <${address}> user unknown`;
  return Object.assign(new Error(text), { responseCode: code });
}

async function receive(stream: SMTPServerDataStream): Promise<Email> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return PostalMime.parse(Buffer.concat(chunks));
}

interface SilentServer {
  readonly url: string;
  readonly port: number;
  /** How many have ever connected. */
  connections(): number;
  close(): Promise<void>;
}

/** A server that accepts connections and never responds. */
export async function startSilentServer(): Promise<SilentServer> {
  const server = createServer();
  const sockets = new Set<{ destroy(): void }>();
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, port, connections: () => sockets.size, close };
}
