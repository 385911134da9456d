import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { patternNames } from '../src/candlestick/pattern-name.ts';

const script = fileURLToPath(new URL('patterns.ts', import.meta.url));
const fixtures = fileURLToPath(new URL('../fixtures/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'patterns-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(...files: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...files], {
    encoding: 'utf8',
    env: { INIT_CWD: folder },
  });
  return { status, stdout, stderr };
}

function write(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return name;
}

describe('patterns', () => {
  it('the command prints the hits of a file as JSON', () => {
    const { status, stdout, stderr } = run(join(fixtures, 'synth-directed.csv'));
    const { cdl } = JSON.parse(readFileSync(join(fixtures, 'synth-directed.talib.json'), 'utf8'));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toEqual(cdl);
  });

  it('the command prints all names in order for a file shorter than any look-back', () => {
    const short = write('short.csv', 'date,open,high,low,close,volume\n2026-03-09,10,12,9,11,500\n');
    const { status, stdout } = run(short);
    expect(status).toBe(0);
    expect(Object.entries(JSON.parse(stdout))).toEqual(patternNames.map((name) => [name, []]));
  });

  it.each([
    ['no file', [], 'Name one candle file: npm run --silent patterns -- FILE.csv\n'],
    ['two files', ['a.csv', 'b.csv'], 'Name one candle file: npm run --silent patterns -- FILE.csv\n'],
    ['a file that is not there', ['nowhere.csv'], 'nowhere.csv cannot be read: there is no such file.\n'],
    ['a folder', ['.'], '. cannot be read: it is a folder.\n'],
    ['an empty file', [write('empty.csv', '')], 'empty.csv: Line 1: the file is empty.\n'],
  ])('the command rejects %s in one sentence', (_name, files, sentence) => {
    expect(run(...files)).toEqual({ status: 1, stdout: '', stderr: sentence });
  });
});
