import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { pipeline as runPipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { createTableSum, type StoredSequence, type StoredTable, type TableSum } from './stored-tables.ts';

/** Thrown for a file that is no backup, or none that this version can use. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Raise it when a file of today could no longer be read as one of then. */
const FORMAT = 1;

const header = z.object({
  product: z.literal('wickwise'),
  format: z.number(),
  /** The newest migration of the database, as the journal of migrations dates it. */
  migration: z.number(),
  engine: z.enum(['embedded', 'postgres']),
  createdAt: z.iso.datetime(),
  /** The queues that its jobs belong to. */
  queues: z.array(z.string()),
});
export type BackupHeader = z.output<typeof header>;

const table = z.object({
  table: z.object({ name: z.string(), columns: z.array(z.object({ name: z.string(), type: z.string() })) }),
});
const sequence = z.object({ sequence: z.object({ name: z.string(), lastValue: z.string().nullable() }) });
const end = z.object({ sums: z.record(z.string(), z.object({ rows: z.number(), digest: z.string() })) });

/** What a backup holds, in this order. */
export type BackupPart =
  | { readonly header: BackupHeader }
  | { readonly table: StoredTable }
  /** Of the table before, each as a JSON array of the texts of its columns. */
  | { readonly rows: readonly string[] }
  | { readonly sequence: StoredSequence }
  | { readonly sums: Readonly<Record<string, TableSum>> };

/** What a whole backup holds. */
export interface BackupSummary extends BackupHeader {
  readonly sums: Readonly<Record<string, TableSum>>;
}

/**
 * Writes a backup: compressed lines of JSON, readable by the owner only. The file appears when it is complete.
 * @throws BackupError when there is such a file already.
 */
export async function writeBackupFile(file: string, parts: AsyncIterable<BackupPart>): Promise<void> {
  if (await exists(file)) throw new BackupError(`${file} exists already. Choose another name, or move it away.`);
  const unfinished = `${file}.unfinished`;
  try {
    const output = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await runPipeline(Readable.from(toLines(parts)), createGzip(), output);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    (error) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}

async function* toLines(parts: AsyncIterable<BackupPart>): AsyncGenerator<string> {
  for await (const part of parts) {
    if ('rows' in part) yield `${part.rows.join('\n')}\n`;
    else yield `${JSON.stringify('header' in part ? part.header : part)}\n`;
  }
}

/**
 * Reads a backup. Its rows have not been compared with its sums yet: `verifyBackupFile` does that.
 * @throws BackupError when it is another file, of a newer version, damaged, or ends too early.
 */
export async function* readBackupFile(file: string): AsyncGenerator<BackupPart> {
  let isComplete = false;
  let isFirst = true;
  let rows: string[] = [];
  for await (const line of readLines(file)) {
    if (isFirst) yield { header: parseHeader(file, line) };
    else if (line.startsWith('[')) rows.push(line);
    if (rows.length > 0 && (rows.length === BATCH || line.startsWith('{'))) {
      yield { rows };
      rows = [];
    }
    if (!isFirst && line.startsWith('{')) {
      const part = parsePart(file, line);
      isComplete = 'sums' in part;
      yield part;
    }
    isFirst = false;
  }
  if (!isComplete) throw damaged(file);
}

/** Rows in memory at a time. */
const BATCH = 1000;

/** Reads a whole backup, and compares its rows with the sums at its end. */
export async function verifyBackupFile(file: string): Promise<BackupSummary> {
  let start: BackupHeader | null = null;
  let stated: BackupSummary['sums'] = {};
  const counted: { name: string; sum: ReturnType<typeof createTableSum> }[] = [];
  for await (const part of readBackupFile(file)) {
    if ('header' in part) start = part.header;
    if ('table' in part) counted.push({ name: part.table.name, sum: createTableSum() });
    if ('rows' in part) counted.at(-1)?.sum.add(part.rows);
    if ('sums' in part) stated = part.sums;
  }
  const sums = Object.fromEntries(counted.map(({ name, sum }) => [name, sum.result()]));
  if (start === null || !isDeepStrictEqual(sums, stated)) throw damaged(file);
  return { ...start, sums };
}

async function* readLines(file: string): AsyncGenerator<string> {
  const text = createGunzip().setEncoding('utf8');
  // The error is thrown below, where the text is read.
  pipeline(createReadStream(file), text, () => {});
  let rest = '';
  try {
    for await (const chunk of text) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw explain(file, error);
  }
  if (rest !== '') throw damaged(file);
}

function explain(file: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return new BackupError(`There is no file ${file}.`);
  if (code === 'Z_DATA_ERROR' && error instanceof Error && error.message === 'incorrect header check')
    return foreign(file);
  return code.startsWith('Z_') ? damaged(file) : error;
}

function parseHeader(file: string, line: string): BackupHeader {
  const { data } = header.safeParse(parseJson(line));
  if (data === undefined) throw foreign(file);
  if (data.format > FORMAT) {
    throw new BackupError(
      `${file} was made by a newer version of Wickwise. Restore it with that version or a later one.`,
    );
  }
  return data;
}

const laterPart = z.union([table, sequence, end]);

function parsePart(file: string, line: string): BackupPart {
  const { data } = laterPart.safeParse(parseJson(line));
  if (data === undefined) throw damaged(file);
  return data;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

const foreign = (file: string) => new BackupError(`${file} is no backup of Wickwise.`);
const damaged = (file: string) => new BackupError(`${file} is damaged: it isn’t what was written. Use another backup.`);
