import { decodeText } from './decode.ts';
import { readDelimited } from './delimited.ts';
import type { Grid } from './grid.ts';
import { readHtml, readXml } from './markup.ts';
import { readSpreadsheet } from './spreadsheet.ts';

/** A file as the trader chose it. */
export interface ImportFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The tables of a file, or why there are none, as a sentence that says what to do. */
export type FileContent =
  | { readonly grids: readonly Grid[]; readonly separator: string | null }
  | { readonly refusal: string };

const MEGABYTE = 2 ** 20;
/** The largest file that is read, in megabytes. */
export const MAX_FILE_MEGABYTES = 64;

const signatures: readonly { readonly starts: readonly number[]; readonly refusal: string }[] = [
  { starts: [0x25, 0x50, 0x44, 0x46], refusal: 'This is a PDF. Export the trades as CSV or Excel (.xlsx) instead.' },
  ...[
    [0x89, 0x50, 0x4e, 0x47],
    [0xff, 0xd8, 0xff],
    [0x47, 0x49, 0x46, 0x38],
    [0x52, 0x49, 0x46, 0x46],
  ].map((starts) => ({
    starts,
    refusal: 'This is a picture. Export the trades as CSV or Excel (.xlsx) instead.',
  })),
  {
    starts: [0xd0, 0xcf, 0x11, 0xe0],
    refusal:
      'This is an old Excel file, or one with a password. Open it, and save it as .xlsx or CSV without a password.',
  },
];

/** Reads a file by what it holds, whatever its name says. */
export async function readFile({ bytes }: ImportFile): Promise<FileContent> {
  if (bytes.length === 0) return { refusal: 'This file is empty. Export it again.' };
  if (bytes.length > MAX_FILE_MEGABYTES * MEGABYTE) return { refusal: tooLarge(bytes.length) };
  const known = signatures.find(({ starts }) => startsWith(bytes, starts));
  if (known !== undefined) return { refusal: known.refusal };
  if (startsWith(bytes, [0x50, 0x4b])) return readWorkbook(bytes);
  return readText(decodeText(bytes));
}

function tooLarge(size: number): string {
  const megabytes = Math.round(size / MEGABYTE);
  return `This file is ${megabytes} MB; the limit is ${MAX_FILE_MEGABYTES} MB. Export fewer months at a time.`;
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

const NO_WORKBOOK =
  'We can’t read this Excel file. If it is a ZIP, unpack it first; if it has a password, save it without one.';

async function readWorkbook(bytes: Uint8Array): Promise<FileContent> {
  try {
    return checked({ grids: await readSpreadsheet(bytes), separator: null });
  } catch {
    return { refusal: NO_WORKBOOK };
  }
}

function readText(text: string): FileContent {
  const start = text
    .slice(0, 2000)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (start === '') return { refusal: 'This file is empty. Export it again.' };
  if (text.slice(0, 2000).includes('\0')) return { refusal: NO_TABLE };
  if (/^(<!doctype html|<html|<table)/i.test(start) || (start.startsWith('<') && /<t[dr][\s>]/i.test(text)))
    return checked({ grids: readHtml(text), separator: null });
  if (start.startsWith('<')) return checked({ grids: readXml(text), separator: null });
  return checked(readDelimited(text));
}

const NO_TABLE =
  'We can’t find a table with at least three columns in this file. Export your trades as CSV or Excel (.xlsx).';

function checked(content: { grids: readonly Grid[]; separator: string | null }): FileContent {
  const rows = content.grids.flatMap((grid) => grid.rows);
  if (!rows.some(({ cells }) => cells.length > 2)) return { refusal: NO_TABLE };
  return rows.length < 2 ? { refusal: 'This file has no rows below its header.' } : content;
}
