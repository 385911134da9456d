import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { DestinationStream } from 'pino';

/** How much of the log waits for an output that can't be written, such as a file on a full disk. */
const MAX_WAITING_BYTES = 1_000_000;
const RETRY_MS = 250;

/** Writes to a file descriptor, and resolves with the number of bytes written. */
type WriteBytes = (bytes: Buffer) => Promise<number>;

interface LogOutputOptions {
  /** Called when the output can be written again, with the number of lines that were dropped. */
  onDropped(lines: number): void;
  readonly write?: WriteBytes;
}

/**
 * Where the log goes. Pino's own destination ends the process when it cannot write, and then waits forever for what it
 * could not write; this one keeps as much as it may, drops the rest and tries again.
 */
export class LogOutput implements DestinationStream {
  readonly #fd: number;
  readonly #write: WriteBytes;
  readonly #onDropped: (lines: number) => void;
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #dropped = 0;
  #isWriting = false;

  constructor(fd: number, { onDropped, write = writeTo(fd) }: LogOutputOptions) {
    this.#fd = fd;
    this.#write = write;
    this.#onDropped = onDropped;
  }

  write(line: string): void {
    const bytes = Buffer.from(line);
    if (this.#waitingBytes + bytes.length > MAX_WAITING_BYTES) {
      this.#dropped += 1;
      return;
    }
    this.#waiting.push(bytes);
    this.#waitingBytes += bytes.length;
    if (!this.#isWriting) void this.#writeWaiting();
  }

  /** One last attempt, for a process that ends. */
  flushSync(): void {
    if (this.#waiting.length === 0) return;
    try {
      fs.writeSync(this.#fd, this.#takeWaiting());
    } catch {
      // The process has to end, and there is nowhere left to say it.
    }
  }

  async #writeWaiting(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) {
      const bytes = this.#takeWaiting();
      const written = await this.#write(bytes).catch(() => null);
      if (written !== bytes.length) this.#putBack(bytes.subarray(written ?? 0));
      if (written === null) await pause(RETRY_MS, null, { ref: false });
      else this.#reportDropped();
    }
    this.#isWriting = false;
  }

  #takeWaiting(): Buffer {
    const bytes = Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#waitingBytes = 0;
    return bytes;
  }

  #putBack(bytes: Buffer): void {
    this.#waiting.unshift(bytes);
    this.#waitingBytes += bytes.length;
  }

  #reportDropped(): void {
    const lines = this.#dropped;
    this.#dropped = 0;
    if (lines > 0) this.#onDropped(lines);
  }
}

const writeBytes = promisify(fs.write);

function writeTo(fd: number): WriteBytes {
  return async (bytes) => (await writeBytes(fd, bytes)).bytesWritten;
}
